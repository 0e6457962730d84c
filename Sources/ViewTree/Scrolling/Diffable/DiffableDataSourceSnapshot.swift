import Foundation
import Simulation

/// The identifiers of the sections and items of a list, in order, as a diffable data source shows them.
///
/// Each identifier occurs once. A method that adds an identifier twice, or that refers to one the snapshot
/// doesn't have, stops with a message that names the identifier.
public struct DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections marked by ``reloadSections(_:)``, in the order of the calls.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items marked by ``reloadItems(_:)``, in the order of the calls.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items marked by ``reconfigureItems(_:)``, in the order of the calls.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let list = items[identifier] else { unknown("section", identifier) }
    return list
  }

  /// Returns the section that contains an item, or nil if no section does.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }

  /// Returns the position of an item among those of all sections, or nil if the snapshot doesn't have it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the position of a section, or nil if the snapshot doesn't have it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    items[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, by default the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      programmerError("NSDiffableDataSourceSnapshot: items are appended, and there are no sections")
    }
    insert(identifiers, into: section, at: numberOfItems(inSection: section))
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, into: section, at: index)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, into: section, at: index + 1)
  }

  /// Removes items; identifiers that the snapshot doesn't have are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { sections[$0] != nil })
    for section in Set(gone.compactMap { sections[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { sections[item] = nil }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  /// Removes all sections with their items.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, also of another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, 0)
  }

  /// Moves an item after another one, also of another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, to: toIdentifier, 1)
  }

  /// Marks items whose cells are created again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where sections[item] == nil { unknown("item", item) }
    let known = Set(reloadedItemIdentifiers)
    reloadedItemIdentifiers += identifiers.filter { !known.contains($0) }
  }

  /// Marks items whose existing cells are configured again by the cell provider when the snapshot is applied;
  /// from iOS 15. Items without cells are configured when they come into sight.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where sections[item] == nil { unknown("item", item) }
    var known = Set(reconfiguredItemIdentifiers)
    reconfiguredItemIdentifiers += identifiers.filter { known.insert($0).inserted }
  }

  // MARK: Sections

  /// Adds sections after the last one.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier))
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier) + 1)
  }

  /// Removes sections with their items; identifiers that the snapshot doesn't have are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    deleteItems(sectionIdentifiers.filter { gone.contains($0) }.flatMap { items[$0] ?? [] })
    for section in gone { items[section] = nil }
    sectionIdentifiers.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, 0)
  }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, 1)
  }

  /// Marks sections whose cells, headers and footers are created again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where items[section] == nil { unknown("section", section) }
    let known = Set(reloadedSectionIdentifiers)
    reloadedSectionIdentifiers += identifiers.filter { !known.contains($0) }
  }

  // MARK: Implementation

  /// A copy without marks for reloading.
  var withoutReloads: Self {
    var copy = self
    copy.forgetReloads()
    return copy
  }

  mutating func forgetReloads() {
    (reloadedSectionIdentifiers, reloadedItemIdentifiers) = ([], [])
    reconfiguredItemIdentifiers = []
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    into section: SectionIdentifierType,
    at index: Int
  ) {
    for item in identifiers {
      if sections.updateValue(section, forKey: item) != nil { duplicate("item", item) }
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for section in identifiers {
      if items.updateValue([], forKey: section) != nil { duplicate("section", section) }
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, _ distance: Int) {
    let from = place(of: item)
    guard item != other else { refuse("item", item) }
    items[from.section]?.remove(at: from.index)
    let to = place(of: other)
    items[to.section]?.insert(item, at: to.index + distance)
    sections[item] = to.section
  }

  private mutating func move(
    _ section: SectionIdentifierType,
    to other: SectionIdentifierType,
    _ distance: Int
  ) {
    let from = index(of: section)
    guard section != other else { refuse("section", section) }
    sectionIdentifiers.remove(at: from)
    sectionIdentifiers.insert(section, at: index(of: other) + distance)
  }

  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      unknown("item", item)
    }
    return (section, index)
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: section) else { unknown("section", section) }
    return index
  }

  private func unknown(_ kind: String, _ identifier: some Any) -> Never {
    programmerError("NSDiffableDataSourceSnapshot has no \(kind) \(identifier)")
  }

  private func duplicate(_ kind: String, _ identifier: some Any) -> Never {
    programmerError("NSDiffableDataSourceSnapshot already has the \(kind) \(identifier)")
  }

  private func refuse(_ kind: String, _ identifier: some Any) -> Never {
    programmerError("NSDiffableDataSourceSnapshot can't move the \(kind) \(identifier) next to itself")
  }
}

extension DiffableDataSourceSnapshot: Sendable {}
