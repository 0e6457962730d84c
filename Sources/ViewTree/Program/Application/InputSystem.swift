import Foundation
import Responder

/// Whoever brings input to the first responder: the keyboard.
///
/// The application holds one and tells it what happens to the focus. It is called when a change has been made, inside
/// the call that made it.
@MainActor package protocol InputSystem: InterfaceRotationFollower {
  /// The first responder of a window has changed; nil as the new one means that there is none now.
  func firstResponderDidChange(from old: Responder?, to new: Responder?, in window: Window)
  /// The first responder wants its input views and traits to be looked up again.
  func inputViewsDidChange(for responder: Responder)
  /// A responder of the key window that is not first any more brings its keyboard all the same; a bug of some systems (A46).
  func inputViewsOutlive(_ responder: Responder)
  /// The text or the selection of a first responder has changed, by a person or by code.
  func textDidChange(in responder: Responder)
  /// A window was deallocated, and its first responder is no longer one.
  func windowWasDeallocated(_ address: ObjectIdentifier)
  /// Holds a window of the system's as long as itself: windows hold their application, which only names them.
  func keep(_ window: SystemWindow)
  /// A person has left the program.
  func programDidLeave()
  /// A person comes back to the program, which is not active yet.
  func programWillReturn()
  /// Another window gets keyboard input, or none.
  func keyWindowDidChange()
  /// A finger that scrolls is at a height of the interface, and takes the keyboard along from `padding` points above it.
  func scrollingFingerMoves(to y: CGFloat, padding: CGFloat)
  /// The finger is lifted while it moves down at that speed, in points a second; nil if it was taken away.
  func scrollingFingerLifts(at velocity: CGFloat?)
  /// The keyboards that are switched on, and the one of them that is used.
  var inputModesForTexts: (all: [TextInputMode], current: TextInputMode) { get }
  /// A presented controller begins to go.
  func presentationEnds()
}
