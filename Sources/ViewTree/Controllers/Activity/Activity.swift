import Foundation
import Simulation

/// An activity for the items that an app shares; apps define subclasses.
@preconcurrency @MainActor open class Activity: IdentityHashable {
  /// The position of an activity among the others. The raw values are UIKit's.
  public enum Category: Int, Sendable {
    /// Among the actions for the items.
    case action = 0
    /// Among the services that share the items.
    case share = 1
  }

  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type's identifier.
    public let rawValue: String

    /// Creates a type from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type from its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Prints the items; not implemented here.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends the items by mail; not implemented here.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends the items as a message; not implemented here.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends the items to a device nearby; not implemented here.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Saves an image to the photo library; not implemented here.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns an image to a contact; not implemented here.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds a URL to the reading list; not implemented here.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  /// The category of the class. Here all activities are in one list.
  open class var activityCategory: Category { .action }

  /// Creates an activity.
  public init() {}

  /// The activity's type; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title of the activity's button.
  open var activityTitle: String? { nil }
  /// The image of the activity's button; stored only, because the buttons show just titles.
  open var activityImage: Image? { nil }
  /// Returns whether the activity can be performed with the items; otherwise it isn't offered.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity with the items, after it was chosen.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. Overrides call ``activityDidFinish(_:)`` at the end.
  open func perform() {}
  /// Ends the activity and dismisses the sheet; called by ``perform()``.
  public final func activityDidFinish(_ completed: Bool) { whenFinished?(completed) }

  final var whenFinished: ((Bool) -> Void)?
}
