import Foundation
import Responder
import Simulation

/// A recognizer of a pointer over its view; UIKit's `UIHoverGestureRecognizer`. From iOS 13.
///
/// The gesture begins when the pointer enters the view or a subview, changes as it moves, and ends when it
/// leaves. Touches have no effect on it.
@preconcurrency @MainActor open class HoverGestureRecognizer: GestureRecognizer {
  /// The place of the pointer, in screen coordinates.
  private var pointer: Touch?

  /// Returns the pointer's place in a view's coordinates, or the window's for `nil`; (0, 0) without a
  /// pointer.
  open override func location(in view: View?) -> CGPoint {
    guard let pointer else { return .zero }
    return pointer.location(in: view ?? self.view?.baseWindow)
  }

  /// Changes the state for a pointer at a point of the screen.
  final func hover(_ state: State, at point: CGPoint, in application: Application) {
    pointer = Touch(at: point, timestamp: application.context.presentTime)
    grant(state)
    guard application.log.isEnabled, isLogged else { return sendActions(through: application) }
    application.log.recording(.gesture, debugName, "\(state)") { sendActions(through: application) }
    if state == .ended || state == .cancelled { grant(.possible) }
  }
}
