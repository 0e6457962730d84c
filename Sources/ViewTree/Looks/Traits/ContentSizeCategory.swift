import Foundation

/// How large a person wants texts to be.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's text.
  public let rawValue: String

  /// Makes a category of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unknown.
  public static let unspecified = ContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two below the usual.
  public static let small = ContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One below the usual.
  public static let medium = ContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual.
  public static let large = ContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One above the usual.
  public static let extraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two above the usual.
  public static let extraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest apart from those for people who see badly.
  public static let extraExtraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of those for people who see badly.
  public static let accessibilityMedium = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// The second of them.
  public static let accessibilityLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// The third of them.
  public static let accessibilityExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// The fourth of them.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  private static let all: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private var place: Int { Self.all.firstIndex(of: self) ?? -1 }

  /// Whether it is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Posted when the person has chosen another category. The object is the application.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// Where that notification has the new category's text.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension ContentSizeCategory: Comparable {
  /// Whether the first one is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.place < rhs.place }
}
