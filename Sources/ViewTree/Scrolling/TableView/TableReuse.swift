import Foundation
import Simulation

/// The classes registered with a table, and the reuse queues of its cells and headers.
@MainActor struct TableReuse {
  var cellClasses: [String: TableViewCell.Type] = [:]
  var headerClasses: [String: TableViewHeaderFooterView.Type] = [:]
  /// The closures that create cells and headers of interface files, in place of a class.
  var cellMakers: [String: () -> TableViewCell] = [:]
  var headerMakers: [String: () -> TableViewHeaderFooterView] = [:]
  private var cells: [String: [TableViewCell]] = [:]
  private var headers: [String: [TableViewHeaderFooterView]] = [:]

  /// Adds a cell that has left the table to the reuse queue; a cell without an identifier is never reused.
  mutating func keep(_ cell: TableViewCell) {
    if let name = cell.reuseIdentifier { cells[name, default: []].append(cell) }
  }

  mutating func keep(_ view: View) {
    guard let view = view as? TableViewHeaderFooterView, let name = view.reuseIdentifier else { return }
    headers[name, default: []].append(view)
  }

  /// Removes and returns the cell that was added last.
  mutating func dequeueCell(_ name: String) -> TableViewCell? { cells[name]?.popLast() }

  mutating func dequeueHeader(_ name: String) -> TableViewHeaderFooterView? { headers[name]?.popLast() }
}

extension TableView {
  final func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    let type = cellClass as? TableViewCell.Type
    if let cellClass, type == nil {
      programmerError(
        "\(debugName) can't register \(cellClass) for \"\(identifier)\": it is no TableViewCell"
      )
    }
    reuse.cellClasses[identifier] = type
    reuse.cellMakers[identifier] = nil
  }

  final func registerHeader(_ aClass: AnyClass?, _ identifier: String) {
    let type = aClass as? TableViewHeaderFooterView.Type
    if let aClass, type == nil {
      programmerError(
        "\(debugName) can't register \(aClass) for \"\(identifier)\": it is no TableViewHeaderFooterView"
      )
    }
    reuse.headerClasses[identifier] = type
    reuse.headerMakers[identifier] = nil
  }

  /// Implements ``dequeueReusableCell(withIdentifier:)``.
  final func reusableCell(_ identifier: String) -> TableViewCell? {
    if let cell = reuse.dequeueCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let make = reuse.cellMakers[identifier] { return make() }
    return reuse.cellClasses[identifier].map { TableViewCell.make(of: $0, for: identifier) }
  }

  /// Implements ``dequeueReusableCell(withIdentifier:for:)``.
  final func reusableCell(_ identifier: String, for indexPath: IndexPath) -> TableViewCell {
    if let (path, cell) = features.reconfiguring, path == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    guard let cell = reusableCell(identifier) else {
      programmerError("\(debugName): no class is registered for cells \"\(identifier)\"")
    }
    let load = loads
    requestHeight(of: indexPath)
    guard loads == load, let map, map.contains(indexPath) else { return cell }
    var rect = map.rect(ofRow: indexPath)
    if indexPath == requestedRow, let requestedHeight, requestedHeight >= 0 {
      rect.size.height = requestedHeight
    }
    place(cell, at: rect)
    return cell
  }

  /// Implements ``dequeueReusableHeaderFooterView(withIdentifier:)``.
  final func reusableHeader(_ identifier: String) -> TableViewHeaderFooterView? {
    if let view = reuse.dequeueHeader(identifier) {
      view.prepareForReuse()
      return view
    }
    if let make = reuse.headerMakers[identifier] { return make() }
    return reuse.headerClasses[identifier].map { TableViewHeaderFooterView.make(of: $0, for: identifier) }
  }
}
