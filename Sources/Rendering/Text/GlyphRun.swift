/// Functions that truncate text to a number of cells.
enum GlyphRun {
  /// Returns the text, or as much of its beginning as fits before an ellipsis.
  ///
  /// Reads no more of the text than is shown.
  static func beginning(of text: some StringProtocol, width: Int) -> [Glyph] {
    guard width > 0 else { return [] }
    var run: [Glyph] = []
    var used = 0
    for character in text {
      guard let glyph = Glyph(character) else { continue }
      used += glyph.width
      run.append(glyph)
      if used > width { return run.cut(to: width - 1) + [.ellipsis] }
    }
    return run
  }

  /// Returns the text with the caret at the selection, or with bars around the selected characters. These, or
  /// the characters before the caret, have precedence if not all of the text fits.
  ///
  /// - Parameter selection: The range of the selected characters; empty at the caret.
  static func text(_ text: String, selection: Range<Int>, width: Int) -> [Glyph] {
    guard width > 0 else { return [] }
    func index(_ count: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    }
    let (start, end) = (index(selection.lowerBound), index(selection.upperBound))
    let marks: (first: [Glyph], last: [Glyph]) =
      selection.isEmpty ? ([], [.caret]) : ([.barBefore], [.barAfter])
    let selected = beginning(of: text[start..<end], width: width - marks.first.count - marks.last.count)
    let middle = marks.first + selected + marks.last
    let before = self.end(of: text[..<start], width: width - middle.width)
    return (before + middle + beginning(of: text[end...], width: width - before.width - middle.width))
      .cut(to: width)
  }

  /// Returns the text, or as much of its end as fits after an ellipsis.
  private static func end(of text: Substring, width: Int) -> [Glyph] {
    guard width > 0 else { return [] }
    var run: [Glyph] = []
    var used = 0
    for glyph in text.reversed().lazy.compactMap(Glyph.init) {
      used += glyph.width
      run.append(glyph)
      if used > width { return [.ellipsis] + run.cut(to: width - 1).reversed() }
    }
    return run.reversed()
  }
}

extension [Glyph] {
  /// Returns the longest prefix that takes at most `width` cells.
  fileprivate func cut(to width: Int) -> [Glyph] {
    var run = self
    var used = self.width
    while used > width, let last = run.popLast() { used -= last.width }
    return run
  }
}
