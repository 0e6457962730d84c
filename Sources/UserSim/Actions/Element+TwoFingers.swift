import Foundation
import Simulation
import ViewTree

extension Element {
  /// Pinches around its middle with two fingers side by side: apart for a scale above 1, together for one below.
  ///
  /// - Parameters:
  ///   - scale: How many times as far apart the fingers are at the end; above 0.
  ///   - velocity: How much the scale changes in a second; its sign does not matter, and 0 counts as 1. So slow that it takes
  ///     more than a minute it can't be.
  ///   - force: Whether the fingers go down whatever is in the way.
  /// - Throws: Reason `.notAdjustable` for a scale that is not above 0.
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
    try act("pinch(withScale: \(number))", force: force, at: place) { found, point in
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

  /// Turns two fingers around its middle.
  ///
  /// - Parameters:
  ///   - rotation: How far, in radians, clockwise on the screen.
  ///   - velocity: Radians per second; its sign does not matter, and 0 counts as 1. So slow that it takes more than a minute
  ///     it can't be.
  ///   - force: Whether the fingers go down whatever is in the way.
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
    try act("rotate(\(GeometryText.number(rotation)))", force: force, at: place) { found, point in
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
  /// Makes a path around a point, as straight pieces of 10 ms each.
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
  /// How far two fingers can be from a point, in points, without leaving a frame or the screen; at least 1.
  fileprivate func reach(around point: CGPoint, in frame: CGRect) -> CGFloat {
    let area = frame.intersection(application.screen.bounds)
    let room = min(point.x - area.minX, area.maxX - point.x, point.y - area.minY, area.maxY - point.y)
    return max(1, room * 0.9)
  }

  /// How long two fingers take at a velocity, whose sign does not matter; a minute at most.
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
