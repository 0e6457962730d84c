import Foundation
import ViewTree

extension TextPainter {
  /// Draws the signal and the battery of the status bar in its last row, at the trailing end. They are over
  /// the app's content; a status bar with a background of its own hides the content in all of its rows.
  mutating func drawStatusBar(_ list: DisplayList) {
    let signs = "▂▄▆ ▮▮▯".compactMap(Glyph.init)
    guard list.device.statusBar != .hidden, scale.columns >= signs.width + 2 else { return }
    let area = CGRect(x: 0, y: 0, width: list.screen.width, height: list.device.statusBarHeight)
    let rect = scale.cells(of: area)
    canvas.clip(to: rect)
    if list.device.statusBar == .opaque { canvas.fill(rect) }
    let isMirrored = list.traits.layoutDirection == .rightToLeft
    let column = isMirrored ? 1 : scale.columns - signs.width - 1
    canvas.write(signs, row: rect.rows.upperBound - 1, column: column)
  }
}
