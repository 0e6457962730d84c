import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension User {
  /// Returns the reason a touch can't be made at the center of an element, or `nil` if it can.
  ///
  /// - Parameter waits: Whether a moving element is waited for.
  func refusal(
    toTouch element: FoundElement,
    force: Bool = false,
    waits: Bool = false
  ) -> InteractionError.Reason? {
    if case .view(let view) = element { return refusal(toTouch: view, force: force, waits: waits) }
    layOutScreen()
    if force { return refusal(toTouch: element.middle) }
    func obstacle() -> Obstacle? { finder.finding(for: element)?.obstacle }
    return (waits ? obstacleAtRest(obstacle) : obstacle()).map { .obstructed(view: element.debugName, $0) }
  }
}

extension Element {
  /// Checks that a touch can be made at the center of the element or one of its parts, and calls `body`
  /// there.
  ///
  /// - Parameters:
  ///   - call: The call in Swift syntax: `tap()`.
  ///   - deed: The action for recorders.
  ///   - part: A closure that returns the part of the element to touch.
  ///   - force: Whether to touch regardless of obstacles.
  ///   - place: The call's position in the test.
  ///   - body: A closure that receives the touched element and its center in screen coordinates. It can
  ///     return a reason to refuse.
  func act(
    _ call: @autoclosure () -> String,
    as deed: @autoclosure () -> ElementDeed,
    on part: (FoundElement) -> FoundElement = { $0 },
    force: Bool,
    at place: SourcePlace,
    _ body: (FoundElement, CGPoint) -> InteractionError.Reason?
  ) throws(InteractionError) {
    try user.acting(UserAction(deed(), on: self, force: force, at: place)) { () throws(InteractionError) in
      let found = part(try oneInSight(for: call(), force: force, at: place))
      if let refusal = user.refusal(toTouch: found, force: force, waits: true) ?? body(found, found.middle) {
        throw user.failure(refusal, in: "\(spelling).\(call())", about: found, at: place)
      }
    }
  }

  /// Returns the only match of the element. A table is scrolled first, without animation, if the match is in
  /// a row that is out of sight (XQ3).
  private func oneInSight(
    for call: @autoclosure () -> String,
    force: Bool,
    at place: SourcePlace
  ) throws(InteractionError) -> FoundElement {
    let found = try one(for: call(), at: place)
    guard !force || found.isUnshown, let (table, path) = user.rowOutOfSight(of: found) else { return found }
    table.reveal(rowAt: path)
    return try one(for: call(), at: place)
  }

  /// Checks that a touch can be made at the center of the element, and calls `body` there with the center of
  /// another element, which may be covered; see ``act(_:as:on:force:at:_:)``.
  func act(
    _ call: @autoclosure () -> String,
    as deed: @autoclosure () -> ElementDeed,
    to other: Element,
    force: Bool,
    at place: SourcePlace,
    _ body: (CGPoint, CGPoint) -> InteractionError.Reason?
  ) throws(InteractionError) {
    try user.acting(UserAction(deed(), on: self, force: force, at: place)) { () throws(InteractionError) in
      let end = try other.one(for: "coordinate", at: place).middle
      try act(call(), as: deed(), force: force, at: place) { body($1, end) }
    }
  }
}
