import Foundation
import KeyboardSim

extension TextPainter {
  /// A line above the part; a heavy one at the keyboard's top.
  mutating func drawKeyboardPart(_ frame: CGRect, _ name: String?, isFirst: Bool) {
    let rect = scale.cells(of: frame)
    canvas.line(isFirst ? "━" : "─", row: rect.rows.lowerBound, columns: rect.columns)
    if let name { drawCaption(name, rect) }
  }

  /// The title in the key's middle; between bars while a finger is on it.
  mutating func drawKey(_ item: DisplayItem, _ key: KeyContent) {
    let (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    let run = GlyphRun.beginning(of: key.face, width: rect.columns.count)
    let column = scale.firstColumn(ofCentered: item.frame, count: run.width)
    canvas.write(run, row: textRow, column: column)
    guard key.isHighlighted else { return }
    canvas.write([Glyph(narrow: "▐")], row: textRow, column: column - 1)
    canvas.write([Glyph(narrow: "▌")], row: textRow, column: column + run.width)
  }
}

extension KeyContent {
  /// What stands on the key: its title, or the sign that keyboards have for the word.
  fileprivate var face: String {
    switch kind {
    case .shift: isOn ? "▲" : "⇧"
    case .delete: "⌫"
    case .globe: "⊕"
    default: title
    }
  }
}
