import Foundation
import Responder

/// Short names for the types of messages, as observers are registered for them.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardWillShowMessage> {
  /// The keyboard is about to come, or to change its size.
  public static var keyboardWillShow: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardDidShowMessage> {
  /// The keyboard has come to rest on the screen.
  public static var keyboardDidShow: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardWillHideMessage> {
  /// The keyboard is about to leave.
  public static var keyboardWillHide: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardDidHideMessage> {
  /// The keyboard has left.
  public static var keyboardDidHide: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardWillChangeFrameMessage> {
  /// The keyboard is about to get another frame.
  public static var keyboardWillChangeFrame: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardDidChangeFrameMessage> {
  /// The keyboard has another frame.
  public static var keyboardDidChangeFrame: Self { Self() }
}
