import Foundation
import Simulation
import ViewTree

/// A painter that draws a display list with characters.
struct TextPainter {
  let scale: CellScale
  var canvas: Canvas

  /// Draws all items, back to front. Complexity: O(items + cells that they cover).
  init(_ list: DisplayList, pointsPerCharacter: CGSize) {
    scale = CellScale(screen: list.screen.size, pointsPerCharacter: pointsPerCharacter)
    canvas = Canvas(columns: scale.columns, rows: scale.rows)
    for item in list.items { draw(item) }
    drawStatusBar(list)
  }

  private mutating func draw(_ item: DisplayItem) {
    canvas.clip(to: scale.cells(of: item.clip, least: 0))
    if item.isOpaque { canvas.fill(scale.cells(of: item.frame)) }
    switch item.content {
    case .area(let name, let isFocused):
      drawArea(item.frame, name, isFocused ? .focused : .area)
    case .scrollArea(let name, let isFocused), .textArea(let name, let isFocused):
      drawArea(item.frame, name, isFocused ? .focused : .scrollArea)
    case .label(let label): drawLabel(item, label)
    case .field(let field): drawField(item, field)
    case .textLine(let line): drawTextLine(item, line)
    case .button(let button): drawButton(item, button)
    case .image(let name, _): drawImage(item, name)
    case .border(_, _, let hasBox): if !hasBox { drawBorder(item) }
    case .drawing(_, _, let isImage): if isImage { drawImage(item, "image") }
    case .gradient, .shape: break
    case .toggle(let part, _, let isEnabled, _): drawToggle(item, isOn: part >= 0.5, isEnabled: isEnabled)
    case .slider(let slider): drawSlider(item, part: slider.part, isEnabled: slider.isEnabled)
    case .progress(let part, _): drawProgress(item, part: part)
    case .wheel(let turns): drawWheel(item, turns: turns)
    case .segments(let segments, let isEnabled, _): drawSegments(item, segments, isEnabled: isEnabled)
    case .pages(let pages): drawPages(item, count: pages.count, current: pages.current)
    case .bar(let bar): drawBar(item.frame, bar)
    case .row(let row): drawRow(item, row)
    case .picker: drawPicker(item)
    case .scrollIndicators(let indicators): drawIndicators(item.frame, indicators)
    case .alert, .sheet: drawBoxInFront(item.frame)
    case .dimming, .focusRing: break
    case .keyboard: canvas.fill(scale.cells(of: item.frame))
    case .keyboardPart(let name, let isFirst): drawKeyboardPart(item.frame, name, isFirst: isFirst)
    case .key(let key): drawKey(item, key)
    }
  }
}

extension DisplayItem {
  /// Whether the background covers content behind the item. A mostly transparent one doesn't.
  fileprivate var isOpaque: Bool {
    guard let background else { return false }
    return background.alpha * opacity >= 0.5
  }
}
