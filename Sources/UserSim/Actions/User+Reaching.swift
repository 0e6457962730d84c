import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension User {
  /// Returns why a finger can't be put on the middle of an element, or nil if it can.
  func refusal(toTouch element: FoundElement, force: Bool = false) -> InteractionError.Reason? {
    if case .view(let view) = element { return refusal(toTouch: view, force: force) }
    lookAtScreen()
    if force { return refusal(toTouch: element.middle) }
    return finder.finding(for: element).map { .obstructed(view: element.debugName, $0.obstacle) }
  }
}

extension Element {
  /// Looks whether a finger can be put on the element's middle, or that of a part, and lets `body` do something there.
  ///
  /// - Parameters:
  ///   - call: What is done: `tap()`.
  ///   - part: What of the element the finger is put on.
  ///   - force: Whether the finger goes down whatever is in the way.
  ///   - place: Where the call stands in the test.
  ///   - body: Gets what the finger is put on, and its middle in screen coordinates. It may refuse by returning a reason.
  func act(
    _ call: @autoclosure () -> String,
    on part: (FoundElement) -> FoundElement = { $0 },
    force: Bool,
    at place: SourcePlace,
    _ body: (FoundElement, CGPoint) -> InteractionError.Reason?
  ) throws(InteractionError) {
    let found = part(try one(for: call(), at: place))
    if let refusal = user.refusal(toTouch: found, force: force) ?? body(found, found.middle) {
      throw user.failure(refusal, in: "\(spelling).\(call())", about: found, at: place)
    }
  }
}
