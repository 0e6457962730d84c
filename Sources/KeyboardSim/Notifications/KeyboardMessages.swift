import Foundation
import Responder
import Simulation
import ViewTree

/// A notification of the keyboard as a typed message, from iOS 26; the notification of its name is the same post (KN34).
///
/// The properties are what the user info has; their names are assumed.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
@MainActor public protocol KeyboardMessage: NotificationMessage, Sendable where Subject == Screen {
  /// What the message says.
  var content: KeyboardMessageContent { get }
  /// Creates a message.
  init(_ content: KeyboardMessageContent)
}

/// What a message of the keyboard says.
public struct KeyboardMessageContent: Hashable, Sendable {
  /// Where the keyboard was, in screen coordinates.
  public var frameBegin: CGRect
  /// Where the keyboard will be, in screen coordinates.
  public var frameEnd: CGRect
  /// How long the keyboard moves, in seconds; 0 in did-hide, whose notification does not say it (KN28).
  public var animationDuration: Double
  /// The number of the curve; 0 in did-hide.
  public var animationCurve: UInt
  /// Whether the keyboard belongs to this program; true in did-hide.
  public var isLocal: Bool

  /// Describes a move of the keyboard.
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
  /// Where the keyboard was, in screen coordinates.
  public var frameBegin: CGRect { content.frameBegin }
  /// Where the keyboard will be, in screen coordinates.
  public var frameEnd: CGRect { content.frameEnd }
  /// How long the keyboard moves, in seconds.
  public var animationDuration: Double { content.animationDuration }
  /// The number of the curve.
  public var animationCurve: UInt { content.animationCurve }
  /// Whether the keyboard belongs to this program.
  public var isLocal: Bool { content.isLocal }

  /// Reads a notification; nil if it has no frames.
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

  /// Makes the notification of the same name, without the deprecated keys.
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
  /// The keyboard is about to come, or to change its size.
  public struct KeyboardWillShowMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardWillShowNotification }
    /// What the message says.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The keyboard has come to rest on the screen.
  public struct KeyboardDidShowMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardDidShowNotification }
    /// What the message says.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The keyboard is about to leave.
  public struct KeyboardWillHideMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardWillHideNotification }
    /// What the message says.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The keyboard has left.
  public struct KeyboardDidHideMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardDidHideNotification }
    /// What the message says.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The keyboard is about to get another frame.
  public struct KeyboardWillChangeFrameMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardWillChangeFrameNotification }
    /// What the message says.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }

  /// The keyboard has another frame.
  public struct KeyboardDidChangeFrameMessage: KeyboardMessage {
    /// The notification's name.
    public static var name: Notification.Name { Responder.keyboardDidChangeFrameNotification }
    /// What the message says.
    public var content: KeyboardMessageContent
    /// Creates a message.
    public init(_ content: KeyboardMessageContent) { self.content = content }
  }
}
