import Responder

/// Whoever brings input to the first responder: the keyboard.
///
/// The application holds one and tells it what happens to the focus. It is called when a change has been made, inside
/// the call that made it.
@preconcurrency @MainActor public protocol InputSystem: AnyObject {
  /// The first responder of a window has changed; nil as the new one means that there is none now.
  func firstResponderDidChange(from old: Responder?, to new: Responder?, in window: Window)
  /// The first responder wants its keyboard type and traits to be looked up again.
  func inputViewsDidChange(for responder: Responder)
  /// A responder of the key window that is not first any more brings its keyboard all the same; a bug of some systems (A46).
  func inputViewsOutlive(_ responder: Responder)
  /// Another window gets keyboard input, or none.
  func keyWindowDidChange()
}
