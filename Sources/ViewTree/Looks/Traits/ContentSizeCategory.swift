import Foundation

/// The preferred size of text.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's identifier.
  public let rawValue: String

  /// Creates a category from an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An unknown category.
  public static let unspecified = ContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest category.
  public static let extraSmall = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The category two steps below the default.
  public static let small = ContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The category one step below the default.
  public static let medium = ContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default category.
  public static let large = ContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The category one step above the default.
  public static let extraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The category two steps above the default.
  public static let extraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest category apart from the accessibility categories.
  public static let extraExtraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility category.
  public static let accessibilityMedium = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// The second accessibility category.
  public static let accessibilityLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// The third accessibility category.
  public static let accessibilityExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// The fourth accessibility category.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest accessibility category.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// All categories, from the smallest to the largest.
  public static let all: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The position among the categories, from the smallest; nil if the category is unknown.
  var place: Int? { Self.all.firstIndex(of: self) }

  /// Whether the category is an accessibility category, for users with impaired vision.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The notification that is posted after the simulated user has chosen another category. Its object is the
  /// application.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's identifier in the user info of that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension ContentSizeCategory: Comparable {
  /// Returns whether the first category is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    (lhs.place ?? -1) < (rhs.place ?? -1)
  }
}
