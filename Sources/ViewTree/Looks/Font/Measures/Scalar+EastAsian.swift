extension Unicode.Scalar {
  /// Whether a character that begins with the scalar is wide: emoji and East Asian characters.
  package var isWide: Bool {
    value >= 0x1100 && (properties.isEmojiPresentation || isEastAsian)
  }

  /// Whether the scalar is East Asian and as wide as it is high.
  package var isEastAsian: Bool { value >= 0x1100 && wideRanges.contains { $0.contains(value) } }

  /// Whether the scalar turns the scalar before it into an emoji.
  package func makesWide(_ first: Unicode.Scalar) -> Bool {
    (value == 0xFE0F && first.properties.isEmoji) || properties.isEmojiPresentation
  }
}

/// The blocks of East Asian wide and full-width characters, without emoji.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initials
  0x2329...0x232A,  // angle brackets
  0x2E80...0x303E,  // radicals and punctuation
  0x3041...0x4DBF,  // kana, Bopomofo, Hangul letters, enclosed, ideographs A
  0x4E00...0xA4CF,  // ideographs, Yi
  0xA960...0xA97F,  // Hangul initials, old
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // compatibility ideographs
  0xFE10...0xFE19,  // vertical forms
  0xFE30...0xFE6F,  // compatibility and small forms
  0xFF01...0xFF60,  // full-width forms
  0xFFE0...0xFFE6,  // full-width signs
  0x16FE0...0x18DFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FF,  // kana, old
  0x1F200...0x1F265,  // enclosed ideographs
  0x20000...0x3FFFD,  // ideographs B and later
]
