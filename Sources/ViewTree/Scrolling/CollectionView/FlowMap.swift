import Foundation
import Simulation

/// The arithmetic of a flow: lines of items, one after the other, and a header and a footer around each section.
///
/// It reckons as if the content scrolled up and down; whoever scrolls sideways turns all sizes and rectangles.
struct FlowMap: Hashable, Sendable {
  /// One section as it is asked for.
  struct Section: Hashable, Sendable {
    var items: [CGSize]
    /// Around the items.
    var inset = EdgeInsets.zero
    /// Between lines, at least.
    var lineSpacing: CGFloat = 0
    /// Between the items of a line, at least.
    var itemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  /// Where one section is.
  struct Placed: Hashable, Sendable {
    var frame: CGRect
    var header: CGRect
    var items: [CGRect]
    var footer: CGRect
  }

  private(set) var sections: [Placed] = []
  private(set) var contentSize: CGSize

  /// Places the sections below each other. Costs O(items).
  init(width: CGFloat, _ sections: [Section]) {
    contentSize = CGSize(width: width, height: 0)
    for section in sections {
      let placed = Self.place(section, at: contentSize.height, width)
      self.sections.append(placed)
      contentSize.height = placed.frame.maxY
    }
  }

  private static func place(_ section: Section, at top: CGFloat, _ width: CGFloat) -> Placed {
    let header = CGRect(x: 0, y: top, width: width, height: section.header)
    let room = width - section.inset.left - section.inset.right
    var items: [CGRect] = []
    var y = header.maxY + section.inset.top
    var rest = section.items[...]
    while !rest.isEmpty {
      let line = line(of: rest, room: room, section.itemSpacing)
      if !items.isEmpty { y += section.lineSpacing }
      let isLast = line.count == rest.count
      let height = line.map(\.height).max() ?? 0
      let gap = gap(in: line, room: room, section.itemSpacing, isLast: isLast)
      var x = section.inset.left
      // A line of one item, other than the last line, has it in its middle.
      if line.count == 1, !isLast, let only = line.first { x += max(0, (room - only.width) / 2) }
      for size in line {
        items.append(CGRect(origin: CGPoint(x: x, y: y + (height - size.height) / 2), size: size))
        x += size.width + gap
      }
      y += height
      rest = rest.dropFirst(line.count)
    }
    let footer = CGRect(x: 0, y: y + section.inset.bottom, width: width, height: section.footer)
    let frame = CGRect(x: 0, y: top, width: width, height: footer.maxY - top)
    return Placed(frame: frame, header: header, items: items, footer: footer)
  }

  /// The items that fit beside each other; one at least.
  private static func line(of items: ArraySlice<CGSize>, room: CGFloat, _ spacing: CGFloat) -> ArraySlice<
    CGSize
  > {
    var used: CGFloat = 0
    var end = items.startIndex
    for size in items {
      let needed = end == items.startIndex ? size.width : used + spacing + size.width
      // Thirds of a width don't add up to it.
      guard end == items.startIndex || needed <= room + 1e-6 else { break }
      used = needed
      end += 1
    }
    return items[..<end]
  }

  /// The room between the items of a line: they fill it. The last line takes over what a full line of its items would have.
  private static func gap(in line: ArraySlice<CGSize>, room: CGFloat, _ spacing: CGFloat, isLast: Bool)
    -> CGFloat
  {
    func share(_ count: Int, _ width: CGFloat) -> CGFloat {
      count > 1 ? max(spacing, (room - width) / CGFloat(count - 1)) : spacing
    }
    guard isLast else { return share(line.count, line.map(\.width).reduce(0, +)) }
    guard let first = line.first, first.width > 0, line.allSatisfy({ $0.width == first.width }) else {
      return spacing
    }
    let fitting = ((room + spacing) / (first.width + spacing) + 1e-9).rounded(.down)
    // Items that lie on each other entirely fit without end.
    guard fitting >= 1, fitting < 1e9 else { return spacing }
    return share(Int(fitting), fitting * first.width)
  }
}
