import Foundation

/// Something that can be done with what a program shares: a class of the program's own.
@preconcurrency @MainActor open class Activity {
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
  }

  /// Creates an activity.
  public init() {}

  /// What is done; nil if it has no type.
  open var activityType: ActivityType? { nil }
  /// Words for it, on its button.
  open var activityTitle: String? { nil }
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
