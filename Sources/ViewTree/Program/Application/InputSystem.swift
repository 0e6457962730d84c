import Foundation
import Responder

/// The object that provides input to the first responder: the keyboard.
///
/// The application references one and notifies it of changes of the first responder. Its methods are called
/// after a change, inside the call that made it.
@MainActor package protocol InputSystem: InterfaceRotationFollower {
  /// Notifies the input system that the first responder of a window has changed; `new` is `nil` if there is
  /// none now.
  func firstResponderDidChange(from old: Responder?, to new: Responder?, in window: Window)
  /// Updates the input views and text input traits of a first responder.
  func inputViewsDidChange(for responder: Responder)
  /// Notifies the input system that a former first responder of the key window still brings its keyboard, a
  /// bug of some systems (A46).
  func inputViewsDidOutlive(_ responder: Responder)
  /// Notifies the input system that the simulated user or code has changed the text or the selection of a
  /// first responder.
  func textDidChange(in responder: Responder)
  /// Notifies the input system that a window was deallocated, together with its first responder status.
  func windowWasDeallocated(_ address: ObjectIdentifier)
  /// Retains a system window as long as the input system exists: windows retain their application, which
  /// doesn't retain them.
  func keep(_ window: SystemWindow)
  /// Notifies the input system that the app has entered the background.
  func appDidEnterBackground()
  /// Notifies the input system that the app, which isn't active yet, enters the foreground.
  func appWillEnterForeground()
  /// Notifies the input system that another window, or none, receives keyboard input.
  func keyWindowDidChange()
  /// Notifies the input system of the y coordinate, in the interface, of a scrolling touch that drags the
  /// keyboard from `padding` points above it.
  func scrollingFingerMoves(to y: CGFloat, padding: CGFloat)
  /// Notifies the input system that a scrolling touch has ended, with its downward velocity in points per
  /// second, or was cancelled, with `nil`.
  func scrollingFingerLifts(at velocity: CGFloat?)
  /// The enabled keyboards, and the current one.
  var inputModesForTexts: (all: [TextInputMode], current: TextInputMode) { get }
  /// Notifies the input system that the dismissal of a presented controller begins.
  func presentationEnds()
}
