import Foundation
import Simulation

/// The arithmetic of a flow layout: consecutive lines of items, and a header and a footer for each section.
///
/// All values are for vertical scrolling. For horizontal scrolling, the layout swaps the axes of all sizes
/// and rectangles.
struct FlowMap: Hashable, Sendable {
  /// The requested sizes of one section.
  struct Section: Hashable, Sendable {
    var items: [CGSize]
    /// The insets around the items.
    var inset = EdgeInsets.zero
    /// The minimum distance between lines.
    var lineSpacing: CGFloat = 0
    /// The minimum distance between the items of a line.
    var itemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  /// The frames of one section.
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
      // A line with only one item centers it, except the last line.
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

  /// Returns the items that fit in one line; at least one.
  private static func line(of items: ArraySlice<CGSize>, room: CGFloat, _ spacing: CGFloat) -> ArraySlice<
    CGSize
  > {
    var used: CGFloat = 0
    var end = items.startIndex
    for size in items {
      let needed = end == items.startIndex ? size.width : used + spacing + size.width
      // Three thirds of a width may add up to slightly more than the width.
      guard end == items.startIndex || needed <= room + 1e-6 else { break }
      used = needed
      end += 1
    }
    return items[..<end]
  }

  /// Returns the distance between the items of a line, which fill the line. The last line has the distance of
  /// a full line of its items.
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
    // With items that overlap entirely, an unlimited number fits.
    guard fitting >= 1, fitting < 1e9 else { return spacing }
    return share(Int(fitting), fitting * first.width)
  }
}
