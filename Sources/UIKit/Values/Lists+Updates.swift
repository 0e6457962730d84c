import ViewTree

extension UITableView {
  /// Collects the updates of a closure that doesn't escape; see
  /// `performBatchUpdates(_:completion:)` of the class, which it calls.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

extension UICollectionView {
  /// Collects the updates of a closure that doesn't escape; see
  /// `performBatchUpdates(_:completion:)` of the class, which it calls.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
