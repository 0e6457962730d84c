import Foundation

/// A change of an item or a section in a batch of updates; UIKit's `UICollectionViewUpdateItem`.
///
/// The index path of a section has `NSNotFound` as its item.
@preconcurrency @MainActor open class CollectionViewUpdateItem {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A replacement of the cell.
    case reload = 2
    /// A move.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The index path before the update; nil for an insertion.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deletion.
  public final let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public final let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
  }
}

extension TableUpdate {
  /// The changes in the order of deletions, reloads, moves and insertions, sections before their items.
  @MainActor var items: [CollectionViewUpdateItem] {
    func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let deletions = deletedSections.map(section) + deletedRows.sorted()
    let reloads = reloadedSections.map(section) + reloadedRows.sorted()
    let moves = movedSections.map { (section($0.from), section($0.to)) } + movedRows.map { ($0.from, $0.to) }
    let insertions = insertedSections.map(section) + insertedRows.sorted()
    return deletions.map { CollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + reloads.map { CollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + moves.map { CollectionViewUpdateItem(.move, from: $0.0, to: $0.1) }
      + insertions.map { CollectionViewUpdateItem(.insert, from: nil, to: $0) }
  }
}

extension CollectionViewLayout {
  /// Calls the hooks before elements are placed after a batch of updates.
  final func beginUpdates() {
    guard !announcedUpdates.isEmpty else { return }
    let items = announcedUpdates
    (announcedUpdates, isUpdating) = ([], true)
    prepare(forCollectionViewUpdates: items)
    for item in items {
      guard item.updateAction == .delete, let path = item.indexPathBeforeUpdate, path.item != NSNotFound
      else {
        continue
      }
      _ = finalLayoutAttributesForDisappearingItem(at: path)
    }
    for item in items {
      guard item.updateAction == .insert, let path = item.indexPathAfterUpdate, path.item != NSNotFound else {
        continue
      }
      _ = initialLayoutAttributesForAppearingItem(at: path)
    }
  }

  /// Calls the hook after the elements are placed.
  final func endUpdates() {
    announcedUpdates = []
    guard isUpdating else { return }
    isUpdating = false
    finalizeCollectionViewUpdates()
  }
}
