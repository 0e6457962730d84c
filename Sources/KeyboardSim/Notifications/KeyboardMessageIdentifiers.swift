import Foundation
import Responder

/// Short names for the message types, for use when registering observers.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardWillShowMessage> {
  /// The identifier of the message that the keyboard is about to appear, or to change its size.
  public static var keyboardWillShow: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardDidShowMessage> {
  /// The identifier of the message that the keyboard has come to rest on the screen.
  public static var keyboardDidShow: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardWillHideMessage> {
  /// The identifier of the message that the keyboard is about to hide.
  public static var keyboardWillHide: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardDidHideMessage> {
  /// The identifier of the message that the keyboard has been hidden.
  public static var keyboardDidHide: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardWillChangeFrameMessage> {
  /// The identifier of the message that the keyboard's frame is about to change.
  public static var keyboardWillChangeFrame: Self { Self() }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Responder.KeyboardDidChangeFrameMessage> {
  /// The identifier of the message that the keyboard's frame has changed.
  public static var keyboardDidChangeFrame: Self { Self() }
}
