/// A grid of character cells. Later drawing covers earlier drawing.
struct Canvas {
  /// The content of a cell.
  enum Cell: Hashable, Sendable {
    case glyph(Character)
    /// A part of a line, which can join an adjacent line.
    case line(Character)
    /// The right half of the wide glyph in the cell before.
    case rightHalf
  }

  let bounds: CellRect
  /// The cells that drawing can change, always within ``bounds``.
  private(set) var clip: CellRect
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    bounds = CellRect(columns: 0..<columns, rows: 0..<rows)
    clip = bounds
    cells = [Cell](repeating: .glyph(" "), count: columns * rows)
  }

  subscript(row: Int, column: Int) -> Cell {
    get { cells[row * bounds.columns.count + column] }
    set { cells[row * bounds.columns.count + column] = newValue }
  }

  /// Restricts drawing to `rect`.
  mutating func clip(to rect: CellRect) { clip = rect.intersection(bounds) }

  // MARK: Drawing

  /// Fills a rectangle with a character that is one cell wide.
  mutating func fill(_ rect: CellRect, with character: Character = " ") {
    let area = rect.intersection(clip)
    for row in area.rows {
      for column in area.columns { put(.glyph(character), row, column) }
    }
  }

  /// Draws a horizontal line.
  mutating func line(_ character: Character, row: Int, columns: Range<Int>) {
    guard clip.rows.contains(row) else { return }
    for column in columns.clamped(to: clip.columns) { put(.line(character), row, column) }
  }

  /// Draws a vertical line.
  mutating func line(_ character: Character, column: Int, rows: Range<Int>) {
    guard clip.columns.contains(column) else { return }
    for row in rows.clamped(to: clip.rows) { put(.line(character), row, column) }
  }

  /// Writes text that begins at `column`. A wide glyph that is only half inside the clip is drawn as a space.
  mutating func write(_ run: [Glyph], row: Int, column: Int) {
    guard clip.rows.contains(row) else { return }
    var column = column
    for glyph in run {
      guard column < clip.columns.upperBound else { return }
      write(glyph, row, column)
      column += glyph.width
    }
  }

  private mutating func write(_ glyph: Glyph, _ row: Int, _ column: Int) {
    let wanted = column..<(column + glyph.width)
    let free = wanted.clamped(to: clip.columns)
    guard free == wanted else {
      for column in free { put(.glyph(" "), row, column) }
      return
    }
    for column in free { put(column == free.lowerBound ? .glyph(glyph.character) : .rightHalf, row, column) }
  }

  /// Sets one cell. The other half of a wide glyph that it overwrites becomes a space.
  private mutating func put(_ cell: Cell, _ row: Int, _ column: Int) {
    if self[row, column] == .rightHalf, cell != .rightHalf { self[row, column - 1] = .glyph(" ") }
    let next = column + 1
    if bounds.columns.contains(next), self[row, next] == .rightHalf { self[row, next] = .glyph(" ") }
    self[row, column] = cell
  }

  /// Restores the glyphs of an older canvas that later drawing covered. Cells that were spaces or lines stay
  /// covered.
  mutating func keepGlyphs(of old: Canvas, in rect: CellRect) {
    let area = rect.intersection(clip)
    for row in area.rows {
      for column in area.columns {
        switch old[row, column] {
        case .glyph(" "), .line: break
        case .glyph, .rightHalf: self[row, column] = old[row, column]
        }
      }
    }
  }

  // MARK: Reading

  /// Returns a row as text, with a space for each empty cell.
  ///
  /// A caret after a character of a script from right to left has a right-to-left mark behind it, so that a
  /// display that reorders characters keeps it at the end of its text.
  func text(row: Int) -> String {
    var text = ""
    for column in bounds.columns {
      switch self[row, column] {
      case .glyph(let character), .line(let character):
        let isAfterRightToLeft = character == Glyph.caret.character && text.last?.isRightToLeft == true
        text.append(character)
        if isAfterRightToLeft { text.append("\u{200F}") }
      case .rightHalf: break
      }
    }
    return text
  }
}
