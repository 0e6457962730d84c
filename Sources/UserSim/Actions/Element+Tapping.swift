import Foundation
import Simulation
import ViewTree

extension Element {
  /// Taps the element's center: a finger goes down, stays for 50 ms, and is lifted.
  ///
  /// - Parameter force: Whether to tap regardless of obstacles.
  /// - Throws: Reasons `.noMatch`, `.severalMatches`, and `.obstructed` if the touch wouldn't reach the
  ///   element.
  public func tap(
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act(.tap, force: force, at: place)
  }

  /// Taps the element's center twice, 100 ms apart.
  public func doubleTap(
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act(.doubleTap, force: force, at: place)
  }

  /// Taps the element with two fingers at once, side by side around its center.
  public func twoFingerTap(
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let deed = ElementDeed("tap", "with two fingers", "twoFingerTap")
    try act("twoFingerTap()", as: deed, force: force, at: place) {
      user.tap($1, fingers: 2, times: 1, in: $0.frame)
    }
  }

  /// Taps the element several times, 100 ms apart, with fingers side by side around its center.
  ///
  /// Numbers below 1 count as 1.
  public func tap(
    withNumberOfTaps numberOfTaps: Int,
    numberOfTouches: Int,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = "tap(withNumberOfTaps: \(numberOfTaps), numberOfTouches: \(numberOfTouches))"
    let deed = ElementDeed(
      "tap",
      "\(numberOfTaps) times with \(numberOfTouches) fingers",
      "tap",
      ["withNumberOfTaps: \(numberOfTaps)", "numberOfTouches: \(numberOfTouches)"]
    )
    try act(call, as: deed, force: force, at: place) {
      user.tap($1, fingers: numberOfTouches, times: numberOfTaps, in: $0.frame)
    }
  }

  /// Puts a finger on the element's center, and lifts it after a number of seconds.
  public func press(
    forDuration duration: TimeInterval,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act(.press(forDuration: duration), force: force, at: place)
  }

  private func act(_ work: FingerWork, force: Bool, at place: SourcePlace) throws(InteractionError) {
    try act(work.call, as: .work(work), force: force, at: place) { user.perform(work, at: $1) }
  }
}

extension User {
  /// The time from one tap to the next.
  private static let pause = Duration.milliseconds(100)
  /// The distance between two fingers, in points.
  private static let fingerDistance: CGFloat = 20

  /// Taps several times with fingers side by side, closer together in a narrow frame; returns the reason if
  /// it can't, or `nil`.
  func tap(_ point: CGPoint, fingers: Int, times: Int, in frame: CGRect) -> InteractionError.Reason? {
    let count = max(1, fingers)
    let distance = min(Self.fingerDistance, frame.width / CGFloat(count))
    let paths = (0..<count).map { finger in
      let x = point.x + (CGFloat(finger) - CGFloat(count - 1) / 2) * distance
      return FingerPath(from: CGPoint(x: x, y: point.y)).holding(for: User.tapDuration)
    }
    if let refusal = refusal(toTouchAlong: paths) { return refusal }
    for time in 0..<max(1, times) {
      if time > 0 { context.activate { context.clock.advance(by: Self.pause) } }
      perform(paths)
    }
    settleUnlessManual()
    return nil
  }
}
