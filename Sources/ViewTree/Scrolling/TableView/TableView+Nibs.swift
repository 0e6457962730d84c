import Foundation
import Simulation

extension TableView.Style {
  /// Creates the style of a name in interface files; plain without one.
  init(inFiles name: String?) {
    switch name {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension TableViewCell.CellStyle {
  /// Creates the style of a name in interface files; the default without one.
  init(inFiles name: String?) {
    switch name {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
    }
  }
}

extension TableView {
  /// Implements `register(_:forCellReuseIdentifier:)`.
  ///
  /// The first cell at the top of the nib is used. Reports `Row.xib: the nib has no TableViewCell`, and
  /// `the reuse identifier "a" of the nib's cell isn't "b"` for an identifier of its own that differs.
  final func registerCell(_ nib: Nib?, _ identifier: String) {
    reuse.cellClasses[identifier] = nil
    reuse.cellMakers[identifier] = nib.map { nib in
      {
        let cell = nib.first(
          TableViewCell.self,
          otherwise: TableViewCell(style: .default, reuseIdentifier: identifier)
        )
        nib.check(cell.storedReuseIdentifier, is: identifier)
        cell.storedReuseIdentifier = identifier
        return cell
      }
    }
  }

  /// Implements `register(_:forHeaderFooterViewReuseIdentifier:)`.
  final func registerHeader(_ nib: Nib?, _ identifier: String) {
    reuse.headerClasses[identifier] = nil
    reuse.headerMakers[identifier] = nib.map { nib in
      {
        let view = nib.first(
          TableViewHeaderFooterView.self,
          otherwise: TableViewHeaderFooterView(reuseIdentifier: identifier)
        )
        view.storedReuseIdentifier = identifier
        return view
      }
    }
  }

  /// Implements ``reloadSectionIndexTitles()``.
  final func forgetIndexTitles() {
    indexTitles = nil
    setNeedsLayout()
  }

  final func shownHeader(_ section: Int) -> TableViewHeaderFooterView? {
    shownHeaders[section] as? TableViewHeaderFooterView
  }

  final func shownFooter(_ section: Int) -> TableViewHeaderFooterView? {
    shownFooters[section] as? TableViewHeaderFooterView
  }

  /// The static section at an index; nil in a table without static cells.
  final func staticSection(_ index: Int) -> StaticTableSection? {
    features.staticSections.indices.contains(index) ? features.staticSections[index] : nil
  }

  /// The static row at an index path; nil in a table without static cells.
  final func staticRow(_ path: IndexPath) -> StaticTableSection.Row? {
    guard let rows = staticSection(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }
}

extension TableViewCell {
  /// Performs the segue of a tap on the cell or its accessory.
  final func performSegue(ofAccessory isOfAccessory: Bool) {
    parts.segues.first { $0.isOfAccessory == isOfAccessory }?.template.trigger(self)
  }
}

extension CollectionView {
  /// Implements the registration of a nib for cells, or for supplementary views of a kind.
  final func register(_ nib: Nib?, _ name: CollectionReuse.Name) {
    reuse.classes[name] = nil
    reuse.makers[name] = nib.map { nib in
      {
        let view = nib.first(CollectionReusableView.self, otherwise: name.empty)
        nib.check(view.storedReuseIdentifier, is: name.identifier)
        view.storedReuseIdentifier = name.identifier
        return view
      }
    }
  }
}

extension CollectionReuse.Name {
  /// A view without content: a cell, or a supplementary view for a kind.
  @MainActor var empty: CollectionReusableView {
    kind == nil ? CollectionViewCell(frame: .zero) : CollectionReusableView(frame: .zero)
  }
}
