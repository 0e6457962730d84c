import Foundation
import Simulation

extension TableView {
  /// The changes of a cell after which its row is measured again; UIKit's
  /// `UITableView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled = 0
    /// A new content configuration, and `invalidateIntrinsicContentSize()` of the cell; the default.
    case enabled = 1
  }

  /// Requests that a row of automatic height is measured again before the next layout.
  final func sizeDidChange(of cell: TableViewCell) {
    guard selfSizingInvalidation != .disabled, row(of: cell) != nil,
      systemValue(of: VersionRules.cellsInvalidateSizes),
      !features.resizedCells.contains(where: { $0 === cell })
    else { return }
    features.resizedCells.append(cell)
    baseSetNeedsLayout()
  }

  /// Measures the rows again whose cells have changed.
  final func measureResizedRows() {
    guard !features.resizedCells.isEmpty else { return }
    let cells = features.resizedCells
    features.resizedCells = []
    let load = loads
    for cell in cells where loads == load {
      guard let path = row(of: cell)?.path, let map, map.contains(path) else { continue }
      let asked = askedHeight(at: path)
      guard loads == load, asked < 0 else { continue }
      let height = height(of: cell, asked: asked)
      if loads == load { self.map?.measure(path, height) }
    }
    if loads == load { adoptContentSize() }
  }
}

extension CollectionView {
  /// The changes of a cell after which its item is measured again; UIKit's
  /// `UICollectionView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled = 0
    /// A new content configuration, and `invalidateIntrinsicContentSize()` of the cell; the default.
    case enabled = 1
  }

  /// Requests that an item is measured again before the next layout.
  final func sizeDidChange(of cell: CollectionViewCell) {
    guard selfSizingInvalidation != .disabled, item(of: cell) != nil,
      systemValue(of: VersionRules.cellsInvalidateSizes),
      !features.resizedCells.contains(where: { $0 === cell })
    else { return }
    features.resizedCells.append(cell)
    baseSetNeedsLayout()
  }

  /// Asks the layout whether the sizes that changed cells prefer invalidate it.
  final func measureResizedItems() {
    guard !features.resizedCells.isEmpty else { return }
    let cells = features.resizedCells
    features.resizedCells = []
    for cell in cells {
      guard let path = item(of: cell)?.path, let attributes = attributes(ofItem: path) else { continue }
      measure(cell, attributes, isNew: true)
    }
  }
}
