extension Picture {
  /// Returns a picture with the given pictures side by side, each below its caption, as the frames of a
  /// story.
  ///
  /// ```swift
  /// print(Picture.sideBySide([("before", before), ("sliding, 0.15 s", sliding), ("after", after)]))
  /// ```
  ///
  /// The tops of the pictures are level. A caption that is wider than its picture continues on another line,
  /// broken between words if possible.
  ///
  /// - Parameter gap: The number of empty cells between two pictures.
  public static func sideBySide(_ pictures: [(caption: String, picture: Picture)], gap: Int = 3) -> Picture {
    let captions = pictures.map { CaptionLines(of: $0.caption, width: max(1, $0.picture.width)).lines }
    let captionHeight = captions.map(\.count).max() ?? 0
    let columns = zip(captions, pictures).map { caption, entry in
      let padding = [String](repeating: "", count: captionHeight - caption.count)
      return (rows: padding + caption + entry.picture.rows, width: max(1, entry.picture.width))
    }
    let height = columns.map(\.rows.count).max() ?? 0
    let space = String(repeating: " ", count: max(0, gap))
    let rows = (0..<height).map { row in
      columns.map { column in
        (row < column.rows.count ? column.rows[row] : "").padded(toCells: column.width)
      }.joined(separator: space)
    }
    let width = columns.reduce(0) { $0 + $1.width } + space.count * max(0, columns.count - 1)
    return Picture(rows: rows, width: width)
  }
}

/// A caption, broken into lines of a maximum width.
struct CaptionLines {
  private(set) var lines: [String] = []
  private let width: Int
  private var line: [Glyph] = []

  init(of caption: String, width: Int) {
    self.width = width
    for word in caption.split(separator: " ") { add(word.compactMap(Glyph.init)) }
    if !line.isEmpty { endLine() }
  }

  private mutating func add(_ word: [Glyph]) {
    if !line.isEmpty, line.width + 1 + word.width > width { endLine() }
    if !line.isEmpty { line.append(.space) }
    for glyph in word {
      if !line.isEmpty, line.width + glyph.width > width { endLine() }
      line.append(glyph)
    }
  }

  private mutating func endLine() {
    lines.append(line.text)
    line = []
  }
}

extension String {
  /// Returns the string with trailing spaces up to a width in cells.
  fileprivate func padded(toCells width: Int) -> String {
    let missing = width - compactMap(Glyph.init).width
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }
}
