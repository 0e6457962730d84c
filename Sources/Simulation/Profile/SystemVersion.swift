/// A version of iOS (iPhone OS before 4), such as 4.3 or 18.0.
public struct SystemVersion: Hashable, Sendable, Comparable {
  /// The major version.
  public var major: Int
  /// The minor version.
  public var minor: Int
  /// The patch version.
  public var patch: Int

  /// Creates a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Creates a version from text with one to three numbers, such as `"4.3"`, or `nil` for any other text.
  public init?(_ text: String) {
    // The tables contain many versions, so this parses the bytes directly.
    var numbers = (0, 0, 0)
    var (place, digits) = (0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), digits > 0, place < 2 {
        (place, digits) = (place + 1, 0)
        numbers = (numbers.1, numbers.2, 0)
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (tens, isTooLarge) = numbers.2.multipliedReportingOverflow(by: 10)
      let (number, isStillTooLarge) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !isTooLarge, !isStillTooLarge else { return nil }
      numbers.2 = number
      digits += 1
    }
    guard digits > 0 else { return nil }
    switch place {
    case 0: self.init(numbers.2)
    case 1: self.init(numbers.1, numbers.2)
    default: self.init(numbers.0, numbers.1, numbers.2)
    }
  }

  /// Returns whether the first version is older.
  @inlinable public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    if lhs.major != rhs.major { return lhs.major < rhs.major }
    if lhs.minor != rhs.minor { return lhs.minor < rhs.minor }
    return lhs.patch < rhs.patch
  }
}

extension SystemVersion {
  /// The version with the name that the system had then, such as `iPhone OS 3.1.3` or `iOS 18.0`.
  public var name: String { "\(self < "4.0" ? "iPhone OS" : "iOS") \(self)" }
}

extension SystemVersion: ExpressibleByStringLiteral {
  /// Creates a version from a literal.
  ///
  /// Stops with `"four" is not a system version; write it as "4.3"` if the text isn't a version.
  public init(stringLiteral text: String) {
    guard let version = SystemVersion(text) else {
      programmerError("\"\(text)\" is not a system version; write it as \"4.3\"")
    }
    self = version
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The version in its usual form: `4.3`, `7.1.2`.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}
