import Foundation
import Simulation

/// The rectangles of carets and selections that client code receives.
///
/// From iOS 26 they are on pixels, and those of carets and selections are larger than their lines (MX13,
/// MX14). Both rules are derived from the recorded numbers.
extension TextView {
  private var enlargesRectangles: Bool { systemValue(of: VersionRules.enlargesTextRectangles) }

  /// Returns the caret at a position with the extent of its line; the left edge is between the characters.
  final func lineCaret(for position: TextPosition) -> CGRect {
    caretRect(at: engine.units(position) ?? engine.buffer.length)
  }

  /// Returns the caret at a position. From iOS 26 its middle is between the characters.
  final func publicCaret(for position: TextPosition) -> CGRect {
    let caret = lineCaret(for: position)
    guard enlargesRectangles else { return caret }
    return onPixels(caret.offsetBy(dx: -caret.width / 2, dy: 0)).enlarged(line: caret.height)
  }

  /// Returns the rectangle of a range on its first line. That of an empty range is never enlarged.
  final func publicFirstRect(of range: NSRange) -> CGRect {
    guard enlargesRectangles else { return firstRect(of: range) }
    return range.length == 0 ? onPixels(firstRect(of: range)) : publicRects(of: range)[0].rect
  }

  /// Returns the rectangles of a range, one for each line.
  ///
  /// From iOS 26 all but the last one reach the right edge of the lines, and the rectangles touch. The edges
  /// between the second line and the last one are assumed.
  final func publicRects(of range: NSRange) -> [TextSelectionRect] {
    let lines = selectionRects(of: range)
    guard enlargesRectangles else { return lines }
    return lines.enumerated().map { index, line in
      var edges = line.rect
      if index + 1 < lines.count { edges.size.width = max(edges.width, rightEdge - edges.minX) }
      let pixels = onPixels(edges)
      var shown = pixels.enlarged(line: edges.height)
      if index + 1 < lines.count { shown.size.height = pixels.maxY - shown.minY }
      if index > 0 {
        shown.size.height = shown.maxY - pixels.minY
        shown.origin.y = pixels.minY
      }
      return TextSelectionRect(shown, containsStart: line.containsStart, containsEnd: line.containsEnd)
    }
  }

  /// The right edge of the space for lines, in the content's coordinates.
  private var rightEdge: CGFloat {
    bounds.width - textContainerInset.right - linePadding
  }

  /// Returns a rectangle whose edges are on the nearest pixels.
  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = effectiveApplication?.context.device.scale ?? 3
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (pixel(rect.minX), pixel(rect.minY))
    return CGRect(x: x, y: y, width: pixel(rect.maxX) - x, height: pixel(rect.maxY) - y)
  }
}

extension CGRect {
  /// Returns the rectangle, 1 point higher at the top and as high as the line in whole points with 1 more.
  fileprivate func enlarged(line: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY - 1, width: width, height: (line - 1e-6).rounded(.up) + 1)
  }
}
