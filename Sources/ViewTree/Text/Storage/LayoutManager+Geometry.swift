import Foundation

extension LayoutManager.Part {
  /// Returns the distance of a line's text from the left edge of the container.
  func textStart(_ line: RichTextLayout.Line) -> CGFloat {
    padding + line.placement.start(in: width - 2 * padding, alignment)
  }

  /// Returns the rectangle of a line: as wide as the container, with the spaces above and below.
  func rect(_ line: RichTextLayout.Line) -> CGRect {
    let isUnlimited = width > 1e7
    let room = isUnlimited ? line.placement.width + 2 * padding : width
    return CGRect(x: 0, y: line.top, width: room, height: line.placement.totalHeight)
  }

  /// Returns the rectangle of a line that is used: as wide as the text and the paddings.
  func usedRect(_ line: RichTextLayout.Line) -> CGRect {
    CGRect(
      x: textStart(line) - padding,
      y: line.top,
      width: line.placement.textWidth + 2 * padding,
      height: line.placement.totalHeight
    )
  }

  /// Returns the rectangle of characters on a line.
  func rect(of range: NSRange, on line: RichTextLayout.Line) -> CGRect {
    let start = textStart(line)
    let (low, high) = (line.x(at: range.location), line.x(at: range.end))
    return CGRect(x: start + low, y: line.top, width: high - low, height: line.placement.totalHeight)
  }

  /// Returns the lines with characters of a range, with these characters. Locations are relative to the part.
  func lines(in range: NSRange) -> [(line: RichTextLayout.Line, range: NSRange)] {
    let range = NSRange(location: range.location - start, length: range.length)
    return layout.lines.compactMap { line in
      let common = NSIntersectionRange(range, line.range)
      return common.length > 0 ? (line, common) : nil
    }
  }
}

extension LayoutManager {
  // MARK: Lines

  /// Returns the rectangle of the line with a glyph, and the range of the line's glyphs: as wide as the
  /// container, with the spaces above and below the line.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragment(glyphIndex, effectiveGlyphRange) { $0.rect($1) }
  }

  /// Returns the rectangle of the line with a glyph. Layout is always made.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// Returns the used rectangle of the line with a glyph: as wide as the text and the container's paddings.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragment(glyphIndex, effectiveGlyphRange) { $0.usedRect($1) }
  }

  /// Returns the used rectangle of the line with a glyph. Layout is always made.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  private func fragment(
    _ glyph: Int,
    _ range: NSRangePointer?,
    _ rect: (Part, RichTextLayout.Line) -> CGRect
  ) -> CGRect {
    guard let found = line(of: glyph) else { return .zero }
    let line = found.part.layout.lines[found.line]
    range?.pointee = NSRange(location: found.part.start + line.range.location, length: line.range.length)
    return rect(found.part, line)
  }

  /// The rectangle of the empty line after a line feed at the end of the text, or of an empty text; zero
  /// without one.
  public final var extraLineFragmentRect: CGRect { extraLine.map { $0.0.rect($0.1) } ?? .zero }

  /// The used rectangle of the empty line at the end; zero without one.
  public final var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.0.usedRect($0.1) } ?? .zero }

  /// The container of the empty line at the end; nil without one.
  public final var extraLineFragmentTextContainer: TextContainer? {
    extraLine == nil ? nil : textContainers[laidOut().lastIndex { !$0.layout.lines.isEmpty } ?? 0]
  }

  private var extraLine: (Part, RichTextLayout.Line)? {
    guard let part = laidOut().last(where: { !$0.layout.lines.isEmpty }), let line = part.layout.lines.last,
      line.range.length == 0
    else { return nil }
    return (part, line)
  }

  /// Calls a function with each line that has glyphs of a range, from the top: its rectangle, its used
  /// rectangle, its container and the range of its glyphs. The function can set its last argument to stop.
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, TextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (container, part) in zip(textContainers, laidOut()) {
      for (line, _) in part.lines(in: glyphRange) {
        let range = NSRange(location: part.start + line.range.location, length: line.range.length)
        block(part.rect(line), part.usedRect(line), container, range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Calls a function with the rectangle of a range of glyphs on each of its lines in a container. The second
  /// range has no effect. The function can set its last argument to stop.
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: TextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    guard let part = part(textContainer) else { return }
    for (line, range) in part.lines(in: glyphRange) {
      block(part.rect(of: range, on: line), &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Rectangles

  /// Returns the rectangle around a range of glyphs in a container.
  public final func boundingRect(forGlyphRange glyphRange: NSRange, in container: TextContainer) -> CGRect {
    guard let part = part(container) else { return .zero }
    let rects = part.lines(in: glyphRange).map { part.rect(of: $0.range, on: $0.line) }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the rectangle around all lines of a container, as wide as the text and the paddings.
  public final func usedRect(for container: TextContainer) -> CGRect {
    guard let part = part(container) else { return .zero }
    let rects = part.layout.lines.map { part.usedRect($0) }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the place of a glyph on its line: the distances of its start from the left edge, and of the
  /// baseline from the top of the line.
  public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let found = line(of: glyphIndex) else { return .zero }
    let line = found.part.layout.lines[found.line]
    let x = found.part.textStart(line) + line.x(at: glyphIndex - found.part.start)
    return CGPoint(x: x, y: line.placement.above + line.placement.baseline)
  }

  /// Returns the size of the attachment at a glyph; (-1, -1) without one.
  public final func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let found = line(of: glyphIndex), let storage = textStorage, isValidGlyphIndex(glyphIndex),
      storage.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is TextAttachment
    else { return CGSize(width: -1, height: -1) }
    let line = found.part.layout.lines[found.line]
    let place = line.places.first { $0.location == glyphIndex - found.part.start }
    let runs = line.shown.runs.indices.filter { line.placement.starts[$0] == place?.x }
    return runs.compactMap { line.shown.runs[$0].look.details?.box?.bounds.size }.first ?? .zero
  }

  /// Returns the range of the glyphs of the lines in a rectangle.
  public final func glyphRange(forBoundingRect bounds: CGRect, in container: TextContainer) -> NSRange {
    guard let part = part(container) else { return NSRange(location: 0, length: 0) }
    let lines = part.layout.lines.filter { part.rect($0).intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(
      location: part.start + first.range.location,
      length: last.range.end - first.range.location
    )
  }

  // MARK: Points

  /// Returns the index of the glyph at a point of a container, or of the nearest one.
  public final func glyphIndex(for point: CGPoint, in container: TextContainer) -> Int {
    place(at: point, in: container).index
  }

  /// Returns the index of the glyph at a point of a container, or of the nearest one, and the part of its
  /// width that is before the point.
  public final func glyphIndex(
    for point: CGPoint,
    in container: TextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let place = place(at: point, in: container)
    partialFraction?.pointee = place.fraction
    return place.index
  }

  /// Returns the part of the width of the glyph at a point that is before the point.
  public final func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: TextContainer) -> CGFloat
  {
    place(at: point, in: container).fraction
  }

  /// Returns the index of the character at a point of a container, or of the nearest one, and the part of its
  /// width that is before the point.
  public final func characterIndex(
    for point: CGPoint,
    in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  private func place(at point: CGPoint, in container: TextContainer) -> (index: Int, fraction: CGFloat) {
    guard let part = part(container), !part.layout.lines.isEmpty else { return (0, 0) }
    let line = part.layout.lines[part.layout.line(atHeight: point.y)]
    let x = point.x - part.textStart(line)
    guard let place = line.places.last(where: { $0.x <= x && $0.width > 0 }) ?? line.places.first else {
      return (max(0, part.start + line.range.location - (line.range.length == 0 ? 1 : 0)), 1)
    }
    let fraction = place.width > 0 ? (x - place.x) / place.width : 0
    return (part.start + place.location, min(max(0, fraction), 1))
  }
}
