import Foundation
import ViewTree

extension SVGPainter {
  /// Draws the background color, or gray if the row is chosen, with the separator and the accessory at the
  /// end.
  mutating func drawRow(_ item: DisplayItem, _ rect: CGRect, _ row: RowContent) {
    fillBackground(item, rect)
    if row.isChosen { svg.rect(rect, .filled(row.chosenColor?.hex ?? palette.chosenRow)) }
    func own(_ part: CGRect) -> CGRect { part.offsetBy(dx: rect.minX, dy: rect.minY) }
    if let line = row.separator.map(own) {
      svg.line(
        from: CGPoint(x: line.minX, y: line.midY),
        to: CGPoint(x: line.maxX, y: line.midY),
        row.separatorColor.hex,
        width: line.height
      )
    }
    if let sign = row.accessoryRect.map(own) {
      drawAccessory(row.accessory, sign, isMirrored: item.isMirrored)
    }
  }

  private mutating func drawAccessory(
    _ type: TableViewCell.AccessoryType,
    _ rect: CGRect,
    isMirrored: Bool
  ) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
    switch type {
    case .checkmark:
      let color = View.standardTintColor.hex
      svg.line(from: point(0, 0.55), to: point(0.35, 1), color, width: 2)
      svg.line(from: point(0.35, 1), to: point(1, 0), color, width: 2)
    case .disclosureIndicator, .detailDisclosureButton:
      let (open, tip): (CGFloat, CGFloat) = isMirrored ? (1, 0) : (0, 1)
      svg.line(from: point(open, 0), to: point(tip, 0.5), palette.guide, width: 2)
      svg.line(from: point(tip, 0.5), to: point(open, 1), palette.guide, width: 2)
    case .none, .detailButton: break
    }
  }
}
