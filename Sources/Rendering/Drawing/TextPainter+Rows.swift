import Foundation
import ViewTree

extension TextPainter {
  /// Draws shading if the row is chosen, the separator if the row takes more than one row of characters, and
  /// the accessory at the end.
  mutating func drawRow(_ item: DisplayItem, _ row: RowContent) {
    let (rect, textRow) = scale.cells(ofLine: item.frame, clip: item.clip)
    if row.isChosen { canvas.fill(rect, with: "░") }
    if row.separator != nil, rect.rows.count > 1, rect.rows.upperBound - 1 != textRow {
      canvas.line("─", row: rect.rows.upperBound - 1, columns: rect.columns)
    }
    guard let sign = row.accessory.sign(isMirrored: item.isMirrored), let place = row.accessoryRect else {
      return
    }
    let column = scale.cells(of: place.offsetBy(dx: item.frame.minX, dy: item.frame.minY)).columns.lowerBound
    canvas.write([Glyph(narrow: sign)], row: textRow, column: column)
  }
}

extension TableViewCell.AccessoryType {
  fileprivate func sign(isMirrored: Bool) -> Character? {
    switch self {
    case .none, .detailButton: nil
    case .disclosureIndicator, .detailDisclosureButton: isMirrored ? "‹" : "›"
    case .checkmark: "✓"
    }
  }
}
