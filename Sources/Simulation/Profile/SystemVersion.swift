/// A version of iOS (iPhone OS before 4), such as 4.3 or 18.0.
public struct SystemVersion: Hashable, Sendable, Comparable {
  /// The first number.
  public var major: Int
  /// The second number.
  public var minor: Int
  /// The third number.
  public var patch: Int

  /// Creates a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads a version of one to three numbers, such as `"4.3"`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
    let numbers = parts.compactMap(\.self)
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Whether the first version is older.
  @inlinable public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    if lhs.major != rhs.major { return lhs.major < rhs.major }
    if lhs.minor != rhs.minor { return lhs.minor < rhs.minor }
    return lhs.patch < rhs.patch
  }
}

extension SystemVersion: ExpressibleByStringLiteral {
  /// Reads a version from a literal.
  ///
  /// Stops with `"four" is not a system version; write it as "4.3"` if the text is none.
  public init(stringLiteral text: String) {
    guard let version = SystemVersion(text) else {
      programmerError("\"\(text)\" is not a system version; write it as \"4.3\"")
    }
    self = version
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The version as people write it: `4.3`, `7.1.2`.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}
