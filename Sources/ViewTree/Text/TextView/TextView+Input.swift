import Foundation

extension TextView: TextEditingView {
  /// Returns the rectangle of the first line of a range, in the content's coordinates.
  public final func firstRect(for range: TextRange) -> CGRect {
    guard let units = engine.units(range) else { return .zero }
    let line = textLayout[textLayout.line(at: units.location)].range
    let part = NSRange(location: units.location, length: min(units.end, line.end) - units.location)
    let start = caretRect(at: units.location)
    let width = textFont.width(of: engine.buffer.substring(part))
    return CGRect(x: start.minX, y: start.minY, width: width, height: start.height)
  }

  /// Returns the position between characters that is nearest to a point of the content.
  public final func closestPosition(to point: CGPoint) -> TextPosition? {
    OffsetPosition(location(at: point))
  }
}
