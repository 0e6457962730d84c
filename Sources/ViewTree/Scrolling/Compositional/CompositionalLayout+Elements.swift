import Foundation
import Simulation

/// The attributes of the elements of a compositional layout.
extension CollectionViewCompositionalLayout {
  final func elements(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    var result: [CollectionViewLayoutAttributes] = []
    if let background = wholeBackground, background.frame.intersects(rect) { result.append(background) }
    for placed in boundary {
      let path = IndexPath(index: 0)
      if let view = layoutAttributesForSupplementaryView(ofKind: placed.item.elementKind, at: path),
        view.frame.intersects(rect)
      {
        result.append(view)
      }
    }
    for number in sections(in: rect) { addElements(of: number, in: rect, to: &result) }
    return result
  }

  /// Returns the sections that have views in a rectangle. Costs O(log sections).
  private func sections(in rect: CGRect) -> Range<Int> {
    let (low, high) = (flow.start(of: rect), flow.end(of: rect))
    let margin = overhang
    let first = sections.partitionPoint { $0.end + margin >= low }
    let last = sections.partitionPoint { $0.start - margin > high }
    return first..<max(first, last)
  }

  private func addElements(
    of number: Int,
    in rect: CGRect,
    to result: inout [CollectionViewLayoutAttributes]
  ) {
    let placed = sections[number]
    let path = IndexPath(item: 0, section: number)
    func add(_ attributes: CollectionViewLayoutAttributes?) {
      if let attributes, attributes.frame.intersects(rect) { result.append(attributes) }
    }
    if placed.section.list != nil, wholeList == nil { add(listBackground(of: number)) }
    for item in placed.section.decorationItems {
      add(layoutAttributesForDecorationView(ofKind: item.elementKind, at: path))
    }
    for boundary in placed.boundary {
      add(layoutAttributesForSupplementaryView(ofKind: boundary.item.elementKind, at: path))
    }
    // The elements of a section that scrolls on its own are found where its offset shows them.
    let offset = placed.isOrthogonal ? flow.point(0, offsets[number] ?? 0) : .zero
    let seen = mirrored(rect, isScrolling: placed.isOrthogonal).offsetBy(dx: offset.x, dy: offset.y)
    let axis = placed.run.axis
    let base = axis == .horizontal ? placed.origin.x : placed.origin.y
    let groups = placed.run.groups(from: axis.start(of: seen) - base, to: axis.end(of: seen) - base)
    let shown = rect.offsetBy(dx: offset.x, dy: offset.y)
    for group in groups {
      let plan = placed.run.plan(ofGroup: group)
      let items = placed.run.items(ofGroup: group)
      for item in items {
        let path = IndexPath(item: item, section: number)
        guard let cell = layoutAttributesForItem(at: path) else { continue }
        if cell.frame.intersects(shown) { result.append(cell) }
        if let list = placed.section.list, cell.frame.intersects(shown) {
          result += separators(of: list, at: path, below: cell, isLast: item == placed.count - 1)
        }
      }
      for attachment in plan.attachments where attachment.cell < items.count {
        let path = IndexPath(item: items.lowerBound + attachment.cell, section: number)
        let kind = attachment.item.elementKind
        if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          view.frame.intersects(shown)
        {
          result.append(view)
        }
      }
    }
  }

  // MARK: Single elements

  final func itemAttributes(at path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let placed = sections[path.section]
    guard (0..<placed.count).contains(path.item) else { return nil }
    let group = placed.run.group(ofItem: path.item)
    let place = path.item - placed.run.firstItem(ofGroup: group)
    let cells = placed.run.plan(ofGroup: group).cells
    guard cells.indices.contains(place) else { return nil }
    let attributes = makeAttributes(path)
    attributes.zIndex = cells[place].zIndex
    attributes.sizingAxes = cells[place].axes
    finish(attributes, cells[place].frame, group, path.section)
    return attributes
  }

  final func supplementaryAttributes(_ kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
    if path.count == 1 {
      guard let placed = boundary.first(where: { $0.item.elementKind == kind }), path[0] == 0 else {
        return nil
      }
      return attributes(of: placed, at: path, within: (0, end))
    }
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if path.item == 0, let placed = section.boundary.first(where: { $0.item.elementKind == kind }) {
      return attributes(of: placed, at: path, within: (section.start, section.end))
    }
    guard (0..<section.count).contains(path.item) else { return nil }
    let group = section.run.group(ofItem: path.item)
    let place = path.item - section.run.firstItem(ofGroup: group)
    guard
      let attachment = section.run.plan(ofGroup: group).attachments.first(where: {
        $0.cell == place && $0.item.elementKind == kind
      })
    else { return nil }
    let attributes = makeAttributes(path, .supplementaryView, kind)
    attributes.zIndex = attachment.item.zIndex
    attributes.sizingAxes = attachment.item.layoutSize.axes
    finish(attributes, attachment.frame, group, path.section)
    return attributes
  }

  /// Sets the frame of an element of a group.
  private func finish(
    _ attributes: CollectionViewLayoutAttributes,
    _ frame: CGRect,
    _ group: Int,
    _ number: Int
  ) {
    let placed = sections[number]
    let way = placed.run.axis.point(placed.run.start(ofGroup: group), 0)
    let place = frame.offsetBy(dx: placed.origin.x + way.x, dy: placed.origin.y + way.y)
    attributes.frame = space.pixels(mirrored(place, isScrolling: placed.isOrthogonal))
    if placed.isOrthogonal { attributes.scrollingSection = number }
  }

  private func attributes(
    of placed: PlacedBoundary,
    at path: IndexPath,
    within span: (start: CGFloat, end: CGFloat)
  ) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: placed.item.elementKind,
      with: path
    )
    attributes.zIndex = placed.item.zIndex
    attributes.sizingAxes = placed.item.layoutSize.axes
    var frame = placed.frame
    if placed.item.pinToVisibleBounds, let view = collectionView {
      let (seen, inset) = (view.bounds, view.baseAdjustedContentInset)
      let insets = DirectionalEdgeInsets(
        top: inset.top,
        leading: inset.left,
        bottom: inset.bottom,
        trailing: inset.right
      )
      let (low, high) = (
        flow.start(of: seen) + flow.ends(insets).start, flow.end(of: seen) - flow.ends(insets).end
      )
      let (length, edges) = (flow.length(of: frame.size), placed.item.alignment.edges)
      var place = flow.start(of: frame)
      if edges.contains(flow.edges.end) {
        place = min(place, max(high - length, span.start))
      } else if edges.contains(flow.edges.start) {
        place = max(place, min(low, span.end - length))
      }
      frame.origin = flow.point(place, flow.other.start(of: frame))
    }
    attributes.frame = space.pixels(mirrored(frame, isScrolling: false))
    return attributes
  }

  final func decorationAttributes(_ kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section), path.item == 0 else { return nil }
    let placed = sections[path.section]
    guard let item = placed.section.decorationItems.first(where: { $0.elementKind == kind }) else {
      return nil
    }
    let origin = flow.point(placed.start, 0)
    let size = flow.size(placed.end - placed.start, flow.other.length(of: space.size))
    let frame = item.inner(CGRect(origin: origin, size: size))
    guard frame.width > 0, frame.height > 0 else { return nil }
    let attributes = makeAttributes(path, .decorationView, kind)
    attributes.zIndex = item.zIndex
    attributes.frame = space.pixels(mirrored(frame, isScrolling: false))
    return attributes
  }

  /// Returns the rectangle mirrored for languages that are read from right to left, in layouts that scroll
  /// vertically. Sections that scroll on their own aren't mirrored.
  final func mirrored(_ rect: CGRect, isScrolling: Bool) -> CGRect {
    guard space.isMirrored, flow == .vertical, !isScrolling else { return rect }
    return rect.offsetBy(dx: space.size.width - rect.maxX - rect.minX, dy: 0)
  }
}
