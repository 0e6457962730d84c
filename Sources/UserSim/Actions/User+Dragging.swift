import Foundation
import Simulation
import ViewTree

/// Drag and drop.
extension User {
  /// The time for which a finger rests before it drags items, and before it is lifted.
  private static let liftTime = Duration.milliseconds(600)
  private static let dropTime = Duration.milliseconds(200)

  /// Drags items from a point of the screen to another, whatever is there: a finger rests for 0.6 seconds,
  /// moves in half a second, and is lifted after 0.2 seconds.
  ///
  /// - Throws: Reason `.offScreen` if one of the points isn't on the screen.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.drag(from: start, to: end, at: place)) { () throws(InteractionError) in
      let path = Self.dragPath(from: start, to: end)
      if let refusal = refusal(toTouchAlong: [path]) {
        throw failure(refusal, in: "user.drag(from:to:)", at: place)
      }
      move(along: [path])
    }
  }

  /// Drops items of another app at a point of the screen, over which they rest for a second.
  ///
  /// - Throws: Reason `.offScreen` if the point isn't on the screen.
  public func drop(
    _ items: [DragItem],
    at point: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.drop(items.count, on: point, at: place)) { () throws(InteractionError) in
      if let refusal = refusal(toTouch: point) { throw failure(refusal, in: "user.drop(_:at:)", at: place) }
      context.activate { application.dragFromOutside(items, along: [point]) }
      settleUnlessManual()
    }
  }

  static func dragPath(from start: CGPoint, to end: CGPoint) -> FingerPath {
    FingerPath(from: start).holding(for: liftTime).moving(to: end, over: .milliseconds(500))
      .holding(for: dropTime)
  }
}

extension Element {
  /// Drags the items of the element to the center of another one: a finger rests on the element's center for
  /// 0.6 seconds, moves in half a second, and is lifted after 0.2 seconds.
  ///
  /// - Parameters:
  ///   - other: The element at the end of the drag; it may be covered.
  ///   - force: Whether to drag regardless of obstacles at the start.
  public func drag(
    to other: Element,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act(
      "drag(to: \(other))",
      as: .drag(to: other),
      to: other,
      force: force,
      at: place
    ) { point, end in
      let path = User.dragPath(from: point, to: end)
      if let refusal = user.refusal(toTouchAlong: [path]) { return refusal }
      user.move(along: [path])
      return nil
    }
  }
}
