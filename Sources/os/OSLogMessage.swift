import Foundation

/// The privacy of a value in a message. It has no effect: the simulator's log shows all values.
public struct OSLogPrivacy: Sendable {
  /// The form of a value that isn't shown.
  public struct Mask: Sendable {
    /// A hash value.
    public static let hash = Mask()
    /// Nothing.
    public static let none = Mask()
  }

  /// A value that is always shown.
  public static let `public` = OSLogPrivacy()
  /// A value that a device doesn't show.
  public static let `private` = OSLogPrivacy()
  /// A value that a device never shows.
  public static let sensitive = OSLogPrivacy()
  /// A value whose type decides.
  public static let auto = OSLogPrivacy()
  /// A value that a device shows in another form.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// A value that a device never shows but in another form.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// A value whose type decides, in another form.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// No width.
  public static let none = OSLogStringAlignment(columns: 0, isRight: true)
  /// At least some columns, with spaces before the value.
  public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: true) }
  /// At least some columns, with spaces after the value.
  public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: false) }

  func applied(to text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? space + text : text + space
  }
}

/// The form of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let prefix: String
  let isUppercase: Bool
  let hasSign: Bool
  let minimumDigits: Int

  /// Decimal digits.
  public static let decimal = OSLogIntegerFormatting.decimal()
  /// Hexadecimal digits.
  public static let hex = OSLogIntegerFormatting.hex()
  /// Octal digits.
  public static let octal = OSLogIntegerFormatting.octal()

  /// Decimal digits, at least a number of them, if given.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> Self {
    .init(radix: 10, prefix: "", isUppercase: false, hasSign: explicitPositiveSign, minimumDigits: minDigits)
  }
  /// Hexadecimal digits, at least a number of them, if given.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 1
  ) -> Self {
    let prefix = includePrefix ? "0x" : ""
    return .init(
      radix: 16,
      prefix: prefix,
      isUppercase: uppercase,
      hasSign: explicitPositiveSign,
      minimumDigits: minDigits
    )
  }
  /// Octal digits, at least a number of them, if given.
  public static func octal(includePrefix: Bool = false, minDigits: Int = 1) -> Self {
    let prefix = includePrefix ? "0o" : ""
    return .init(radix: 8, prefix: prefix, isUppercase: false, hasSign: false, minimumDigits: minDigits)
  }

  func text(of value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// The form of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  /// Six digits after the point.
  public static let fixed = OSLogFloatFormatting(format: "%f")
  /// An exponent.
  public static let exponential = OSLogFloatFormatting(format: "%e")
  /// An exponent for large and small numbers.
  public static let hybrid = OSLogFloatFormatting(format: "%g")
  /// A number of digits after the point.
  public static func fixed(precision: Int) -> Self { .init(format: "%.\(precision)f") }
  /// An exponent, and a number of digits after the point.
  public static func exponential(precision: Int) -> Self { .init(format: "%.\(precision)e") }
  /// A number of digits, and an exponent for large and small numbers.
  public static func hybrid(precision: Int) -> Self { .init(format: "%.\(precision)g") }
}

/// The text of a message, with values that may have a form, a width and a privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message of a text.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message of texts and values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The texts and values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an interpolation without texts.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds the description of a value.
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.applied(to: "\(value())")
  }

  /// Adds an integer.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.applied(to: format.text(of: value()))
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.applied(to: String(format: format.format, value()))
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.applied(to: String(format: format.format, Double(value())))
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.applied(to: "\(value())")
  }

  /// Adds the description of an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += "\(value())"
  }
}
