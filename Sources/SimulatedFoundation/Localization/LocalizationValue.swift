import Foundation

extension String {
  /// A text with interpolated values, whose key in a table has a format specifier for each value: `%@` for
  /// texts and objects, `%lld` for `Int`, `%llu` for `UInt`, `%d` and `%u` for 32 bits and less, `%lf` for
  /// `Double`, and `%f` for `Float`, as in Foundation.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key: the text with the specifiers, and with each percent sign of the literal doubled if there are
    /// interpolated values.
    let key: String
    let arguments: [LocalizationArgument]

    /// Creates a value whose key is `value`.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Creates a value whose key is the literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from a literal and its interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.format
      arguments = stringInterpolation.arguments
    }

    /// The specifier of a value that the options replace.
    public enum Placeholder: Hashable, Sendable {
      /// An integer, `%lld`.
      case int
      /// An integer without a sign, `%llu`.
      case uint
      /// A number of 32 bits, `%f`.
      case float
      /// A number of 64 bits, `%lf`.
      case double
      /// A text or an object, `%@`.
      case object

      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// The parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      var literal = ""
      var format = ""
      var arguments: [LocalizationArgument] = []

      /// Creates an interpolation without parts.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part of the literal.
      public mutating func appendLiteral(_ literal: String) {
        self.literal += literal
        format += literal.replacing("%", with: "%%")
      }

      private mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
        format += specifier
        arguments.append(argument)
      }

      /// Adds a text, `%@`.
      public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
      /// Adds a part of a text, `%@`.
      public mutating func appendInterpolation(_ substring: Substring) {
        append("%@", .text(String(substring)))
      }
      /// Adds the characters of a text with attributes, `%@`.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append("%@", .text(String(attributedString.characters)))
      }
      /// Adds the text of a resource, `%@`.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .resource(resource))
      }
      /// Adds an object, `%@`.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
        append("%@", .text("\(subject)"))
      }
      /// Adds a value formatted by a style, `%@`.
      public mutating func appendInterpolation<F: FormatStyle>(_ subject: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String, F: Sendable, F.FormatInput: Sendable {
        append("%@", .formatted { format.locale($0).format(subject) })
      }
      /// Adds a value formatted by a formatter, `%@`.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        append("%@", .text(formatter.string(for: subject) ?? ""))
      }
      /// Adds an integer: `%lld` for 64 bits, `%d` for fewer, `%llu` and `%u` for those without a sign.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        let isWide = T(truncatingIfNeeded: 0).bitWidth > 32
        if T.isSigned {
          append(isWide ? "%lld" : "%d", .integer(Int64(truncatingIfNeeded: value)))
        } else {
          append(isWide ? "%llu" : "%u", .unsigned(UInt64(truncatingIfNeeded: value)))
        }
      }
      /// Adds a number, `%f`.
      public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
      /// Adds a number, `%lf`.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
      /// Adds a number, `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .number(Double(value))) }
      /// Adds an integer with a specifier of its own, such as `%05lld`.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
        append(
          specifier,
          T.isSigned
            ? .integer(Int64(truncatingIfNeeded: value)) : .unsigned(UInt64(truncatingIfNeeded: value))
        )
      }
      /// Adds a number with a specifier of its own, such as `%.1lf`.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
        append(specifier, .number(Double(value)))
      }
      /// Adds a value that ``LocalizationOptions/replacements`` has.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        append(placeholder.specifier, .placeholder(placeholder))
      }
      /// Adds a value of the replacements with a specifier of its own.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        append(specifier, .placeholder(placeholder))
      }
    }
  }

  /// Options of a text from a table.
  public struct LocalizationOptions: Sendable {
    /// The values of the placeholders, in the order in which the source has them.
    public nonisolated(unsafe) var replacements: [any CVarArg]?

    /// Creates options without replacements.
    public init() {}
  }
}

/// An interpolated value.
enum LocalizationArgument: Equatable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case resource(LocalizedStringResource)
  case formatted(@Sendable (Locale) -> String)
  case placeholder(String.LocalizationValue.Placeholder)

  /// The value for a format, in a locale; nil for a placeholder.
  func value(in locale: Locale) -> (any CVarArg)? {
    switch self {
    case .text(let text): NSString(string: text)
    case .integer(let integer): integer
    case .unsigned(let integer): integer
    case .number(let number): number
    case .resource(let resource): NSString(string: String(localized: resource))
    case .formatted(let format): NSString(string: format(locale))
    case .placeholder: nil
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.text(let one), .text(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.unsigned(let one), .unsigned(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.resource(let one), .resource(let other)): one == other
    case (.placeholder(let one), .placeholder(let other)): one == other
    case (.formatted(let one), .formatted(let other)):
      one(Locale(identifier: "en")) == other(Locale(identifier: "en"))
    default: false
    }
  }
}
