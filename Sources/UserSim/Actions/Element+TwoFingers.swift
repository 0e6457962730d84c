import Foundation
import Simulation
import ViewTree

extension Element {
  /// Pinches around the element's center with two fingers side by side: apart for a scale above 1, together
  /// for a scale below 1.
  ///
  /// - Parameters:
  ///   - scale: The ratio of the fingers' distance at the end to that at the start; above 0.
  ///   - velocity: The change of the scale per second; its sign is ignored, and 0 counts as 1. The gesture
  ///     takes at most one minute, however low the velocity.
  ///   - force: Whether to pinch regardless of obstacles.
  /// - Throws: Reason `.notAdjustable` for a scale that isn't above 0.
  public func pinch(
    withScale scale: CGFloat,
    velocity: CGFloat,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let number = GeometryText.number(scale)
    let deed = ElementDeed(
      "pinch",
      "to a scale of \(number)",
      "pinch",
      ["withScale: \(scale.exact)", "velocity: \(velocity.exact)"]
    )
    try act("pinch(withScale: \(number))", as: deed, force: force, at: place) { found, point in
      guard scale > 0, scale.isFinite else {
        return .notAdjustable(view: found.debugName, value: number, allowed: "a scale is above 0")
      }
      let reach = user.reach(around: point, in: found.frame)
      let (from, to) = scale > 1 ? (reach / scale, reach) : (reach, reach * scale)
      let time = User.time(toChangeBy: scale - 1, at: velocity)
      return user.tryToMove(
        [-1, 1].map { side in
          FingerPath(from: CGPoint(x: point.x + side * from, y: point.y))
            .moving(to: CGPoint(x: point.x + side * to, y: point.y), over: time)
        }
      )
    }
  }

  /// Rotates two fingers around the element's center.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians, clockwise on the screen.
  ///   - velocity: The velocity in radians per second; its sign is ignored, and 0 counts as 1. The gesture
  ///     takes at most one minute, however low the velocity.
  ///   - force: Whether to rotate regardless of obstacles.
  public func rotate(
    _ rotation: CGFloat,
    withVelocity velocity: CGFloat,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let deed = ElementDeed(
      "rotate",
      "by \(GeometryText.number(rotation)) radians with two fingers",
      "rotate",
      [rotation.exact, "withVelocity: \(velocity.exact)"]
    )
    try act("rotate(\(GeometryText.number(rotation)))", as: deed, force: force, at: place) { found, point in
      let reach = user.reach(around: point, in: found.frame)
      let time = User.time(toChangeBy: rotation, at: velocity)
      return user.tryToMove(
        [0, CGFloat.pi].map { start in
          FingerPath(around: point, reach, from: start, by: rotation, over: time)
        }
      )
    }
  }
}

extension FingerPath {
  /// Creates an arc around a point from straight steps of 10 ms each.
  fileprivate init(
    around middle: CGPoint,
    _ radius: CGFloat,
    from angle: CGFloat,
    by rotation: CGFloat,
    over duration: Duration
  ) {
    let place = { (part: CGFloat) in
      let angle = angle + rotation * part
      return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
    let count = max(1, Int((duration / FingerSamples.interval).rounded(.up)))
    let pieces = (1...count).map {
      Step(to: place(CGFloat($0) / CGFloat(count)), over: duration / count)
    }
    self.init(from: place(0), pieces)
  }
}

extension User {
  /// Returns the maximum distance of two fingers from a point, in points, without leaving a frame or the
  /// screen; at least 1.
  fileprivate func reach(around point: CGPoint, in frame: CGRect) -> CGFloat {
    let area = frame.intersection(application.screen.bounds)
    let room = min(point.x - area.minX, area.maxX - point.x, point.y - area.minY, area.maxY - point.y)
    return max(1, room * 0.9)
  }

  /// Returns the duration of a two-finger gesture at a velocity, whose sign is ignored; at most one minute.
  fileprivate static func time(toChangeBy amount: CGFloat, at velocity: CGFloat) -> Duration {
    let seconds = Double(abs(amount) / (velocity == 0 ? 1 : abs(velocity)))
    return .pinned(seconds: min(60, seconds))
  }

  fileprivate func tryToMove(_ paths: [FingerPath]) -> InteractionError.Reason? {
    if let refusal = refusal(toTouchAlong: paths) { return refusal }
    move(along: paths)
    return nil
  }
}
