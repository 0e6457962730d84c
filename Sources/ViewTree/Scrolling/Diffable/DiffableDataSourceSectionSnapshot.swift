import Foundation
import Simulation

/// The identifiers of a section's items as a tree, whose items can be expanded and collapsed.
///
/// Each identifier occurs once. A method that adds an identifier twice, or that refers to one the snapshot
/// doesn't have, stops with a message that names the identifier.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of each item; nil for an item at the root.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// Creates a snapshot without items.
  public init() {}

  /// All items, each followed by its children.
  public var items: [ItemIdentifierType] { list(rootItems) { _ in true } }
  /// The items whose parents are all expanded, each followed by its children.
  public var visibleItems: [ItemIdentifierType] { list(rootItems) { expanded.contains($0) } }

  // MARK: Reading

  /// Returns whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns the number of parents of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, child) = (0, item)
    while let parent = parent(of: child) { (level, child) = (level + 1, parent) }
    return level
  }

  /// Returns the position of an item in ``items``, or nil if the snapshot doesn't have it.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the parent of an item, or nil if it is at the root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let parent = parents[child] else { unknown(child) }
    return parent
  }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var child = item
    while let parent = parent(of: child) {
      guard expanded.contains(parent) else { return false }
      child = parent
    }
    return true
  }

  /// Returns a snapshot with the items below a parent and their expansion, and with the parent itself as the
  /// only item at the root if it is included.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    guard contains(parent) else { unknown(parent) }
    var result = Self()
    result.rootItems = includingParent ? [parent] : children[parent] ?? []
    for item in list(result.rootItems, where: { _ in true }) {
      result.parents[item] = result.rootItems.contains(item) ? .some(nil) : parents[item]
      result.children[item] = children[item]
      if expanded.contains(item) { result.expanded.insert(item) }
    }
    return result
  }

  // MARK: Changes

  /// Adds items after the last child of a parent, by default at the root. The parent isn't expanded.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !contains(parent) { unknown(parent) }
    insert(items, below: parent, at: siblings(below: parent).count)
  }

  /// Inserts items before another one, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    let (parent, index) = place(of: beforeIdentifier)
    insert(items, below: parent, at: index)
  }

  /// Inserts items after another one, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    let (parent, index) = place(of: afterIdentifier)
    insert(items, below: parent, at: index + 1)
  }

  /// Inserts the items of another snapshot before an item, below the same parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    insert(snapshot, below: parent, at: index)
  }

  /// Inserts the items of another snapshot after an item, below the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    insert(snapshot, below: parent, at: index + 1)
  }

  /// Replaces all items below a parent by those of another snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard contains(parent) else { unknown(parent) }
    delete(children[parent] ?? [])
    insert(snapshot, below: parent, at: 0)
  }

  /// Removes items with all items below them; identifiers that the snapshot doesn't have are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let (parent, index) = place(of: item)
      if let parent { children[parent]?.remove(at: index) } else { rootItems.remove(at: index) }
      for gone in list([item], where: { _ in true }) {
        (children[gone], parents[gone]) = (nil, nil)
        expanded.remove(gone)
      }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items, so that their children are visible if they are.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where !contains(item) { unknown(item) }
    expanded.formUnion(items)
  }

  /// Collapses items. The expansion of the items below them is kept.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where !contains(item) { unknown(item) }
    expanded.subtract(items)
  }

  // MARK: Implementation

  /// Whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { !(children[item] ?? []).isEmpty }

  /// Returns items, each followed by the items below it, as far as a condition holds for their parent.
  private func list(_ items: [ItemIdentifierType], where isOpen: (ItemIdentifierType) -> Bool)
    -> [ItemIdentifierType]
  {
    var (result, waiting) = ([ItemIdentifierType](), Array(items.reversed()))
    while let item = waiting.popLast() {
      result.append(item)
      if isOpen(item), let below = children[item] { waiting += below.reversed() }
    }
    return result
  }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
    let parent = parent(of: item)
    guard let index = siblings(below: parent).firstIndex(of: item) else { unknown(item) }
    return (parent, index)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    below parent: ItemIdentifierType?,
    at index: Int
  ) {
    for item in items {
      guard !contains(item) else {
        programmerError("NSDiffableDataSourceSectionSnapshot already has the item \(item)")
      }
      parents[item] = .some(parent)
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  private mutating func insert(_ other: Self, below parent: ItemIdentifierType?, at index: Int) {
    insert(other.rootItems, below: parent, at: index)
    for item in other.items {
      if let below = other.children[item] { insert(below, below: item, at: 0) }
    }
    expanded.formUnion(other.expanded)
  }

  private func unknown(_ item: ItemIdentifierType) -> Never {
    programmerError("NSDiffableDataSourceSectionSnapshot has no item \(item)")
  }
}

extension DiffableDataSourceSectionSnapshot: Sendable {}
