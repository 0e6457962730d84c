import Foundation

extension LogEntry {
  /// Names a view in one log without holding it.
  public struct Identity: Hashable, Sendable {
    /// The same number always means the same view; 0 stands for what has none, such as a controller.
    public let number: Int
    /// The name at that time.
    public let name: String

    package init(_ number: Int, _ name: String) {
      self.number = number
      self.name = name
    }
  }

  /// What happened, as values.
  public enum Detail: Hashable, Sendable {
    /// A view's geometry, or where its content stands, has changed.
    case change(Change, of: Identity)
    /// A notification was posted.
    case post(Post)
    /// A responder changed its part in the focus.
    case focus(FocusStep, Identity)
    /// A responder, or its delegate, answered a question.
    case answer(String, by: Identity, Bool)
    /// A view heard of fingers; `timestamp` is the event's, in seconds, since a view may hear later than the fingers moved.
    case touch(TouchStep, at: CGPoint, timestamp: Double, Identity)
    /// Nobody was hit.
    case miss(at: CGPoint)
    /// A recognizer recognized, or failed; the view is the one that it watches. `isOfText` marks the tap by which the toolkit
    /// lets a person into a text.
    case gesture(recognized: Bool, isOfText: Bool, Identity)
    /// A control left a touch alone, as it was disabled, or its `beginTracking` said no.
    case untracked(isEnabled: Bool, Identity)
    /// A control sent events to so many actions.
    case sent(String, actions: Int, Identity)
    /// A method was called for an action: the toolkit's own, or the program's.
    case performed(isOfToolkit: Bool)
    /// A controller heard whether its view appears.
    case appearance(String)
  }

  /// A change with the values before and after.
  public enum Change: Hashable, Sendable {
    /// The frame, in the superview's coordinates, by whatever it was changed.
    case frame(CGRect, CGRect)
    /// What a scroll view adds around its content.
    case contentInset(EdgeInsets, EdgeInsets)
    /// Where a scroll view's content stands. Where that is animated, the values are those of the whole animation.
    case contentOffset(CGPoint, CGPoint)
  }

  /// What became of a responder.
  public enum FocusStep: Hashable, Sendable {
    /// It was asked to become first.
    case asked
    /// It is first.
    case became
    /// It is first no more.
    case resigned
  }

  /// What fingers did.
  public enum TouchStep: Hashable, Sendable {
    case began, moved, ended, cancelled
  }

  /// A notification, and who heard of it.
  public struct Post: Hashable, Sendable {
    /// The notification's name.
    public let name: String
    /// Who was called, in order.
    public let receivers: [Observer]
    /// What a keyboard's notification tells of its frames, from iPhone OS 3.2.
    public let frames: Frames?
  }

  /// The frames that a keyboard's notification tells, and the screen at that moment.
  public struct Frames: Hashable, Sendable {
    /// Where the keyboard was.
    public let begin: CGRect
    /// Where it will be.
    public let end: CGRect
    /// Whether it is this program's; true where the system does not tell.
    public let isLocal: Bool
    /// The screen, in the coordinates of the frames.
    public let screen: CGRect
    /// The screen's size as the interface stands, which before iOS 8 is another in landscape.
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
