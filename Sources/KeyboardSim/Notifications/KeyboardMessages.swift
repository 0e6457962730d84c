import Foundation
import Responder
import Simulation
import ViewTree

/// A keyboard notification as a typed message, from iOS 26; the notification of the same name is the same
/// post (KN34).
///
/// The properties match the user info; their names are assumed.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
@MainActor public protocol KeyboardMessage: NotificationMessage, Sendable where Subject == Screen {
  /// The message's content.
  var content: KeyboardMessageContent { get }
  /// Creates a message.
  init(_ content: KeyboardMessageContent)
}

/// The content of a keyboard message.
public struct KeyboardMessageContent: Hashable, Sendable {
  /// The keyboard's frame before the change, in screen coordinates.
  public var frameBegin: CGRect
  /// The keyboard's frame after the change, in screen coordinates.
  public var frameEnd: CGRect
  /// The duration of the animation, in seconds; 0 in did-hide, whose notification doesn't have it (KN28).
  public var animationDuration: Double
  /// The number of the animation curve; 0 in did-hide.
  public var animationCurve: UInt
  /// Whether the keyboard belongs to this app; true in did-hide.
  public var isLocal: Bool

  /// Creates the content for a change of the keyboard's frame.
  public init(
    frameBegin: CGRect,
    frameEnd: CGRect,
    animationDuration: Double = 0,
    animationCurve: UInt = 0,
    isLocal: Bool = true
  ) {
    self.frameBegin = frameBegin
    self.frameEnd = frameEnd
    self.animationDuration = animationDuration
    self.animationCurve = animationCurve
    self.isLocal = isLocal
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension KeyboardMessage {
  /// The keyboard's frame before the change, in screen coordinates.
  public var frameBegin: CGRect { content.frameBegin }
  /// The keyboard's frame after the change, in screen coordinates.
  public var frameEnd: CGRect { content.frameEnd }
  /// The duration of the animation, in seconds.
  public var animationDuration: Double { content.animationDuration }
  /// The number of the animation curve.
  public var animationCurve: UInt { content.animationCurve }
  /// Whether the keyboard belongs to this app.
  public var isLocal: Bool { content.isLocal }

  /// Creates a message from a notification, or returns `nil` if that has no frames.
  public static func makeMessage(_ notification: Notification) -> Self? {
    let info = notification.userInfo ?? [:]
    guard let begin = info[Responder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = info[Responder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return nil }
    return Self(
      KeyboardMessageContent(
        frameBegin: begin,
        frameEnd: end,
        animationDuration: info[Responder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0,
        animationCurve: info[Responder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0,
        isLocal: info[Responder.keyboardIsLocalUserInfoKey] as? Bool ?? true
      )
    )
  }

  /// Creates the notification of the same name, without the deprecated keys.
  public static func makeNotification(_ message: Self) -> Notification {
    Notification(
      name: name,
      userInfo: [
        Responder.keyboardFrameBeginUserInfoKey: message.frameBegin,
        Responder.keyboardFrameEndUserInfoKey: message.frameEnd,
        Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
        Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve),
        Responder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
      ]
    )
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension Responder {
  /// The message that the keyboard is about to appear, or to change its size.
  public struct KeyboardWillShowMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardWillShowNotification }
    /// The message's content.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The message that the keyboard has come to rest on the screen.
  public struct KeyboardDidShowMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardDidShowNotification }
    /// The message's content.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The message that the keyboard is about to hide.
  public struct KeyboardWillHideMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardWillHideNotification }
    /// The message's content.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The message that the keyboard has been hidden.
  public struct KeyboardDidHideMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardDidHideNotification }
    /// The message's content.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The message that the keyboard's frame is about to change.
  public struct KeyboardWillChangeFrameMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardWillChangeFrameNotification }
    /// The message's content.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The message that the keyboard's frame has changed.
  public struct KeyboardDidChangeFrameMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardDidChangeFrameNotification }
    /// The message's content.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }
}
