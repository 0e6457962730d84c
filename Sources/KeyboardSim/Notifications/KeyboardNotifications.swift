import Foundation
import Responder

/// The names of the keyboard's notifications (KN1-KN6).
extension Responder {
  /// Posted when the keyboard is about to appear, or to change its size while it is up.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted when the keyboard has come to rest on the screen.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted when the keyboard is about to hide.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted when the keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted when the keyboard's frame is about to change; from iOS 5, before will-show and will-hide.
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard's frame has changed; from iOS 5, before did-show and did-hide.
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")
}

/// The keys of the notifications' user info (KN7-KN15).
extension Responder {
  /// The key of a `CGRect`: the keyboard's frame before the change, in screen coordinates; from 3.2.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of a `CGRect`: the keyboard's frame after the change, in screen coordinates; from 3.2.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of an `NSNumber` with a `Double`: the duration of the animation, in seconds; from 3.0.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of an `NSNumber` with a `UInt`: the number of the animation curve; from 3.0. The curve may have
  /// no name: from iOS 7 it is 7.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of an `NSNumber` with a `Bool`: whether the keyboard belongs to this app; from iOS 9.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// The key of a `CGRect` at (0, 0) with the keyboard's size; deprecated since 3.2 but still present.
  public nonisolated static let keyboardBoundsUserInfoKey = "UIKeyboardBoundsUserInfoKey"
  /// The key of a `CGPoint`: the keyboard's center before the change; deprecated since 3.2 but still present.
  public nonisolated static let keyboardCenterBeginUserInfoKey = "UIKeyboardCenterBeginUserInfoKey"
  /// The key of a `CGPoint`: the keyboard's center after the change; deprecated since 3.2 but still present.
  public nonisolated static let keyboardCenterEndUserInfoKey = "UIKeyboardCenterEndUserInfoKey"
  /// The key of an `Int`: 1 if the user moved the keyboard; never documented, from iOS 5 to 7.
  nonisolated static let keyboardFrameChangedByUserInteraction = "UIKeyboardFrameChangedByUserInteraction"
}
