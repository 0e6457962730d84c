import Foundation

extension LogEntry {
  /// The identity of a view in a log, without a reference to the view.
  public struct Identity: Hashable, Sendable {
    /// The view's number in the log, the same for the same view always; 0 for objects without a number, such
    /// as controllers.
    public let number: Int
    /// The view's name at that time.
    public let name: String

    package init(_ number: Int, _ name: String) {
      self.number = number
      self.name = name
    }
  }

  /// The values of an event.
  public indirect enum Detail: Hashable, Sendable {
    /// A view's geometry, or the position of its content, changed.
    case change(Change, of: Identity)
    /// A notification was posted.
    case post(Post)
    /// A responder's focus state changed.
    case focus(FocusStep, Identity)
    /// A responder, or its delegate, answered a question.
    case answer(String, by: Identity, Bool)
    /// A view received touches. `timestamp` is the event's, in seconds, because a view may receive touches
    /// later than they occurred.
    case touch(TouchStep, at: CGPoint, timestamp: Double, Identity)
    /// A touch hit no view.
    case miss(at: CGPoint)
    /// A gesture recognizer recognized or failed; the identity is that of its view. `isOfText` marks the
    /// package's own tap that begins text editing.
    case gesture(recognized: Bool, isOfText: Bool, Identity)
    /// A control ignored a touch, because it was disabled or its `beginTracking` returned false.
    case untracked(isEnabled: Bool, Identity)
    /// A control sent events to this number of actions.
    case sent(String, actions: Int, Identity)
    /// A method was called for an action, either the package's own or the app's.
    case performed(isInternal: Bool)
    /// A view controller received an appearance callback.
    case appearance(String)
  }

  /// A change with the values before and after.
  public enum Change: Hashable, Sendable {
    /// The frame in the superview's coordinates, changed by any means.
    case frame(CGRect, CGRect)
    /// A scroll view's content inset.
    case contentInset(EdgeInsets, EdgeInsets)
    /// A scroll view's content offset. For an animated change, the values are those of the whole animation.
    case contentOffset(CGPoint, CGPoint)
  }

  /// A change of a responder's focus state.
  public enum FocusStep: Hashable, Sendable {
    /// The responder was asked to become first responder.
    case asked
    /// The responder became first responder.
    case became
    /// The responder resigned first responder.
    case resigned
  }

  /// The phase of a touch.
  public enum TouchStep: Hashable, Sendable {
    case began, moved, ended, cancelled
  }

  /// A posted notification and its receivers.
  public struct Post: Hashable, Sendable {
    /// The notification's name.
    public let name: String
    /// The observers that were called, in order.
    public let receivers: [Observer]
    /// The frames in a keyboard notification's user info, from iPhone OS 3.2.
    public let frames: Frames?
  }

  /// The frames in a keyboard notification, and the screen at that moment.
  public struct Frames: Hashable, Sendable {
    /// The keyboard's frame at the start.
    public let begin: CGRect
    /// The keyboard's frame at the end.
    public let end: CGRect
    /// Whether the keyboard belongs to this app; true if the system provides no such information.
    public let isLocal: Bool
    /// The screen's bounds, in the coordinates of the frames.
    public let screen: CGRect
    /// The screen's size in the interface orientation, which differs from ``screen`` in landscape before iOS
    /// 8.
    public let interface: CGSize

    package init(begin: CGRect, end: CGRect, isLocal: Bool, screen: CGRect, interface: CGSize) {
      self.begin = begin
      self.end = end
      self.isLocal = isLocal
      self.screen = screen
      self.interface = interface
    }

    /// The part of ``end`` that is on the screen; null if there is none.
    public var seen: CGRect { end.intersection(screen) }
  }
}
