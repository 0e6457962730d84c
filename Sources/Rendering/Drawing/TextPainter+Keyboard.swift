import Foundation
import KeyboardSim

extension TextPainter {
  /// Draws a line above the part, heavy at the keyboard's top.
  mutating func drawKeyboardPart(_ frame: CGRect, _ name: String?, isFirst: Bool) {
    let rect = scale.cells(of: frame)
    canvas.line(isFirst ? "━" : "─", row: rect.rows.lowerBound, columns: rect.columns)
    if let name { drawCaption(name, rect) }
  }

  /// Draws the title in the key's center, between bars while a touch is on the key.
  mutating func drawKey(_ item: DisplayItem, _ key: KeyContent) {
    let (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    let run = GlyphRun.beginning(of: key.face, width: rect.columns.count)
    let column = scale.firstColumn(ofCentered: item.frame, count: run.width)
    canvas.write(run, row: textRow, column: column)
    guard key.isHighlighted else { return }
    canvas.write([.barBefore], row: textRow, column: column - 1)
    canvas.write([.barAfter], row: textRow, column: column + run.width)
  }
}

extension KeyContent {
  /// The text on the key: its title or the usual keyboard symbol.
  fileprivate var face: String {
    switch kind {
    case .shift: isOn ? "▲" : "⇧"
    case .delete: "⌫"
    case .globe: "⊕"
    default: title
    }
  }
}
