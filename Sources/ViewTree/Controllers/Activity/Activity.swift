import Foundation

/// Something that can be done with what a program shares: a class of the program's own.
@preconcurrency @MainActor open class Activity {
  /// Where an activity stands among the others. The numbers are UIKit's.
  public enum Category: Int, Sendable {
    /// Among what is done with the things.
    case action = 0
    /// Among the ways to share them.
    case share = 1
  }

  /// What is done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type's text.
    public let rawValue: String

    /// Makes a type of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a type of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// What is shared gets onto the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// It is printed; nothing here does.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// It is sent as a mail; nothing here does.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// It is sent as a message; nothing here does.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// It is sent to a device nearby; nothing here does.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A picture gets into the person's library; nothing here does.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// A picture is given to somebody among the contacts; nothing here does.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// An address is kept for later; nothing here does.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  /// Where activities of the class stand. Here all stand in one row.
  open class var activityCategory: Category { .action }

  /// Creates an activity.
  public init() {}

  /// What is done; nil if it has no type.
  open var activityType: ActivityType? { nil }
  /// Words for it, on its button.
  open var activityTitle: String? { nil }
  /// An image for its button; kept, as buttons show titles alone.
  open var activityImage: Image? { nil }
  /// Whether it can be done with those things; it is not offered else.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// It was chosen.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it, and calls ``activityDidFinish(_:)`` at its end.
  open func perform() {}
  /// Ends the sharing; called by ``perform()``.
  public final func activityDidFinish(_ completed: Bool) { whenFinished?(completed) }

  final var whenFinished: ((Bool) -> Void)?
}
