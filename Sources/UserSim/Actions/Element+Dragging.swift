import Foundation
import Simulation
import ViewTree

extension Element {
  /// Swipes up from the element's center, over two fifths of the screen or to its edge; the finger is lifted
  /// while it moves.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger.
  ///   - force: Whether to swipe regardless of obstacles.
  public func swipeUp(
    velocity: GestureVelocity = .default,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act("swipeUp()", as: .swipe("Up", velocity), force: force, at: place) {
      user.swipe(from: $1, CGVector(dx: 0, dy: -1), velocity)
    }
  }

  /// Swipes down from the element's center; see ``swipeUp(velocity:force:fileID:filePath:line:column:)``.
  public func swipeDown(
    velocity: GestureVelocity = .default,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act("swipeDown()", as: .swipe("Down", velocity), force: force, at: place) {
      user.swipe(from: $1, CGVector(dx: 0, dy: 1), velocity)
    }
  }

  /// Swipes left from the element's center; see ``swipeUp(velocity:force:fileID:filePath:line:column:)``.
  public func swipeLeft(
    velocity: GestureVelocity = .default,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act("swipeLeft()", as: .swipe("Left", velocity), force: force, at: place) {
      user.swipe(from: $1, CGVector(dx: -1, dy: 0), velocity)
    }
  }

  /// Swipes right from the element's center; see ``swipeUp(velocity:force:fileID:filePath:line:column:)``.
  public func swipeRight(
    velocity: GestureVelocity = .default,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act("swipeRight()", as: .swipe("Right", velocity), force: force, at: place) {
      user.swipe(from: $1, CGVector(dx: 1, dy: 0), velocity)
    }
  }

  /// Puts a finger on the element's center, and after a number of seconds drags it to the center of another
  /// element, where it is lifted.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds that the finger rests before it moves.
  ///   - other: The element at the end of the drag; it may be covered.
  ///   - velocity: The velocity of the finger.
  ///   - holdDuration: The time in seconds that the finger rests before it is lifted; without a rest, dragged
  ///     content keeps moving by inertia.
  ///   - force: Whether to drag regardless of obstacles at the start.
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo other: Element,
    withVelocity velocity: GestureVelocity = .default,
    thenHoldForDuration holdDuration: TimeInterval = 0,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = "press(forDuration: \(duration), thenDragTo: \(other))"
    try act(
      call,
      as: .drag(to: other.recordedSpelling, other.spelling, duration, velocity, holdDuration),
      to: other,
      force: force,
      at: place
    ) { point, end in
      user.drag(from: point, to: end, resting: duration, velocity, holding: holdDuration)
    }
  }
}

extension User {
  /// Swipes in a direction in interface coordinates; returns the reason if it can't, or `nil`.
  func swipe(
    from start: CGPoint,
    _ direction: CGVector,
    _ velocity: GestureVelocity
  ) -> InteractionError.Reason? {
    let screen = application.screen
    let (area, map) = (screen.interfaceBounds.insetBy(dx: 1, dy: 1), screen.fromInterface)
    let from = start.applying(map.inverted())
    let way = CGPoint(x: area.width * 0.4 * direction.dx, y: area.height * 0.4 * direction.dy)
    let to = CGPoint(
      x: min(max(from.x + way.x, area.minX), area.maxX),
      y: min(max(from.y + way.y, area.minY), area.maxY)
    )
    return drag(from: start, to: to.applying(map), resting: 0, velocity, holding: 0)
  }

  /// Drags a finger; returns the reason if it can't, or `nil`.
  func drag(
    from start: CGPoint,
    to end: CGPoint,
    resting rest: TimeInterval,
    _ velocity: GestureVelocity,
    holding hold: TimeInterval
  ) -> InteractionError.Reason? {
    let path = FingerPath(from: start).holding(for: .pinned(seconds: rest))
      .moving(to: end, over: velocity.duration(from: start, to: end))
      .holding(for: .pinned(seconds: hold))
    if let refusal = refusal(toTouchAlong: [path]) { return refusal }
    move(along: [path])
    return nil
  }
}
