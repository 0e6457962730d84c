import Foundation

/// A reference to a text of a table, which is looked up when a string is made of it.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// The bundle that has the table.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's main bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    /// Returns whether both describe the same bundle in the same way.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text, with its values, if the table has none.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The bundle that has the table.
  public let bundle: BundleDescription
  let storedLocale: Locale?

  /// The locale in which the values are formatted: by default, that of the simulated user's language.
  public var locale: Locale { storedLocale ?? UserLocale.current }

  /// Creates a reference to the text of a key with its values.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.bundle, storedLocale) = (table, bundle, locale)
  }

  /// Creates a reference to the text of a key with another default.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.bundle, storedLocale) = (table, bundle, locale)
  }

  /// Creates a reference to the text whose key is the literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a reference to the text of a literal with its values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A type whose values have a text for the user.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
