import Foundation
import Simulation

/// The arithmetic of a flow layout: consecutive lines of items, and a header and a footer for each section.
///
/// All values are for vertical scrolling. For horizontal scrolling, the layout swaps the axes of all sizes
/// and rectangles.
struct FlowMap: Hashable, Sendable {
  /// The requested sizes of one section.
  struct Section: Hashable, Sendable {
    var items: FlowItems
    /// The insets around the items.
    var inset = EdgeInsets.zero
    /// The minimum distance between lines.
    var lineSpacing: CGFloat = 0
    /// The minimum distance between the items of a line.
    var itemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  private(set) var sections: [FlowSection] = []
  private(set) var contentSize: CGSize
  /// Whether no section begins above the previous one.
  private var isOrdered = true

  /// Places the sections below each other. Costs O(sections), and O(items) of those with different sizes.
  ///
  /// The positions of items are rounded to pixels; `scale` is the number of pixels in a point (ML26).
  init(width: CGFloat, _ sections: [Section], pixelsOf scale: CGFloat = 1) {
    contentSize = CGSize(width: width, height: 0)
    for section in sections {
      let placed = FlowSection(section, at: contentSize.height, width: width, pixelsOf: scale)
      isOrdered = isOrdered && placed.frame.height >= 0
      self.sections.append(placed)
      contentSize.height = placed.frame.maxY
    }
  }

  /// Returns the sections that reach into an interval. Costs O(log n) in the number of sections.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    var first = 0
    if isOrdered { first = sections.partitionPoint { $0.frame.maxY > top } }
    var found: [Int] = []
    for place in first..<sections.count {
      let frame = sections[place].frame
      if frame.minY < bottom, frame.maxY > top { found.append(place) } else if isOrdered { break }
    }
    return found
  }
}

/// A section of a flow layout: its header and footer, and the lines of its items.
struct FlowSection: Hashable, Sendable {
  let frame: CGRect
  let header: CGRect
  let footer: CGRect
  private let section: FlowMap.Section
  /// The width for items, and the number of pixels in a point.
  private let room: CGFloat
  private let scale: CGFloat
  /// The number of items in a full line of items of one size.
  private let perLine: Int
  /// The lines of items of different sizes, without the positions of their items.
  private let lines: [FlowLine]
  /// Whether no line begins or ends above the previous one.
  private let isOrdered: Bool

  init(_ section: FlowMap.Section, at top: CGFloat, width: CGFloat, pixelsOf scale: CGFloat) {
    (self.section, self.scale) = (section, scale)
    header = CGRect(x: 0, y: top, width: width, height: section.header)
    room = width - section.inset.left - section.inset.right
    let first = header.maxY + section.inset.top
    var bottom = first
    switch section.items {
    case .equal(let size, let count):
      lines = []
      perLine = Self.lineCount(of: section.items, from: 0, room: room, section.itemSpacing)
      let lineCount = count == 0 ? 0 : (count - 1) / perLine + 1
      if lineCount > 0 {
        bottom += CGFloat(lineCount) * size.height + CGFloat(lineCount - 1) * section.lineSpacing
      }
      isOrdered = size.height + section.lineSpacing >= 0
    case .sizes(let sizes):
      perLine = 0
      var (placed, ordered, start) = ([FlowLine](), true, 0)
      while start < sizes.count {
        let count = Self.lineCount(of: section.items, from: start, room: room, section.itemSpacing)
        if start > 0 { bottom += section.lineSpacing }
        let height = sizes[start..<start + count].map(\.height).max() ?? 0
        let line = FlowLine(items: start..<start + count, top: bottom, height: height)
        bottom += height
        if let last = placed.last, last.top > line.top || last.top + last.height > bottom { ordered = false }
        placed.append(line)
        start += count
      }
      (lines, isOrdered) = (placed, ordered)
    }
    footer = CGRect(x: 0, y: bottom + section.inset.bottom, width: width, height: section.footer)
    frame = CGRect(x: 0, y: top, width: width, height: footer.maxY - top)
  }

  // MARK: Items

  var itemCount: Int { section.items.count }

  /// Returns the frame of an item. Costs O(log n) in the number of lines, and O(items before it in the line).
  func frame(of item: Int) -> CGRect {
    let number = perLine > 0 ? item / perLine : lines.partitionPoint { $0.items.upperBound > item }
    let line = line(number)
    var x = line.left
    for before in line.items.lowerBound..<item { x += section.items[before].width + line.gap }
    return frame(of: item, at: x, in: line)
  }

  /// Returns the items in a rectangle with their frames. Costs O(log n) in the number of lines, and O(n) in
  /// the number of items in the lines that reach into the rectangle.
  func items(in rect: CGRect) -> [(item: Int, frame: CGRect)] {
    var found: [(item: Int, frame: CGRect)] = []
    let count = lineCount
    // Rounding to pixels moves an item by less than a point.
    let (top, bottom) = (rect.minY - 1, rect.maxY + 1)
    var number = isOrdered ? firstLine(endingBelow: top) : 0
    while number < count {
      let line = line(number)
      number += 1
      if line.top > bottom {
        if isOrdered { break }
        continue
      }
      var x = line.left
      for item in line.items {
        let frame = frame(of: item, at: x, in: line)
        if frame.intersects(rect) { found.append((item, frame)) }
        x += frame.width + line.gap
      }
    }
    return found
  }

  private func frame(of item: Int, at x: CGFloat, in line: FlowLine) -> CGRect {
    let size = section.items[item]
    let place = CGPoint(
      x: (x * scale).rounded() / scale,
      y: ((line.top + (line.height - size.height) / 2) * scale).rounded() / scale
    )
    return CGRect(origin: place, size: size)
  }

  // MARK: Lines

  private var lineCount: Int {
    guard case .equal(_, let count) = section.items else { return lines.count }
    return count == 0 ? 0 : (count - 1) / perLine + 1
  }

  private func firstLine(endingBelow y: CGFloat) -> Int {
    guard case .equal(let size, _) = section.items else {
      return lines.partitionPoint { $0.top + $0.height >= y }
    }
    let step = size.height + section.lineSpacing
    guard step > 0 else { return 0 }
    let place = ((y - header.maxY - section.inset.top - size.height) / step).rounded(.down)
    return place > 0 ? Int(min(place, CGFloat(lineCount))) : 0
  }

  /// Returns a line with the positions of its items.
  private func line(_ number: Int) -> FlowLine {
    var line: FlowLine
    switch section.items {
    case .equal(let size, let count):
      let items = number * perLine..<min(count, (number + 1) * perLine)
      let top = header.maxY + section.inset.top + CGFloat(number) * (size.height + section.lineSpacing)
      line = FlowLine(items: items, top: top, height: size.height)
    case .sizes:
      line = lines[number]
    }
    let isLast = line.items.upperBound == section.items.count
    line.gap = gap(in: line.items, isLast: isLast)
    line.left = section.inset.left
    // An item that has a full line for itself is in the middle, even if it is longer than the line (U64).
    let first = section.items[line.items.lowerBound]
    if line.items.count == 1, !isLast || fullCount(of: first).map({ $0 <= 1 }) ?? false {
      line.left += (room - first.width) / 2
    }
    return line
  }

  /// Returns the number of items that fit in one line; at least one.
  private static func lineCount(of items: FlowItems, from start: Int, room: CGFloat, _ spacing: CGFloat)
    -> Int
  {
    var (used, end) = (CGFloat(0), start)
    while end < items.count {
      let width = items[end].width
      let needed = end == start ? width : used + spacing + width
      // Three thirds of a width may add up to slightly more than the width.
      guard end == start || needed <= room + 1e-6 else { break }
      used = needed
      end += 1
    }
    return max(1, end - start)
  }

  /// Returns the number of items of one size in a full line; 0 if one is longer than the line, and `nil` if
  /// an unlimited number fits, with a negative spacing.
  private func fullCount(of item: CGSize) -> Int? {
    guard item.width > 0 else { return nil }
    let spacing = section.itemSpacing
    let fitting = ((room + spacing) / (item.width + spacing) + 1e-9).rounded(.down)
    return fitting >= 0 && fitting < 1e9 ? Int(fitting) : nil
  }

  /// Returns the distance between the items of a line, which fill the line. The last line has the distance of
  /// a full line of its items if their sizes are equal, and otherwise the minimum (U65).
  private func gap(in items: Range<Int>, isLast: Bool) -> CGFloat {
    let spacing = section.itemSpacing
    func share(_ count: Int, _ width: CGFloat) -> CGFloat {
      count > 1 ? max(spacing, (room - width) / CGFloat(count - 1)) : spacing
    }
    let first = section.items[items.lowerBound]
    var (isEqual, width) = (true, first.width * CGFloat(items.count))
    if case .sizes(let sizes) = section.items {
      isEqual = sizes[items].allSatisfy { $0 == first }
      width = sizes[items].map(\.width).reduce(0, +)
    }
    guard isLast else { return share(items.count, width) }
    guard isEqual, let count = fullCount(of: first), count >= 1 else { return spacing }
    return share(count, CGFloat(count) * first.width)
  }
}

extension Array {
  /// Returns the first index from which on a condition holds. It must not hold for elements before one for
  /// which it doesn't. Costs O(log n).
  func partitionPoint(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
