import Foundation
import Simulation

/// The registered classes of a collection view, and the views available for reuse.
@MainActor struct CollectionReuse {
  /// A reuse identifier with the kind of a supplementary view; the kind is nil for cells.
  struct Name: Hashable {
    var kind: String?
    var identifier: String
  }

  var classes: [Name: CollectionReusableView.Type] = [:]
  /// The closures that create views of interface files, in place of a class.
  var makers: [Name: () -> CollectionReusableView] = [:]
  private var waiting: [Name: [CollectionReusableView]] = [:]

  mutating func keep(_ view: CollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Name(kind: kind, identifier: identifier), default: []].append(view)
  }

  mutating func take(_ name: Name) -> CollectionReusableView? { waiting[name]?.popLast() }
}

extension CollectionView {
  final func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    let type = cellClass as? CollectionViewCell.Type
    if let cellClass, type == nil {
      programmerError(
        "\(debugName) can't register \(cellClass) for \"\(identifier)\": it is no CollectionViewCell"
      )
    }
    let name = CollectionReuse.Name(kind: nil, identifier: identifier)
    (reuse.classes[name], reuse.makers[name]) = (type, nil)
  }

  final func registerSupplementaryView(_ viewClass: AnyClass?, _ elementKind: String, _ identifier: String) {
    let type = viewClass as? CollectionReusableView.Type
    if let viewClass, type == nil {
      programmerError(
        "\(debugName) can't register \(viewClass) for \"\(identifier)\": it is no CollectionReusableView"
      )
    }
    let name = CollectionReuse.Name(kind: elementKind, identifier: identifier)
    (reuse.classes[name], reuse.makers[name]) = (type, nil)
  }

  /// Implements ``dequeueReusableCell(withReuseIdentifier:for:)``.
  final func reusableCell(_ identifier: String, for indexPath: IndexPath) -> CollectionViewCell {
    if let (path, cell) = features.reconfiguring, path == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    let name = CollectionReuse.Name(kind: nil, identifier: identifier)
    guard let cell = dequeue(name) as? CollectionViewCell else {
      programmerError("\(debugName): no class is registered for cells \"\(identifier)\"")
    }
    return cell
  }

  /// Implements ``dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``.
  final func reusableSupplementaryView(_ elementKind: String, _ identifier: String) -> CollectionReusableView
  {
    guard let view = dequeue(CollectionReuse.Name(kind: elementKind, identifier: identifier)) else {
      programmerError("\(debugName): no class is registered for \(elementKind) \"\(identifier)\"")
    }
    return view
  }

  private func dequeue(_ name: CollectionReuse.Name) -> CollectionReusableView? {
    if let view = reuse.take(name) {
      CellRequests.outside { view.prepareForReuse() }
      return view
    }
    if let make = reuse.makers[name] { return CellRequests.outside { make() } }
    return reuse.classes[name].map { type in
      CellRequests.outside { CollectionReusableView.make(of: type, for: name.identifier) }
    }
  }
}
