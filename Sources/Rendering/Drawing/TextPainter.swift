import Foundation
import Simulation
import ViewTree

/// Draws a display list with characters.
struct TextPainter {
  let scale: CellScale
  var canvas: Canvas

  /// Draws all items, back to front. Costs O(items and the cells that they cover).
  init(_ list: DisplayList, scale: CellScale) {
    self.scale = scale
    canvas = Canvas(
      columns: Int((list.screen.width / scale.points.width).rounded(.up)),
      rows: Int((list.screen.height / scale.points.height).rounded(.up))
    )
    for item in list.items { draw(item) }
  }

  private mutating func draw(_ item: DisplayItem) {
    canvas.clip(to: scale.cells(of: item.clip, least: 0))
    if item.isOpaque { canvas.fill(scale.cells(of: item.frame)) }
    switch item.content {
    case .area(let name, let isFocused):
      drawArea(item.frame, name, isFocused ? .focused : .area)
    case .scrollArea(let name, let isFocused):
      drawArea(item.frame, name, isFocused ? .focused : .scrollArea)
    case .label(let text): drawLabel(item.frame, text)
    case .field(let field): drawField(item.frame, field)
    case .button(let button): drawButton(item.frame, button)
    case .scrollIndicators(let indicators): drawIndicators(item.frame, indicators)
    case .keyboard: canvas.fill(scale.cells(of: item.frame))
    case .keyboardPart(let name, let isFirst): drawKeyboardPart(item.frame, name, isFirst: isFirst)
    case .key(let key): drawKey(item.frame, key)
    }
  }
}

extension DisplayItem {
  /// Whether the color behind it hides what is further back; a veil does not.
  fileprivate var isOpaque: Bool {
    guard let background else { return false }
    return background.alpha * opacity >= 0.5
  }
}
