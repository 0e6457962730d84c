import Foundation
import ViewTree

extension SVGPainter {
  /// Draws the dots of a page control, from its left or top. The current page is a bar if it has a progress,
  /// and a page with an image is its name.
  mutating func drawPages(_ item: DisplayItem, _ rect: CGRect, _ pages: PagesContent) {
    let count = pages.count
    let length = pages.isVertical ? rect.height : rect.width
    let bar = pages.progress == nil ? 0 : PageControl.progressWidth - 7
    let step = min(16, max(0, length - bar) / CGFloat(max(1, count)))
    let middle = pages.isVertical ? rect.midY : rect.midX
    let start = middle - (step * CGFloat(count - 1) + bar) / 2
    if pages.hasBackground {
      svg.rect(rect, radius: min(rect.width, rect.height) / 2, .filled(palette.track))
    }
    guard step > 0 else { return }
    // Dots that are less than a quarter of a point apart are drawn as one, and those beyond the clip are not.
    let stride = max(1, Int(min(0.25 / step, 9e18)))
    let isUpright = item.shape.isUpright
    let clip = pages.isVertical ? item.clip.minY...item.clip.maxY : item.clip.minX...item.clip.maxX
    func page(at x: CGFloat) -> Int { min(Int(min(max(0, (x - start) / step), 9e18)), max(0, count - 1)) }
    let first = isUpright ? page(at: clip.lowerBound - step - bar) / stride * stride : 0
    let last = isUpright ? page(at: clip.upperBound + step) : count - 1
    var shown = Array(Swift.stride(from: first, through: last, by: stride))
    if stride > 1, (first...last).contains(pages.current) { shown.append(pages.current) }
    for page in shown {
      let isCurrent = page == pages.current
      let shift = page > pages.current ? bar : isCurrent ? bar / 2 : 0
      let place = start + step * CGFloat(page) + shift
      let center =
        pages.isVertical ? CGPoint(x: rect.midX, y: place) : CGPoint(x: place, y: rect.midY)
      let off = pages.colors.off?.hex ?? "#b5b5ba"
      let color = isCurrent ? pages.colors.on?.hex ?? SVGPalette.ink(on: item.ground) : off
      if isCurrent, let progress = pages.progress {
        drawPageProgress(at: center, progress, isVertical: pages.isVertical, (on: color, off: off))
      } else if pages.images.indices.contains(page), let name = pages.images[page] {
        let words = SVGWords(text: SVGText.visible("<\(name)>"), size: 7, fill: color)
        svg.words(words, inMiddleOf: CGRect(x: center.x - 8, y: center.y - 8, width: 16, height: 16))
      } else {
        svg.circle(center, radius: min(3.5, step / 3), .filled(color))
      }
    }
  }

  private mutating func drawPageProgress(
    at center: CGPoint,
    _ progress: CGFloat,
    isVertical: Bool,
    _ colors: (on: String, off: String)
  ) {
    let length = PageControl.progressWidth
    let size = isVertical ? CGSize(width: 7, height: length) : CGSize(width: length, height: 7)
    var bar = CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    svg.rect(bar, radius: 3.5, .filled(colors.off))
    if isVertical {
      bar.size.height = max(7, length * progress)
    } else {
      bar.size.width = max(7, length * progress)
    }
    svg.rect(bar, radius: 3.5, .filled(colors.on))
  }
}
