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
  ///   - part: A closure that returns the part of the element to touch.
  ///   - force: Whether to touch regardless of obstacles.
  ///   - place: The call's position in the test.
  ///   - body: A closure that receives the touched element and its center in screen coordinates. It can
  ///     return a reason to refuse.
  func act(
    _ call: @autoclosure () -> String,
    on part: (FoundElement) -> FoundElement = { $0 },
    force: Bool,
    at place: SourcePlace,
    _ body: (FoundElement, CGPoint) -> InteractionError.Reason?
  ) throws(InteractionError) {
    let found = part(try one(for: call(), at: place))
    if let refusal = user.refusal(toTouch: found, force: force, waits: true) ?? body(found, found.middle) {
      throw user.failure(refusal, in: "\(spelling).\(call())", about: found, at: place)
    }
  }
}
