/// A number with names for some values, as priorities, weights and levels are: it is compared and reckoned with as a number.
public protocol NumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
  /// Makes a value of a number.
  init(rawValue: RawValue)
}

extension NumericRawRepresentable {
  /// Whether the first number is less.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The value that is greater by a number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }

  /// The value that is greater by a number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }

  /// The value that is less by a number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }

  /// How much greater the first number is.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Makes a value greater by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Makes a value less by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
