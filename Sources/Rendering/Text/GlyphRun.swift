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

  /// Returns the text with the caret in it. The caret is always visible.
  ///
  /// - Parameter caret: The number of characters before the caret.
  static func text(_ text: String, caret: Int, width: Int) -> [Glyph] {
    guard width > 0 else { return [] }
    let split = text.index(text.startIndex, offsetBy: caret, limitedBy: text.endIndex) ?? text.endIndex
    let before = end(of: text[..<split], width: width - 1)
    let rest = width - 1 - before.width
    return before + [.caret] + (rest > 0 ? beginning(of: text[split...], width: rest) : [])
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
