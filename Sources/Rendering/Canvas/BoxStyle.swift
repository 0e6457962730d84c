/// The characters of a box's sides and corners.
struct BoxStyle: Hashable, Sendable {
  let horizontal: Character
  let vertical: Character
  let topLeft: Character
  let topRight: Character
  let bottomLeft: Character
  let bottomRight: Character

  private init(_ characters: String) {
    let parts = Array(characters)
    (horizontal, vertical) = (parts[0], parts[1])
    (topLeft, topRight, bottomLeft, bottomRight) = (parts[2], parts[3], parts[4], parts[5])
  }

  /// Text fields.
  static let field = BoxStyle("─│┌┐└┘")
  /// Views with the focus.
  static let focused = BoxStyle("═║╔╗╚╝")
  /// Buttons and the phone's outline.
  static let rounded = BoxStyle("─│╭╮╰╯")
  /// Disabled text fields.
  static let disabledField = BoxStyle("┄┆┌┐└┘")
  /// Disabled buttons.
  static let disabledButton = BoxStyle("┄┆╭╮╰╯")
  /// Plain views.
  static let area = BoxStyle("╌╎┌┐└┘")
  /// Scroll views.
  static let scrollArea = BoxStyle("┈┊┌┐└┘")
}

extension Canvas {
  /// Draws the four sides of a box.
  ///
  /// A box of one row or one column is drawn as a line.
  ///
  /// - Parameter isOpenAtScreenEdge: Whether to omit the sides at the canvas's edges, where the phone's
  ///   outline is.
  mutating func box(_ rect: CellRect, _ style: BoxStyle, isOpenAtScreenEdge: Bool = false) {
    guard !rect.isEmpty else { return }
    let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
    let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    let isOpen = { (isAtEdge: Bool) in isAtEdge && isOpenAtScreenEdge }
    let hasLeft = !isOpen(left <= 0)
    let hasRight = !isOpen(right >= bounds.columns.upperBound - 1)
    let hasTop = !isOpen(top <= 0)
    let hasBottom = !isOpen(bottom >= bounds.rows.upperBound - 1)
    if hasLeft, rect.rows.count > 1 { line(style.vertical, column: left, rows: rect.rows) }
    if hasRight, rect.rows.count > 1 { line(style.vertical, column: right, rows: rect.rows) }
    guard rect.columns.count > 1 || rect.rows.count == 1 else { return }
    if hasTop { line(style.horizontal, row: top, columns: rect.columns) }
    if hasBottom { line(style.horizontal, row: bottom, columns: rect.columns) }
    guard rect.rows.count > 1 else { return }
    if hasTop, hasLeft { corner(style.topLeft, top, left) }
    if hasTop, hasRight { corner(style.topRight, top, right) }
    if hasBottom, hasLeft { corner(style.bottomLeft, bottom, left) }
    if hasBottom, hasRight { corner(style.bottomRight, bottom, right) }
  }

  private mutating func corner(_ character: Character, _ row: Int, _ column: Int) {
    line(character, row: row, columns: column..<(column + 1))
  }
}
