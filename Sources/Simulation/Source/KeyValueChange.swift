/// A key of the dictionary that describes the change of an observed value.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of change, a number: 1 for a new value.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, if the options ask for it; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, if the options ask for it; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// The kinds of changes of observed values.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
}
