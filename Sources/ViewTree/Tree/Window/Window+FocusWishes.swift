import Foundation
import Simulation

/// The parameters of the keyboard's animation during a transition of controllers.
package struct FocusRide: Sendable {
  /// The duration of the transition, and so of the keyboard's animation.
  package var duration: Duration
  /// The distance below its final position at which the keyboard begins; nil for just below the screen.
  package var distance: CGFloat?
}

/// The circumstances of a change of the first responder that decide how the keyboard moves.
package struct FocusCircumstances: Sendable {
  /// The transition that the keyboard moves with; nil for its ordinary slide.
  package internal(set) var ride: FocusRide?
  /// Whether editing ends because a drag begins (KB18).
  package internal(set) var isEndForDrag = false
}

extension Window {
  /// Makes a view first responder that requested it outside a window (A24), at once or with a transition.
  final func fulfillFocusWish(of view: View) {
    guard heldFocusWishes == nil else {
      heldFocusWishes?.append(view)
      return
    }
    view.wantsFocus = false
    view.becomeFirstResponder()
  }

  /// Defers pending first-responder requests until ``fulfillFocusWishes(riding:)``.
  final func holdFocusWishes() {
    if heldFocusWishes == nil { heldFocusWishes = [] }
  }

  /// Fulfills the deferred first-responder requests. Called inside a transition's animation block, so that
  /// the layout in handlers of the keyboard's notifications is animated with it (G27).
  final func fulfillFocusWishes(riding ride: FocusRide?) {
    let views = heldFocusWishes ?? []
    heldFocusWishes = nil
    let outer = application.focusCircumstances
    application.focusCircumstances.ride = ride
    for view in views where view.wantsFocus && view.ownWindow === self { fulfillFocusWish(of: view) }
    application.focusCircumstances = outer
  }
}
