import Foundation
import Simulation

/// A section with its places in the content.
@MainActor struct PlacedSection {
  let section: CollectionLayoutSection
  let count: Int
  var run: GroupRun
  /// The section's space.
  let environment: LayoutEnvironment
  /// Whether the groups scroll across the scroll direction of the layout.
  let isOrthogonal: Bool
  /// The insets, with those of the reference, around the groups.
  let insets: DirectionalEdgeInsets
  /// The distance of the first group from where the section's own scrolling begins.
  let lead: CGFloat
  /// The interval along the scroll direction with all views of the section.
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// The interval of the groups with their insets.
  var bodyStart: CGFloat = 0
  var bodyEnd: CGFloat = 0
  /// The origin of the first group.
  var origin = CGPoint.zero
  var boundary: [PlacedBoundary] = []
}

/// A view at the boundary of a section or of the layout with its place.
@MainActor struct PlacedBoundary {
  let item: CollectionLayoutBoundarySupplementaryItem
  var frame: CGRect
}

/// The sizes that the views of a section have determined.
struct DeterminedSection: SectionSizes {
  struct Key: Hashable {
    /// The kind of a supplementary view; nil for a cell.
    var kind: String?
    var item: Int
  }

  var sizes: [Key: CGSize] = [:]
  /// The views that need not be measured again.
  var measured: Set<Key> = []

  var items: [Int] { sizes.keys.map(\.item) }
  func size(_ kind: String?, _ item: Int) -> CGSize? { sizes[Key(kind: kind, item: item)] }
}

extension LayoutAxis {
  /// The edges at the beginning and the end.
  var edges: (start: DirectionalRectEdge, end: DirectionalRectEdge) {
    self == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }

  /// Returns the insets at the beginning and the end.
  func ends(_ insets: DirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }
}

/// The places of sections.
extension CollectionViewCompositionalLayout {
  /// Returns a section with its groups, whose place along the scroll direction is still open.
  final func place(_ section: CollectionLayoutSection, number: Int, count: Int) -> PlacedSection {
    let (flow, across) = (flow, flow.other)
    check(section.boundarySupplementaryItems.map(\.elementKind), of: "section \(number)")
    check(section.decorationItems.map(\.elementKind), of: "section \(number)")
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    var insets = space.insets(reference, across: flow).adding(section.contentInsets)
      .adding(listInsets(of: section, number: number))
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let edges = item.alignment.edges
      guard edges.isDisjoint(with: [flow.edges.start, flow.edges.end]) else { continue }
      let length = across.length(of: item.layoutSize.size(in: space.size))
      insets.extend(edges.contains(across.edges.start) ? across.edges.start : across.edges.end, by: length)
    }
    let environment = LayoutEnvironment(space.size, insets: insets, space.traits)
    let inner = environment.effectiveContentSize
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    var run = GroupRun(
      section.group,
      along: isOrthogonal ? across : flow,
      in: inner,
      spacing: section.interGroupSpacing,
      count: count,
      traits: space.traits
    )
    if let sizes = determined[number] {
      run.adopt(sizes, groups: nil)
    } else {
      run.adopt(DeterminedSection(), groups: nil)
    }
    var lead = across.ends(insets).start
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      let group = across.length(of: run.plan(ofGroup: 0).size)
      lead = max(lead, (across.length(of: space.size) - group) / 2)
    }
    return PlacedSection(
      section: section,
      count: count,
      run: run,
      environment: environment,
      isOrthogonal: isOrthogonal,
      insets: insets,
      lead: lead
    )
  }

  private func check(_ kinds: [String], of name: String) {
    if let kind = kinds.enumerated().first(where: { kinds[..<$0.offset].contains($0.element) })?.element {
      programmerError("UICollectionViewCompositionalLayout: \(name) has two views of the kind \(kind)")
    }
  }

  /// Places all sections along the scroll direction.
  final func stackSections() {
    let items = boundaryItems
    check(items.map(\.elementKind), of: "the layout")
    let area = (start: CGFloat(0), length: flow.other.length(of: space.size))
    let sizes = items.map { size(of: $0, in: space.size, section: -1) }
    let (before, after) = extents(items, sizes)
    var place = before
    for number in sections.indices {
      if number > 0 { place += configuration.interSectionSpacing }
      place += sections[number].section.list?.headerTopPadding ?? 0
      stack(number, at: place)
      place = sections[number].end
      guard place.isFinite, place >= sections[number].start else {
        programmerError("UICollectionViewCompositionalLayout: section \(number) has a negative length")
      }
    }
    end = place + after
    overhang = largestOverhang
    hasPinnedViews =
      items.contains(where: \.pinToVisibleBounds)
      || sections.contains { $0.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
    boundary = zip(items, sizes).map { item, size in
      PlacedBoundary(
        item: item,
        frame: frame(of: item, size, around: (before, place), all: (0, end), area: area)
      )
    }
  }

  /// The largest distance by which a group's views are beyond their section.
  private var largestOverhang: CGFloat {
    sections.reduce(1) { most, placed in
      guard !placed.isOrthogonal, placed.count > 0 else { return most }
      let beyond = placed.run.reach.upperBound - flow.length(of: placed.run.template.size)
      return max(most, max(beyond, -placed.run.reach.lowerBound) + 1)
    }
  }

  private func stack(_ number: Int, at start: CGFloat) {
    let (flow, across) = (flow, flow.other)
    let section = sections[number].section
    let items = section.boundarySupplementaryItems
    let area = boundaryArea(of: sections[number])
    let container = flow.size(flow.length(of: space.size), area.length)
    let sizes = items.map { size(of: $0, in: container, section: number) }
    let (before, after) = extents(items, sizes)
    let ends = flow.ends(sections[number].insets)
    let run = sections[number].run
    let bodyStart = start + before
    let first = bodyStart + ends.start
    let bodyEnd = first + (sections[number].isOrthogonal ? run.extentAcross : run.length) + ends.end
    sections[number].start = start
    sections[number].end = bodyEnd + after
    (sections[number].bodyStart, sections[number].bodyEnd) = (bodyStart, bodyEnd)
    let side =
      sections[number].isOrthogonal ? sections[number].lead : across.ends(sections[number].insets).start
    sections[number].origin = flow.point(first, side)
    sections[number].boundary = zip(items, sizes).map { item, size in
      let own = item.alignment.edges.isDisjoint(with: [flow.edges.start, flow.edges.end])
      return PlacedBoundary(
        item: item,
        frame: frame(
          of: item,
          size,
          around: (bodyStart, bodyEnd),
          all: (start, bodyEnd + after),
          area: own ? (0, across.length(of: space.size)) : area
        )
      )
    }
  }

  /// Returns the interval across the scroll direction for the views at a section's boundary.
  private func boundaryArea(of placed: PlacedSection) -> (start: CGFloat, length: CGFloat) {
    let reference = placed.section.supplementaryContentInsetsReference
    let insets = reference == .automatic ? placed.insets : space.insets(reference, across: flow)
    let ends = flow.other.ends(insets)
    return (ends.start, max(0, flow.other.length(of: space.size) - ends.start - ends.end))
  }

  private func size(
    of item: CollectionLayoutBoundarySupplementaryItem,
    in container: CGSize,
    section: Int
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    if let own = determined[section]?.size(item.elementKind, 0) {
      if item.layoutSize.axes.width { size.width = own.width }
      if item.layoutSize.axes.height { size.height = own.height }
    }
    return size
  }

  /// Returns the lengths by which views extend the boundary before and after the content. Views at the same
  /// edge are beside each other.
  private func extents(_ items: [CollectionLayoutBoundarySupplementaryItem], _ sizes: [CGSize])
    -> (before: CGFloat, after: CGFloat)
  {
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      let edges = item.alignment.edges
      if edges.contains(flow.edges.start) { before = max(before, flow.length(of: size)) }
      if edges.contains(flow.edges.end) { after = max(after, flow.length(of: size)) }
    }
    return (before, after)
  }

  private func frame(
    of item: CollectionLayoutBoundarySupplementaryItem,
    _ size: CGSize,
    around body: (start: CGFloat, end: CGFloat),
    all: (start: CGFloat, end: CGFloat),
    area: (start: CGFloat, length: CGFloat)
  ) -> CGRect {
    let (flow, across, edges) = (flow, flow.other, item.alignment.edges)
    let (length, width) = (flow.length(of: size), across.length(of: size))
    let span = item.extendsBoundary ? all : body
    let place: CGFloat
    if edges.contains(flow.edges.start) {
      place = span.start
    } else if edges.contains(flow.edges.end) {
      place = span.end - length
    } else {
      place = (body.start + body.end - length) / 2
    }
    let side: CGFloat
    if edges.contains(across.edges.start) {
      side = area.start
    } else if edges.contains(across.edges.end) {
      side = area.start + area.length - width
    } else {
      side = area.start + (area.length - width) / 2
    }
    let origin = flow.point(place, side)
    return CGRect(
      x: origin.x + item.offset.x,
      y: origin.y + item.offset.y,
      width: size.width,
      height: size.height
    )
  }
}

extension DirectionalEdgeInsets {
  fileprivate func adding(_ other: Self) -> Self {
    Self(
      top: top + other.top,
      leading: leading + other.leading,
      bottom: bottom + other.bottom,
      trailing: trailing + other.trailing
    )
  }

  fileprivate mutating func extend(_ edge: DirectionalRectEdge, by length: CGFloat) {
    switch edge {
    case .top: top += length
    case .leading: leading += length
    case .bottom: bottom += length
    default: trailing += length
    }
  }
}
