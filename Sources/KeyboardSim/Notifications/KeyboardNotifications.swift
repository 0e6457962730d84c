import Foundation
import Responder

/// The names of the keyboard's notifications (KN1-KN6).
extension Responder {
  /// The keyboard is about to come, or to change its size while it is up.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// The keyboard has come to rest on the screen.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// The keyboard is about to leave.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// The keyboard has left.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// The keyboard is about to get another frame; from iOS 5, before will-show and will-hide.
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The keyboard has another frame; from iOS 5, before did-show and did-hide.
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")
}

/// The keys of the notifications' user info (KN7-KN15).
extension Responder {
  /// A `CGRect`: where the keyboard was, in screen coordinates; from 3.2.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// A `CGRect`: where the keyboard will be, in screen coordinates; from 3.2.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// An `NSNumber` that reads as a `Double`: how long the keyboard moves, in seconds; from 3.0.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// An `NSNumber` that reads as a `UInt`: the number of the curve; from 3.0. It need not have a name: from iOS 7 it is 7.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// An `NSNumber` that reads as a `Bool`: whether the keyboard belongs to this program; from iOS 9.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// A `CGRect` at (0, 0) with the keyboard's size; deprecated since 3.2 but still there.
  public nonisolated static let keyboardBoundsUserInfoKey = "UIKeyboardBoundsUserInfoKey"
  /// A `CGPoint`: where the keyboard's middle was; deprecated since 3.2 but still there.
  public nonisolated static let keyboardCenterBeginUserInfoKey = "UIKeyboardCenterBeginUserInfoKey"
  /// A `CGPoint`: where the keyboard's middle will be; deprecated since 3.2 but still there.
  public nonisolated static let keyboardCenterEndUserInfoKey = "UIKeyboardCenterEndUserInfoKey"
  /// An `Int`, 1 if a person moved the keyboard; never documented, from iOS 5 to 7.
  nonisolated static let keyboardFrameChangedByUserInteraction = "UIKeyboardFrameChangedByUserInteraction"
}
