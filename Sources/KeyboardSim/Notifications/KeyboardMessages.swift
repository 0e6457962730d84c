import Foundation
import Responder
import Simulation
import ViewTree

/// A keyboard notification as a typed message, from iOS 26; the notification of the same name is the same
/// post (KN34, KI48).
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
@MainActor public protocol KeyboardMessage: NotificationMessage, Sendable where Subject == Screen {
  /// The message's content.
  var content: KeyboardMessageContent { get set }
  /// Creates a message.
  init(_ content: KeyboardMessageContent)
}

/// The content of a keyboard message.
public struct KeyboardMessageContent: Hashable, Sendable {
  /// The keyboard's frame before the change, in screen coordinates.
  public var beginFrame: CGRect
  /// The keyboard's frame after the change, in screen coordinates.
  public var endFrame: CGRect
  /// The duration of the animation, in seconds; 0 in did-hide, whose notification doesn't have it (KN28).
  public var animationDuration: TimeInterval
  /// The animation curve; ease in and out in did-hide.
  public var animationCurve: View.AnimationCurve
  /// Whether the keyboard belongs to this app; true in did-hide.
  public var isLocal: Bool
  /// The screen with the keyboard.
  public var screen: Screen

  /// Creates the content for a change of the keyboard's frame.
  public init(
    beginFrame: CGRect,
    endFrame: CGRect,
    animationDuration: TimeInterval,
    animationCurve: View.AnimationCurve,
    isLocal: Bool,
    screen: Screen
  ) {
    (self.beginFrame, self.endFrame, self.animationDuration) = (beginFrame, endFrame, animationDuration)
    (self.animationCurve, self.isLocal, self.screen) = (animationCurve, isLocal, screen)
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
extension KeyboardMessage {
  /// The keyboard's frame before the change, in screen coordinates.
  public var beginFrame: CGRect {
    get { content.beginFrame }
    set { content.beginFrame = newValue }
  }
  /// The keyboard's frame after the change, in screen coordinates.
  public var endFrame: CGRect {
    get { content.endFrame }
    set { content.endFrame = newValue }
  }
  /// The duration of the animation, in seconds; 0 in did-hide.
  public var animationDuration: TimeInterval {
    get { content.animationDuration }
    set { content.animationDuration = newValue }
  }
  /// The animation curve; ease in and out in did-hide.
  public var animationCurve: View.AnimationCurve {
    get { content.animationCurve }
    set { content.animationCurve = newValue }
  }
  /// Whether the keyboard belongs to this app.
  public var isLocal: Bool {
    get { content.isLocal }
    set { content.isLocal = newValue }
  }
  /// The screen with the keyboard.
  public var screen: Screen {
    get { content.screen }
    set { content.screen = newValue }
  }

  /// Creates a message about a change of the keyboard's frame.
  public init(
    beginFrame: CGRect,
    endFrame: CGRect,
    animationDuration: TimeInterval,
    animationCurve: View.AnimationCurve,
    isLocal: Bool,
    screen: Screen
  ) {
    self.init(
      KeyboardMessageContent(
        beginFrame: beginFrame,
        endFrame: endFrame,
        animationDuration: animationDuration,
        animationCurve: animationCurve,
        isLocal: isLocal,
        screen: screen
      )
    )
  }

  /// Creates a message from a notification, or returns `nil` if that has no frames or isn't about a screen.
  public static func makeMessage(_ notification: Notification) -> Self? {
    let info = notification.userInfo ?? [:]
    guard let begin = info[Responder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = info[Responder.keyboardFrameEndUserInfoKey] as? CGRect,
      let screen = notification.object as? Screen
    else { return nil }
    let curve = (info[Responder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
    return Self(
      beginFrame: begin,
      endFrame: end,
      animationDuration: info[Responder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0,
      animationCurve: View.AnimationCurve(rawValue: curve) ?? .easeInOut,
      isLocal: info[Responder.keyboardIsLocalUserInfoKey] as? Bool ?? true,
      screen: screen
    )
  }

  /// Creates the notification of the same name, without the deprecated keys.
  public static func makeNotification(_ message: Self) -> Notification {
    Notification(
      name: name,
      object: message.screen,
      userInfo: [
        Responder.keyboardFrameBeginUserInfoKey: message.beginFrame,
        Responder.keyboardFrameEndUserInfoKey: message.endFrame,
        Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
        Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
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
