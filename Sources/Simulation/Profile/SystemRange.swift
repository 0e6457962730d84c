/// The systems that a device ran, from the oldest to the newest.
struct SystemRange: Hashable, Sendable {
  let first: SystemVersion
  /// The newest system as text in the table, where `16.7.x` is any 16.7, or `nil` for the newest existing
  /// system.
  let lastText: String?
  /// The newest system, or the first one of an open range such as `16.7.x`.
  let last: SystemVersion?
  /// The first system beyond the range.
  private let end: SystemVersion?

  /// Creates a range. Stops with `"x" is not a system version; write it as "4.3"` if the text isn't a
  /// version.
  init(_ first: SystemVersion, _ lastText: String?) {
    self.first = first
    self.lastText = lastText
    guard let lastText else {
      (last, end) = (nil, nil)
      return
    }
    let isOpen = lastText.hasSuffix(".x")
    let last = SystemVersion(stringLiteral: isOpen ? String(lastText.dropLast(2)) : lastText)
    self.last = last
    if !isOpen {
      end = SystemVersion(last.major, last.minor, last.patch + 1)
    } else if lastText.split(separator: ".").count == 3 {
      end = SystemVersion(last.major, last.minor + 1)
    } else {
      end = SystemVersion(last.major + 1)
    }
  }

  /// Returns whether the range contains a system.
  func contains(_ system: SystemVersion) -> Bool {
    first <= system && end.map { system < $0 } ?? true
  }
}

extension SystemRange: CustomStringConvertible {
  var description: String { lastText.map { "\(first) to \($0)" } ?? "\(first) and later" }
}
