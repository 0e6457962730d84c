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
  ///
  /// The positions of items are rounded to pixels; `scale` is the number of pixels in a point (ML26).
  init(width: CGFloat, _ sections: [Section], pixelsOf scale: CGFloat = 1) {
    contentSize = CGSize(width: width, height: 0)
    for section in sections {
      let placed = Self.place(section, at: contentSize.height, width, scale)
      self.sections.append(placed)
      contentSize.height = placed.frame.maxY
    }
  }

  private static func place(_ section: Section, at top: CGFloat, _ width: CGFloat, _ scale: CGFloat)
    -> Placed
  {
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
      // An item that has a full line for itself is in the middle, even if it is longer than the line (U64).
      if line.count == 1, let only = line.first,
        !isLast || fullCount(of: only, room: room, section.itemSpacing).map({ $0 <= 1 }) ?? false
      {
        x += (room - only.width) / 2
      }
      for size in line {
        let place = CGPoint(
          x: (x * scale).rounded() / scale,
          y: ((y + (height - size.height) / 2) * scale).rounded() / scale
        )
        items.append(CGRect(origin: place, size: size))
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

  /// Returns the number of items of one size in a full line; 0 if one is longer than the line, and `nil` if
  /// an unlimited number fits, with a negative spacing.
  private static func fullCount(of item: CGSize, room: CGFloat, _ spacing: CGFloat) -> Int? {
    guard item.width > 0 else { return nil }
    let fitting = ((room + spacing) / (item.width + spacing) + 1e-9).rounded(.down)
    return fitting >= 0 && fitting < 1e9 ? Int(fitting) : nil
  }

  /// Returns the distance between the items of a line, which fill the line. The last line has the distance of
  /// a full line of its items if their sizes are equal, and otherwise the minimum (U65).
  private static func gap(in line: ArraySlice<CGSize>, room: CGFloat, _ spacing: CGFloat, isLast: Bool)
    -> CGFloat
  {
    func share(_ count: Int, _ width: CGFloat) -> CGFloat {
      count > 1 ? max(spacing, (room - width) / CGFloat(count - 1)) : spacing
    }
    guard isLast else { return share(line.count, line.map(\.width).reduce(0, +)) }
    guard let first = line.first, line.allSatisfy({ $0 == first }),
      let count = fullCount(of: first, room: room, spacing), count >= 1
    else { return spacing }
    return share(count, CGFloat(count) * first.width)
  }
}
