/// The systems that a device ran, from the oldest to the newest.
struct SystemRange: Hashable, Sendable {
  let first: SystemVersion
  /// The newest one as the table has it, where `16.7.x` is any 16.7; nil for the newest there is.
  let lastText: String?
  /// The newest one; of an open one such as `16.7.x` the first.
  let last: SystemVersion?
  /// The first system that is too new.
  private let end: SystemVersion?

  /// Stops with `"x" is not a system version; write it as "4.3"` if the text is none.
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

  /// Whether a system is among them.
  func contains(_ system: SystemVersion) -> Bool {
    first <= system && end.map { system < $0 } ?? true
  }
}

extension SystemRange: CustomStringConvertible {
  var description: String { lastText.map { "\(first) to \($0)" } ?? "\(first) and later" }
}
