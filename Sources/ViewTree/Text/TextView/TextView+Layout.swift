import Foundation
import Responder
import Simulation

/// The layout of the lines.
extension TextView {
  /// The origin of the first line, in the content's coordinates.
  private var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + linePadding, y: textContainerInset.top)
  }

  /// The font with which the whole text is measured, with the measures of the text view's system.
  package final var textFont: Font { (words.font ?? .standard(typeface)).on(typeface) }

  /// The space at both sides of the lines.
  private var margins: CGFloat { textContainerInset.left + textContainerInset.right + 2 * linePadding }

  private func layout(width: CGFloat) -> TextLayout {
    TextLayout(engine.buffer, width: width - margins, textFont.measures, isMasked: isSecureTextEntry)
  }

  /// Returns the height of the lines with their insets, rounded up to a pixel (TM43).
  private func height(of layout: TextLayout) -> CGFloat {
    let lines = CGFloat(layout.count) * textFont.lineHeight
    return roundedUp(
      CGSize(width: 0, height: textContainerInset.top + lines + textContainerInset.bottom)
    ).height
  }

  /// Breaks all lines again.
  final func layOutText() {
    textLayout = layout(width: bounds.width)
    fitContent()
  }

  /// Breaks the lines around an edit again and keeps the caret visible.
  final func layOutText(after edit: TextEdit) {
    textLayout.update(engine.buffer, edit)
    fitContent()
    if isFirstResponder { show(engine.buffer.selection) }
  }

  private func fitContent() {
    let size = CGSize(width: bounds.width, height: height(of: textLayout))
    if contentSize != size { contentSize = size }
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  final func textSize(fitting size: CGSize) -> CGSize {
    let layout = layout(width: size.width)
    guard !size.width.isFinite || size.width > 1e6 else {
      return CGSize(width: size.width, height: height(of: layout))
    }
    let longest = (0..<layout.count).map { width(of: layout[$0].range) }.max() ?? 0
    return CGSize(
      width: roundedUp(CGSize(width: longest + margins, height: 0)).width,
      height: height(of: layout)
    )
  }

  /// Returns the width of the displayed text of a range in one line.
  private func width(of range: NSRange) -> CGFloat {
    textFont.width(of: masked(String(engine.buffer.substring(range))))
  }

  // MARK: Positions

  final func caretRect(at location: Int) -> CGRect {
    let index = textLayout.line(at: location)
    let start = textLayout[index].start
    let before = NSRange(location: start, length: location - start)
    return CGRect(
      x: textOrigin.x + shift(ofLine: index) + width(of: before),
      y: textOrigin.y + CGFloat(index) * textFont.lineHeight,
      width: TextMetrics.caretWidth,
      height: textFont.lineHeight
    )
  }

  /// Returns the distance of a line from the left edge of its available space.
  private func shift(ofLine index: Int) -> CGFloat {
    let alignment = words.alignment.resolved(in: self)
    guard alignment == .center || alignment == .right else { return 0 }
    return alignment.shift(of: width(of: textLayout[index].range), in: bounds.width - margins)
  }

  /// Returns the position between characters that is nearest to a point of the content.
  final func location(at point: CGPoint) -> Int {
    let row = ((point.y - textOrigin.y) / textFont.lineHeight).rounded(.down)
    let index = Int(min(max(0, row), CGFloat(textLayout.count - 1)))
    let line = textLayout[index]
    var characters = engine.buffer.substring(line.range)
    // The position after the last character of such a line is the start of the next line.
    if index + 1 < textLayout.count { characters = characters.dropLast() }
    let shown = masked(String(characters))
    let count = textFont.count(of: shown, nearest: point.x - textOrigin.x - shift(ofLine: index))
    return line.start + characters.prefix(count).utf16.count
  }

  /// Scrolls all enclosing scroll views to the caret (E52).
  final func showCaretInSurroundings() {
    let caret = caretRect(at: selectedRange.location)
    var surrounding = enclosingScrollView
    while let scrollView = surrounding {
      scrollView.scrollRectToVisible(convert(caret, to: scrollView), animated: false)
      surrounding = scrollView.enclosingScrollView
    }
  }
}

// MARK: - For pictures

/// The displayed content of one line of a text view.
package struct ShownLine {
  /// The text without the line feed at its end; dots for secure text.
  package var text: String
  /// The frame, in the content's coordinates.
  package var frame: CGRect
  /// The number of characters before the caret, or nil if the caret isn't on this line.
  package var caret: Int?
  /// The range of the selected characters, or nil.
  package var selected: Range<Int>?
  /// The text as runs of equal appearance.
  package var runs: [TextRun]
}

extension TextView {
  /// Returns the lines in a part of the content, from top to bottom. Costs O(length of these lines).
  package final func shownLines(in rect: CGRect) -> [ShownLine] {
    let height = textFont.lineHeight
    let count = CGFloat(textLayout.count)
    let first = Int(min(max(0, ((rect.minY - textOrigin.y) / height).rounded(.down)), count))
    let end = Int(min(max(0, ((rect.maxY - textOrigin.y) / height).rounded(.up)), count))
    return (first..<max(first, end)).map(shownLine)
  }

  private func shownLine(_ index: Int) -> ShownLine {
    let line = textLayout[index]
    var text = engine.buffer.substring(line.range)
    if line.isEndOfParagraph { text = text.dropLast() }
    let selection = selectedRange
    func count(before location: Int) -> Int {
      let length = min(max(0, location - line.start), line.length)
      return min(engine.buffer.substring(NSRange(location: line.start, length: length)).count, text.count)
    }
    let hasCaret =
      isFirstResponder && selection.length == 0 && textLayout.line(at: selection.location) == index
    let overlap = NSIntersectionRange(selection, line.range).length > 0 && isFirstResponder
    let x = textOrigin.x + shift(ofLine: index)
    return ShownLine(
      text: masked(String(text)),
      frame: CGRect(
        x: x,
        y: textOrigin.y + CGFloat(index) * textFont.lineHeight,
        width: max(0, bounds.width - x),
        height: textFont.lineHeight
      ),
      caret: hasCaret ? count(before: selection.location) : nil,
      selected: overlap ? count(before: selection.location)..<count(before: selection.end) : nil,
      runs: markingMisspelledWords(of: runs(of: text, at: line.start), at: line.start)
    )
  }
}
