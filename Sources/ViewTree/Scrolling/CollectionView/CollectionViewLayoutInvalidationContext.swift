import Foundation
import Simulation

/// The parts of a layout that an invalidation concerns.
///
/// The base layout computes everything again after any invalidation. A subclass of the layout reads the
/// context in ``CollectionViewLayout/invalidateLayout(with:)`` and may keep the parts that are still valid.
@preconcurrency @MainActor open class CollectionViewLayoutInvalidationContext: IdentityHashable {
  final var isForEverything = false
  final var isForCounts = false
  /// Whether a compositional layout keeps its sections.
  final var keepsPlaces = false

  /// The index paths of the items that are invalid, in the order in which they were added, each once; nil
  /// until ``invalidateItems(at:)`` is called (MT28).
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the supplementary views that are invalid, by kind; nil until
  /// ``invalidateSupplementaryElements(ofKind:at:)`` is called.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the decoration views that are invalid, by kind; nil until
  /// ``invalidateDecorationElements(ofKind:at:)`` is called.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance by which the invalidation moves the content offset, immediately (MT27). The delegate
  /// receives `scrollViewDidScroll`.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size by the invalidation, immediately; the next layout pass sets the layout's
  /// own size again (MT27).
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context without index paths and adjustments.
  public init() {}

  /// Whether all data is invalid, after ``CollectionView/reloadData()``.
  open var invalidateEverything: Bool { isForEverything }

  /// Whether the numbers of sections and items are invalid, after a reload or an update.
  open var invalidateDataSourceCounts: Bool { isForCounts }

  /// Adds items that are invalid. An item that was added before keeps its place.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.adding(indexPaths, to: invalidatedItemIndexPaths)
  }

  /// Adds supplementary views of a kind that are invalid; see ``invalidateItems(at:)``.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var kinds = invalidatedSupplementaryIndexPaths ?? [:]
    kinds[elementKind] = Self.adding(indexPaths, to: kinds[elementKind])
    invalidatedSupplementaryIndexPaths = kinds
  }

  /// Adds decoration views of a kind that are invalid; see ``invalidateItems(at:)``.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var kinds = invalidatedDecorationIndexPaths ?? [:]
    kinds[elementKind] = Self.adding(indexPaths, to: kinds[elementKind])
    invalidatedDecorationIndexPaths = kinds
  }

  private static func adding(_ new: [IndexPath], to old: [IndexPath]?) -> [IndexPath] {
    new.reduce(into: old ?? []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// The parts of a flow layout that an invalidation concerns.
///
/// Both properties are true in a new context, and thus after
/// ``CollectionViewLayout/invalidateLayout()`` by code; a change of the bounds leaves the sizes valid (MT26).
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate's sizes and distances are requested again in the next layout pass.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the positions of all elements are computed again in the next layout pass.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context for which everything is invalid.
  public override init() { super.init() }
}

// MARK: - Contexts of a layout's class

/// A class without subclasses, used in place of a layout's context class to call its initializer.
private final class RegisteredContext: CollectionViewLayoutInvalidationContext {}

extension CollectionViewLayoutInvalidationContext {
  /// See ``TableViewCell/make(of:for:)``.
  @inline(never)
  fileprivate convenience init(registered: Void) { self.init() }

  /// Creates a context of a class with the class's `init()`; see ``TableViewCell/make(of:for:)``.
  static func make(of type: CollectionViewLayoutInvalidationContext.Type)
    -> CollectionViewLayoutInvalidationContext
  {
    unsafeBitCast(type, to: RegisteredContext.Type.self).init(registered: ())
  }
}
