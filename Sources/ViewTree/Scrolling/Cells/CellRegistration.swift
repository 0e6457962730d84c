import Foundation
import Simulation

/// The requests of a collection view for cells and supplementary views that are in progress.
@MainActor enum CellRequests {
  private static var depth = 0

  /// Whether a request is in progress.
  static var areInProgress: Bool { depth > 0 }

  static func during<Result>(_ request: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return request()
  }

  /// Performs the creation or the configuration of a cell, which may contain a list with registrations of its
  /// own.
  static func outside<Result>(_ work: () -> Result) -> Result {
    let outer = depth
    depth = 0
    defer { depth = outer }
    return work()
  }
}

/// The identity of a registration and of its copies.
@MainActor final class RegistrationIdentity {
  /// Whether the registration was created while a cell was requested, and so once for each cell.
  let isLate = CellRequests.areInProgress
}

/// The reuse identifiers of registrations in a collection view.
@MainActor struct RegistrationNames {
  private var names: [ObjectIdentifier: (identity: RegistrationIdentity, name: String)] = [:]

  /// Returns the reuse identifier of a registration, and whether it is new.
  mutating func name(of identity: RegistrationIdentity, for type: AnyClass) -> (name: String, isNew: Bool) {
    if let known = names[ObjectIdentifier(identity)] { return (known.name, false) }
    let name = "\(type) of registration \(names.count + 1)"
    names[ObjectIdentifier(identity)] = (identity, name)
    return (name, true)
  }
}

extension CollectionView {
  /// A class of cells with a closure that configures them for an item; from iOS 14.
  @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: CollectionViewCell {
    /// A closure that configures a cell for an item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let handler: Handler
    fileprivate let identity = RegistrationIdentity()

    /// Creates a registration.
    ///
    /// It must be created once, and not in a cell provider, where each cell would have its own. From iOS 15,
    /// ``CollectionView/dequeueConfiguredReusableCell(using:for:item:)`` stops for one that was.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views of a kind with a closure that configures them; from iOS 14.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary> where Supplementary: CollectionReusableView {
    /// A closure that configures a view of a kind at an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let elementKind: String
    fileprivate let handler: Handler
    fileprivate let identity = RegistrationIdentity()

    /// Creates a registration; see ``CellRegistration/init(handler:)``.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a cell of a registration, after its handler, or without a call of the handler if `item` is nil.
  ///
  /// The class is registered at the first call. While an item is configured again, its existing cell is
  /// returned. From iOS 15, stops with `CollectionView: the registration of a UICollectionViewCell was
  /// created while a cell was requested` for such a registration.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.identity, for: Cell.self) { registerCell(Cell.self, $0) }
    guard let cell = reusableCell(identifier, for: indexPath) as? Cell else {
      programmerError("\(debugName): the registration's cell is no \(Cell.self)")
    }
    if let item { CellRequests.outside { registration.handler(cell, indexPath, item) } }
    return cell
  }

  /// Returns a supplementary view of a registration, after its handler; see
  /// ``dequeueConfiguredReusableCell(using:for:item:)``.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let identifier = identifier(of: registration.identity, for: Supplementary.self) {
      registerSupplementaryView(Supplementary.self, kind, $0)
    }
    guard let view = reusableSupplementaryView(kind, identifier) as? Supplementary else {
      programmerError("\(debugName): the registration's view is no \(Supplementary.self)")
    }
    CellRequests.outside { registration.handler(view, kind, indexPath) }
    return view
  }

  private func identifier(
    of identity: RegistrationIdentity,
    for type: AnyClass,
    register: (String) -> Void
  ) -> String {
    if identity.isLate, systemValue(of: VersionRules.refusesLateRegistrations) {
      programmerError(
        "\(debugName): the registration of a \(type) was created while a cell was requested; create it once"
      )
    }
    let (name, isNew) = features.registrations.name(of: identity, for: type)
    if isNew { register(name) }
    return name
  }
}
