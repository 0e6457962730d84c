import Foundation
import Simulation

/// The parameters of the keyboard's animation during a transition of controllers.
package struct PendingFocusAnimation: Sendable {
  /// The duration of the transition, and so of the keyboard's animation.
  package var duration: Duration
  /// The distance below its final position at which the keyboard begins; nil for just below the screen.
  package var distance: CGFloat?
}

/// The circumstances of a change of the first responder that decide how the keyboard moves.
package struct FocusCircumstances: Sendable {
  /// The transition that the keyboard moves with; nil for its ordinary slide.
  package internal(set) var ride: PendingFocusAnimation?
  /// Whether editing ends because a drag begins (KB18).
  package internal(set) var isEndForDrag = false
}

extension Window {
  /// Makes a view first responder that requested it outside a window (A24), at once or with a transition.
  final func performDeferredFocusRequest(of view: View) {
    guard deferredFocusRequests == nil else {
      deferredFocusRequests?.append(view)
      return
    }
    view.becomesFirstResponderInWindow = false
    view.becomeFirstResponder()
  }

  /// Defers pending first-responder requests until ``performDeferredFocusRequests(riding:)``.
  final func deferFocusRequests() {
    if deferredFocusRequests == nil { deferredFocusRequests = [] }
  }

  /// Fulfills the deferred first-responder requests. Called inside a transition's animation block, so that
  /// the layout in handlers of the keyboard's notifications is animated with it (G27).
  final func performDeferredFocusRequests(riding ride: PendingFocusAnimation?) {
    let views = deferredFocusRequests ?? []
    deferredFocusRequests = nil
    let outer = application.focusCircumstances
    application.focusCircumstances.ride = ride
    for view in views where view.becomesFirstResponderInWindow && view.baseWindow === self {
      performDeferredFocusRequest(of: view)
    }
    application.focusCircumstances = outer
  }
}
