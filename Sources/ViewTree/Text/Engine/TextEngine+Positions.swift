import Foundation

/// The positions and ranges of ``TextInput``.
extension TextEngine {
  /// Returns a range in UTF-16 units, clamped to the text, or nil if it belongs to another type of text
  /// input. Its ends may be inside a surrogate pair (MX11).
  func units(_ range: TextRange?) -> NSRange? {
    guard let range, let start = units(range.start), let end = units(range.end) else { return nil }
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  /// Returns the number of UTF-16 units before a position, or nil if it belongs to another type of text
  /// input.
  func units(_ position: TextPosition) -> Int? {
    signedUnits(position).map { max(0, $0) }
  }

  /// Returns the number of UTF-16 units before a position, which is negative among the tokens before the text
  /// of a search field.
  private func signedUnits(_ position: TextPosition) -> Int? {
    (position as? OffsetPosition).map { min($0.offset, buffer.length) }
  }

  func range(_ range: NSRange) -> TextRange {
    TextRange(
      start: OffsetPosition(range.location),
      end: OffsetPosition(range.end),
      isEmpty: range.length == 0
    )
  }

  func text(in range: TextRange) -> String? {
    guard let units = units(range) else { return nil }
    let text = buffer.substring(units)
    let whole = buffer.clamped(units)
    guard whole != units else { return String(text) }
    // Half a surrogate pair is decoded as U+FFFD.
    let part = text.utf16.dropFirst(units.location - whole.location).prefix(units.length)
    return String(decoding: part, as: UTF16.self)
  }

  func replace(_ range: TextRange, withText text: String) {
    guard let range = units(range) else { return }
    change(range, to: text, asks: owner.asksAboutReplacement)
  }

  func position(from position: TextPosition, offset: Int) -> TextPosition? {
    guard let start = signedUnits(position) else { return nil }
    let (place, overflows) = start.addingReportingOverflow(offset)
    guard !overflows, (-leadingUnits...buffer.length).contains(place) else { return nil }
    return OffsetPosition(place)
  }

  func textRange(from: TextPosition, to: TextPosition) -> TextRange? {
    guard let from = signedUnits(from), let to = signedUnits(to) else { return nil }
    return range(NSRange(location: min(from, to), length: abs(to - from)))
  }

  func offset(from: TextPosition, to: TextPosition) -> Int {
    (signedUnits(to) ?? 0) - (signedUnits(from) ?? 0)
  }

  func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }
}
