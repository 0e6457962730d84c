import Foundation
import Simulation

/// The places of the cells and attached views of one group, relative to the group's origin.
struct GroupPlan {
  struct Cell {
    var frame: CGRect
    var zIndex = 0
    /// The dimensions that the cell determines.
    var axes = SizingAxes()
  }

  /// A view that is attached to a cell or to the group.
  struct Attachment {
    var item: CollectionLayoutSupplementaryItem
    var frame: CGRect
    /// The number of the cell in the group to which the view is attached.
    var cell: Int
  }

  var cells: [Cell] = []
  var attachments: [Attachment] = []
  var size = CGSize.zero

  /// Returns the interval along an axis that contains the group, its cells and attached views.
  func reach(_ axis: LayoutAxis) -> ClosedRange<CGFloat> {
    var (low, high) = (CGFloat(0), max(0, axis.length(of: size)))
    for frame in cells.map(\.frame) + attachments.map(\.frame) {
      low = min(low, axis.start(of: frame))
      high = max(high, axis.end(of: frame))
    }
    return low...high
  }
}

/// The sizes that views have determined for themselves.
@MainActor protocol DeterminedSizes {
  func cell(_ number: Int) -> CGSize?
  func attachment(_ kind: String, _ number: Int) -> CGSize?
}

/// Computes the places of one group.
@MainActor struct GroupSolver {
  /// The largest number of cells.
  var limit = Int.max
  let sizes: (any DeterminedSizes)?
  let traits: TraitCollection
  private var next = 0

  /// A solved item: its cells, relative to its own origin, and the views attached to it.
  fileprivate struct Node {
    var size: CGSize
    var cells: [GroupPlan.Cell] = []
    var attachments: [GroupPlan.Attachment] = []
  }

  init(sizes: (any DeterminedSizes)?, limit: Int = .max, traits: TraitCollection) {
    (self.sizes, self.limit, self.traits) = (sizes, limit, traits)
  }

  /// Returns the places of a group in a container of a size.
  mutating func plan(_ group: CollectionLayoutGroup, in container: CGSize) -> GroupPlan {
    next = 0
    let node = solve(group, group.layoutSize, in: container)
    for (place, attachment) in node.attachments.enumerated() {
      let kind = attachment.item.elementKind
      let twins = node.attachments[..<place].filter { $0.item.elementKind == kind }
      if twins.contains(where: { $0.item !== attachment.item || $0.cell == attachment.cell }) {
        programmerError(
          "NSCollectionLayoutGroup: two items of a group have supplementary items of the kind \(kind)"
        )
      }
    }
    return GroupPlan(cells: node.cells, attachments: node.attachments, size: node.size)
  }

  private mutating func solve(
    _ item: CollectionLayoutItem,
    _ layoutSize: CollectionLayoutSize,
    in container: CGSize
  ) -> Node {
    var node: Node
    let first = next
    if let group = item as? CollectionLayoutGroup {
      node = solve(group: group, layoutSize.size(in: container))
    } else {
      var size = layoutSize.size(in: container)
      if let own = sizes?.cell(next) {
        if layoutSize.axes.width { size.width = own.width }
        if layoutSize.axes.height { size.height = own.height }
      }
      let frame = item.inner(CGRect(origin: .zero, size: size))
      node = Node(size: size, cells: [GroupPlan.Cell(frame: frame, axes: layoutSize.axes)])
      next += 1
    }
    attach(item, to: &node, from: first)
    return node
  }

  private func attach(_ item: CollectionLayoutItem, to node: inout Node, from first: Int) {
    let frame = item.inner(CGRect(origin: .zero, size: node.size))
    for attached in item.supplementaryItems where !node.cells.isEmpty {
      let measured = sizes?.attachment(attached.elementKind, first)
      node.attachments.append(
        GroupPlan.Attachment(
          item: attached,
          frame: attached.frame(in: frame, measured: measured),
          cell: first
        )
      )
    }
  }

  private mutating func solve(group: CollectionLayoutGroup, _ given: CGSize) -> Node {
    let space = group.inner(CGRect(origin: .zero, size: given))
    switch group.content {
    case .line(let axis, let items, let count, let shares):
      var line = Line(axis: axis, items: items, count: count, sharesLength: shares)
      line.gap = group.interItemSpacing
      line.isOpen = axis == .horizontal ? group.layoutSize.axes.width : group.layoutSize.axes.height
      line.isOpenAcross = axis == .horizontal ? group.layoutSize.axes.height : group.layoutSize.axes.width
      var node = solve(line, in: space.size)
      let insets = CGSize(width: given.width - space.width, height: given.height - space.height)
      node.size = CGSize(width: node.size.width + insets.width, height: node.size.height + insets.height)
      node.move(by: space.origin)
      return node
    case .custom(let provider):
      let environment = LayoutEnvironment(space.size, traits)
      let items = provider(environment).prefix(max(0, limit - next))
      let cells = items.map { item in
        GroupPlan.Cell(
          frame: item.frame.offsetBy(dx: space.minX, dy: space.minY),
          zIndex: item.zIndex
        )
      }
      next += cells.count
      var size = given
      let axes = group.layoutSize.axes
      if axes.width { size.width = cells.map(\.frame.maxX).max() ?? 0 }
      if axes.height { size.height = cells.map(\.frame.maxY).max() ?? 0 }
      return Node(size: size, cells: cells)
    }
  }

  // MARK: Lines

  private struct Line {
    let axis: LayoutAxis
    let items: [CollectionLayoutItem]
    let count: Int?
    let sharesLength: Bool
    var gap: CollectionLayoutSpacing?
    /// Whether the content determines the length of the line, and its extent across.
    var isOpen = false
    var isOpenAcross = false
  }

  private struct Child {
    let item: CollectionLayoutItem
    var node: Node
  }

  private mutating func solve(_ line: Line, in space: CGSize) -> Node {
    let children = children(of: line, in: space)
    let axis = line.axis
    // The distances along the line, in order: before each item, after it, and to the next one.
    var spaces: [CollectionLayoutSpacing?] = []
    for (number, child) in children.enumerated() {
      let ends = child.item.edgeSpacing?.ends(axis)
      if number > 0 { spaces.append(line.gap) }
      spaces += [ends?.before, ends?.after]
    }
    let taken = children.map { axis.length(of: $0.node.size) }.reduce(0, +)
    let least = spaces.map { $0?.spacing ?? 0 }.reduce(0, +)
    let flexible = spaces.count { $0?.isFlexibleSpacing ?? false }
    let length = line.isOpen ? taken + least : axis.length(of: space)
    let share = flexible > 0 ? max(0, length - taken - least) / CGFloat(flexible) : 0
    func extent(_ spacing: CollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    func outer(_ child: Child) -> CGFloat {
      let ends = child.item.edgeSpacing?.ends(axis.other)
      return axis.other.length(of: child.node.size) + (ends?.before?.spacing ?? 0)
        + (ends?.after?.spacing ?? 0)
    }
    let across =
      line.isOpenAcross ? children.map(outer).max() ?? 0 : axis.other.length(of: space)
    var result = Node(size: axis.size(length, across))
    var (place, number) = (CGFloat(0), 0)
    for (index, child) in children.enumerated() {
      if index > 0 {
        place += extent(spaces[number], share)
        number += 1
      }
      place += extent(spaces[number], share)
      let ends = child.item.edgeSpacing?.ends(axis.other)
      let free = max(0, across - outer(child))
      let count = [ends?.before, ends?.after].count { $0?.isFlexibleSpacing ?? false }
      let start = extent(ends?.before, count > 0 ? free / CGFloat(count) : 0)
      var node = child.node
      node.move(by: axis.point(place, start))
      result.cells += node.cells
      result.attachments += node.attachments
      place += axis.length(of: child.node.size) + extent(spaces[number + 1], share)
      number += 2
    }
    return result
  }

  private mutating func children(of line: Line, in space: CGSize) -> [Child] {
    let (axis, items) = (line.axis, line.items)
    let length = axis.length(of: space)
    let gap = line.gap?.spacing ?? 0
    let most = line.count ?? (line.isOpen ? items.count : 10_000)
    var (children, place, number): ([Child], CGFloat, Int) = ([], 0, 0)
    while number < most, next < limit {
      let item = items[number % items.count]
      var size = item.layoutSize
      if line.sharesLength, let count = line.count {
        size = size.replacing(axis, with: (length - gap * CGFloat(count - 1)) / CGFloat(count))
      }
      let before = next
      let node = solve(item, size, in: space)
      let ends = item.edgeSpacing?.ends(axis)
      let extent =
        axis.length(of: node.size) + (ends?.before?.spacing ?? 0) + (ends?.after?.spacing ?? 0)
      // Each item is placed once, even where it is too long.
      let isFull = extent <= 0 || place + extent > length + 0.001
      if line.count == nil, !line.isOpen, number >= items.count, isFull {
        next = before
        break
      }
      // A line with items that determine their lengths ends before the first one that doesn't fit.
      if line.count == nil, !line.isOpen, number > 0, isFull, isSized(item, along: axis) {
        next = before
        break
      }
      children.append(Child(item: item, node: node))
      place += extent + gap
      number += 1
    }
    for axis in [LayoutAxis.horizontal, .vertical] { unify(&children, along: axis) }
    return children
  }

  private func isSized(_ item: CollectionLayoutItem, along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? item.layoutSize.axes.width : item.layoutSize.axes.height
  }

  /// Gives the items of a uniform dimension the largest one among them.
  private func unify(_ children: inout [Child], along axis: LayoutAxis) {
    func isUniform(_ child: Child) -> Bool {
      let size = child.item.layoutSize
      return (axis == .horizontal ? size.widthDimension : size.heightDimension).isUniformAcrossSiblings
        && !(child.item is CollectionLayoutGroup)
    }
    guard let most = children.filter(isUniform).map({ axis.length(of: $0.node.size) }).max() else { return }
    for index in children.indices where isUniform(children[index]) {
      var node = children[index].node
      let first = node.attachments.first?.cell ?? 0
      node.size = axis.size(most, axis.other.length(of: node.size))
      node.cells[0].frame = children[index].item.inner(CGRect(origin: .zero, size: node.size))
      node.attachments = []
      attach(children[index].item, to: &node, from: first)
      children[index].node = node
    }
  }
}

extension GroupSolver.Node {
  fileprivate mutating func move(by way: CGPoint) {
    for index in cells.indices { cells[index].frame = cells[index].frame.offsetBy(dx: way.x, dy: way.y) }
    for index in attachments.indices {
      attachments[index].frame = attachments[index].frame.offsetBy(dx: way.x, dy: way.y)
    }
  }
}
