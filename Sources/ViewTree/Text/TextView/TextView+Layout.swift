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

  /// Returns the lines if attributes or the text container affect them, or nil.
  private func richLayout(width: CGFloat) -> RichTextLayout? {
    guard words.runs != nil || extras != nil || containerHasOwnRules, !isSecureTextEntry else { return nil }
    let (look, text) = (textAppearance, displayedText)
    guard containerHasOwnRules || text?.affectsLayout(besides: look.font) == true else { return nil }
    let runs = TextRun.runs(of: text ?? words.attributed(engine.text), over: look)
    return RichTextLayout(runs, in: textContainer.room(width: width - margins), look: look)
  }

  /// Returns the height of the lines with their insets, rounded up to a pixel (TM43).
  private func height(ofLines lines: CGFloat) -> CGFloat {
    roundedUp(
      CGSize(width: 0, height: textContainerInset.top + lines + textContainerInset.bottom)
    ).height
  }

  private func height(of layout: TextLayout) -> CGFloat {
    height(ofLines: CGFloat(layout.count) * textFont.lineHeight)
  }

  /// Breaks all lines again.
  final func layOutText() {
    if let rich = richLayout(width: bounds.width) {
      lazyExtras.layout = rich
    } else {
      extras?.layout = nil
      textLayout = layout(width: bounds.width)
    }
    fitContent()
    if extras != nil || words.runs != nil { prepareItemMenus() }
  }

  /// Breaks the lines around an edit again and keeps the caret visible. All lines are broken again if
  /// attributes affect them.
  final func layOutText(after edit: TextEdit) {
    if words.runs != nil || extras?.layout != nil {
      layOutText()
    } else {
      textLayout.update(engine.buffer, edit)
      fitContent()
    }
    if isFirstResponder { show(engine.buffer.selection) }
  }

  private func fitContent() {
    let height = extras?.layout.map { self.height(ofLines: $0.height) }
    let size = CGSize(width: bounds.width, height: height ?? self.height(of: textLayout))
    if contentSize != size { contentSize = size }
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    extras?.layoutManager?.dropLayout()
  }

  final func textSize(fitting size: CGSize) -> CGSize {
    let isWidthGiven = size.width.isFinite && size.width <= 1e6
    if let rich = richLayout(width: size.width) {
      let width =
        isWidthGiven ? size.width : roundedUp(CGSize(width: rich.size.width + margins, height: 0)).width
      return CGSize(width: width, height: height(ofLines: rich.height))
    }
    let layout = layout(width: size.width)
    guard !isWidthGiven else { return CGSize(width: size.width, height: height(of: layout)) }
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

  // MARK: Lines

  private var lineCount: Int { extras?.layout?.lines.count ?? textLayout.count }

  /// Returns the range of a line, with the line feed at its end.
  private func range(ofLine index: Int) -> NSRange {
    extras?.layout?.lines[index].range ?? textLayout[index].range
  }

  private func line(at location: Int) -> Int {
    extras?.layout?.line(at: location) ?? textLayout.line(at: location)
  }

  /// Returns the index of the line at a height of the content, clamped to the lines.
  private func line(atHeight y: CGFloat) -> Int {
    if let rich = extras?.layout { return rich.line(atHeight: y - textOrigin.y) }
    let row = ((y - textOrigin.y) / textFont.lineHeight).rounded(.down)
    return Int(min(max(0, row), CGFloat(textLayout.count - 1)))
  }

  /// Returns the top and the height of a line, without the spaces above and below it.
  private func extent(ofLine index: Int) -> (top: CGFloat, height: CGFloat) {
    guard let line = extras?.layout?.lines[index] else {
      return (textOrigin.y + CGFloat(index) * textFont.lineHeight, textFont.lineHeight)
    }
    return (textOrigin.y + line.top + line.placement.above, line.placement.height)
  }

  /// Returns the left edge of a line's text.
  private func start(ofLine index: Int) -> CGFloat {
    let alignment = words.alignment.resolved(in: self)
    if let line = extras?.layout?.lines[index] {
      return textOrigin.x + line.placement.start(in: bounds.width - margins, alignment)
    }
    guard alignment == .center || alignment == .right else { return textOrigin.x }
    return textOrigin.x + alignment.shift(of: width(of: textLayout[index].range), in: bounds.width - margins)
  }

  /// Returns the horizontal position of a location on a line.
  private func x(of location: Int, onLine index: Int) -> CGFloat {
    if let line = extras?.layout?.lines[index] { return start(ofLine: index) + line.x(at: location) }
    let start = textLayout[index].start
    return self.start(ofLine: index) + width(of: NSRange(location: start, length: location - start))
  }

  // MARK: Positions

  final func caretRect(at location: Int) -> CGRect {
    let index = line(at: location)
    var (top, height) = extent(ofLine: index)
    if let layout = extras?.layout {
      let line = layout.lines[index]
      let place = line.places.last { $0.location < location } ?? line.places.first
      let font = (place.map { layout.runs[$0.run].look } ?? line.shown.runs.first?.look)?.font ?? textFont
      top += line.placement.baseline + font.extentBelowBaseline - font.lineHeight
      height = font.lineHeight
    }
    return CGRect(
      x: x(of: location, onLine: index),
      y: top,
      width: TextMetrics.caretWidth,
      height: height
    )
  }

  final func firstRect(of range: NSRange) -> CGRect {
    let index = line(at: range.location)
    let end = min(range.end, self.range(ofLine: index).end)
    let (top, height) = extent(ofLine: index)
    let start = x(of: range.location, onLine: index)
    let width =
      extras?.layout == nil
      ? width(of: NSRange(location: range.location, length: end - range.location))
      : x(of: end, onLine: index) - start
    return CGRect(x: start, y: top, width: width, height: height)
  }

  final func selectionRects(of range: NSRange) -> [TextSelectionRect] {
    guard range.length > 0 else { return [] }
    let (first, last) = (line(at: range.location), line(at: range.end - 1))
    return (first...last).map { index in
      let rect = firstRect(of: NSIntersectionRange(range, self.range(ofLine: index)))
      return TextSelectionRect(rect, containsStart: index == first, containsEnd: index == last)
    }
  }

  /// Returns the position between characters that is nearest to a point of the content.
  final func location(at point: CGPoint) -> Int {
    let index = line(atHeight: point.y)
    if let rich = extras?.layout {
      let x = point.x - start(ofLine: index)
      return rich.lines[index].location(nearest: x, isLast: index == rich.lines.count - 1)
    }
    let line = textLayout[index]
    var characters = engine.buffer.substring(line.range)
    // The position after the last character of such a line is the start of the next line.
    if index + 1 < textLayout.count { characters = characters.dropLast() }
    let shown = masked(String(characters))
    let count = textFont.count(of: shown, nearest: point.x - start(ofLine: index))
    return line.start + characters.prefix(count).utf16.count
  }

  /// Scrolls to a part of the text at once.
  final func show(_ range: NSRange) {
    let range = engine.buffer.clamped(range)
    let rect = caretRect(at: range.location).union(caretRect(at: range.end))
    scrollRectToVisible(rect, animated: false)
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
  /// The highlights of found text, in the content's coordinates.
  package var highlights: [TextHighlight] = []
  /// The places of the runs, the caret and the selection, or nil if all of the text is side by side in the
  /// text view's font.
  package var rich: RichShownLine?
}

/// The places of the parts of a displayed line whose attributes affect its layout.
package struct RichShownLine: Hashable, Sendable {
  /// The runs with their placement.
  package var line: TextRunLine
  /// The caret's rectangle, in the content's coordinates.
  package var caret: CGRect?
  /// The rectangle of the selection, in the content's coordinates.
  package var selected: CGRect?
}

extension TextView {
  /// Returns the lines in a part of the content, from top to bottom. Costs O(length of these lines).
  package final func shownLines(in rect: CGRect) -> [ShownLine] {
    guard extras?.layout == nil else {
      return (line(atHeight: rect.minY)...line(atHeight: rect.maxY)).compactMap { index in
        let (top, height) = extent(ofLine: index)
        return top + height <= rect.minY || top >= rect.maxY ? nil : shownLine(index)
      }
    }
    let height = textFont.lineHeight
    let count = CGFloat(textLayout.count)
    let first = Int(min(max(0, ((rect.minY - textOrigin.y) / height).rounded(.down)), count))
    let end = Int(min(max(0, ((rect.maxY - textOrigin.y) / height).rounded(.up)), count))
    return (first..<max(first, end)).map(shownLine)
  }

  private func shownLine(_ index: Int) -> ShownLine {
    let line = range(ofLine: index)
    var text = engine.buffer.substring(line)
    if text.last?.isNewline == true { text = text.dropLast() }
    let selection = selectedRange
    func count(before location: Int) -> Int {
      let length = min(max(0, location - line.location), line.length)
      return min(
        engine.buffer.substring(NSRange(location: line.location, length: length)).count,
        text.count
      )
    }
    let hasCaret =
      isFirstResponder && selection.length == 0 && self.line(at: selection.location) == index
    let common = NSIntersectionRange(selection, line)
    let overlap = common.length > 0 && isFirstResponder
    let x = start(ofLine: index)
    let (top, height) = extent(ofLine: index)
    return ShownLine(
      text: masked(String(text)),
      frame: CGRect(x: x, y: top, width: max(0, bounds.width - x), height: height),
      caret: hasCaret ? count(before: selection.location) : nil,
      selected: overlap ? count(before: selection.location)..<count(before: selection.end) : nil,
      runs: markingMisspelledWords(of: runs(of: text, at: line.location), at: line.location),
      highlights: highlights(in: line),
      rich: extras?.layout.map { layout in
        RichShownLine(
          line: layout.lines[index].shown,
          caret: hasCaret ? caretRect(at: selection.location) : nil,
          selected: overlap ? firstRect(of: common) : nil
        )
      }
    )
  }
}
