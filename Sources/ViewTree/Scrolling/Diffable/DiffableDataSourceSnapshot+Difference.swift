import Foundation

extension DiffableDataSourceSnapshot {
  /// Returns the item at a path, or nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  /// Returns the section at a position, or nil if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// The paths of all items.
  var paths: [ItemIdentifierType: IndexPath] {
    var result: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (row, item) in itemIdentifiers(inSection: identifier).enumerated() {
        result[item] = IndexPath(row: row, section: section)
      }
    }
    return result
  }

  /// Returns the updates that change a list with the content of `old` to this content.
  func update(from old: Self) -> TableUpdate {
    var update = TableUpdate()
    for change in sectionIdentifiers.difference(from: old.sectionIdentifiers).inferringMoves() {
      switch change {
      case .remove(let offset, _, nil): update.deletedSections.insert(offset)
      case .insert(let offset, _, nil): update.insertedSections.insert(offset)
      case .insert(let offset, _, let from?): update.movedSections.append(.init(from: from, to: offset))
      case .remove: break
      }
    }
    let reloaded = Set(reloadedSectionIdentifiers)
    update.reloadedSections = IndexSet(
      reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) }
    )
    let (before, after) = (old.paths, paths)
    var leaving: Set<ItemIdentifierType> = []
    var coming: [ItemIdentifierType] = []
    for section in sectionIdentifiers where !reloaded.contains(section) {
      guard let place = old.indexOfSection(section) else {
        coming += itemIdentifiers(inSection: section).filter { before[$0] != nil }
        continue
      }
      let items = old.itemIdentifiers(inSection: old.sectionIdentifiers[place])
      for change in itemIdentifiers(inSection: section).difference(from: items) {
        switch change {
        case .remove(_, let item, _): leaving.insert(item)
        case .insert(_, let item, _): coming.append(item)
        }
      }
    }
    // An item moves unless its section is created again.
    for item in coming {
      guard let to = after[item] else { continue }
      if let from = before[item], !reloaded.contains(old.sectionIdentifiers[from.section]) {
        leaving.remove(item)
        update.movedRows.append(.init(from: from, to: to))
      } else if old.indexOfSection(sectionIdentifiers[to.section]) != nil {
        update.insertedRows.insert(to)
      }
    }
    update.deletedRows = Set(leaving.compactMap { before[$0] })
    update.reloadedRows = Set(
      reloadedItemIdentifiers.compactMap { before[$0] }.filter {
        !reloaded.contains(old.sectionIdentifiers[$0.section])
      }
    )
    update.reconfiguredRows = Set(
      reconfiguredItemIdentifiers.compactMap { before[$0] }.filter {
        !reloaded.contains(old.sectionIdentifiers[$0.section])
      }
    )
    return update
  }
}
