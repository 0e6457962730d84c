import Foundation

/// The room that a text lacks.
package struct TextShortage: Hashable, Sendable {
  /// The number of points that are missing: of the width of the last line, or of the height.
  package var points: CGFloat
  /// Whether the text may be whole, as the number of points is within the error of the measures.
  package var isUncertain: Bool

  /// The largest error of a measured width, in points (TX1).
  private static func error(of width: CGFloat) -> CGFloat { max(0.5, 0.02 * width) }

  /// Compares widths. `nil` if the text fits by more than the error, or exactly where `isTight` is true, as
  /// for a room that has the size of the text.
  package init?(width: CGFloat, room: CGFloat, isTight: Bool = false) {
    let missing = width - room
    let error = Self.error(of: width)
    guard missing > (isTight ? 0.01 : -error) else { return nil }
    (points, isUncertain) = (max(0, missing), missing <= error)
  }

  fileprivate init(height missing: CGFloat) { (points, isUncertain) = (missing, false) }
}

extension Label {
  /// The room that the text lacks in the label's bounds, after shrinking; `nil` if the text is whole, or if
  /// there is none.
  package final var textShortage: TextShortage? {
    guard let rect = shownTextRect(in: bounds), !runs.isEmpty else { return nil }
    let lines = shownLines(in: rect)
    let height = lines.reduce(0) { $0 + $1.height }
    // A label shows at least one line.
    if lines.count > 1, height > rect.height + 1 { return TextShortage(height: height - rect.height) }
    guard numberOfLines > 0 else { return nil }
    let ownWidth = sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0)).width
    let isTight = abs(ownWidth - rect.width) < 0.51
    return widthOfLastLine(in: rect).flatMap { TextShortage(width: $0, room: rect.width, isTight: isTight) }
  }

  /// Returns the width of all the text in the last permitted line, after shrinking; `nil` if that line isn't
  /// reached.
  private func widthOfLastLine(in rect: CGRect) -> CGFloat? {
    if numberOfLines == 1, adjustsFontSizeToFitWidth { return shownLines(in: rect).first?.width }
    let breaker = LineBreaker(width: rect.width, limit: numberOfLines, mode: .byTruncatingTail)
    let lines = breaker.lines(of: runs)
    return lines.count == numberOfLines ? lines.last?.width : nil
  }
}
