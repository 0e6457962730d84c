import Foundation
import Simulation
import ViewTree

/// The pointer of a mouse or a trackpad.
extension User {
  /// Moves the pointer to a point of the screen, where it stays until it is moved or
  /// ``hidePointer(fileID:filePath:line:column:)`` is called. Before iOS 13.4 it has no effect.
  ///
  /// - Throws: Reason `.offScreen` if the point isn't on the screen.
  public func hover(
    at point: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.hover(point, at: place)) { () throws(InteractionError) in
      if let refusal = refusal(toTouch: point) { throw failure(refusal, in: "user.hover(at:)", at: place) }
      movePointer(to: point)
    }
  }

  /// Removes the pointer from the screen, as if the mouse were disconnected.
  public func hidePointer(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    acting(.hover(nil, at: place)) { movePointer(to: nil) }
  }

  /// The place of the pointer, in screen coordinates; `nil` if there is none.
  public var pointerLocation: CGPoint? { application.pointerLocation }

  /// The style that the interaction under the pointer gives it; `nil` for the system's.
  public var pointerStyle: PointerStyle? { application.pointerStyle }

  func movePointer(to point: CGPoint?) {
    context.activate { application.movePointer(to: point) }
    settleUnlessManual()
  }
}

extension Element {
  /// Moves the pointer to the element's center.
  ///
  /// - Parameter force: Whether to move it regardless of obstacles.
  public func hover(
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try act("hover()", as: ElementDeed("move the pointer to", "", "hover"), force: force, at: place) {
      _,
      point in
      user.movePointer(to: point)
      return nil
    }
  }
}
