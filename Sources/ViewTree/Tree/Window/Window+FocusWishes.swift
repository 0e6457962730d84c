import Foundation
import Simulation

/// How the keyboard comes along with a transition of controllers.
package struct FocusRide: Sendable {
  /// How long the transition takes, and so the keyboard.
  package var duration: Duration
  /// How far below its place the keyboard begins; nil for just below the screen.
  package var distance: CGFloat?
}

extension Window {
  /// Makes a view first responder that wished for it before it was in a window (A24), at once or with a transition.
  final func fulfillFocusWish(of view: View) {
    guard heldFocusWishes == nil else {
      heldFocusWishes?.append(view)
      return
    }
    view.wantsFocus = false
    view.becomeFirstResponder()
  }

  /// Lets wishes wait for ``fulfillFocusWishes(riding:)``.
  final func holdFocusWishes() {
    if heldFocusWishes == nil { heldFocusWishes = [] }
  }

  /// Fulfills the wishes that wait. Called inside a transition's animation block, so that what handlers of the
  /// keyboard's notifications lay out is animated with it (G27).
  final func fulfillFocusWishes(riding ride: FocusRide?) {
    let views = heldFocusWishes ?? []
    heldFocusWishes = nil
    let outer = application.focusRide
    application.focusRide = ride
    for view in views where view.wantsFocus && view.ownWindow === self { fulfillFocusWish(of: view) }
    application.focusRide = outer
  }
}
