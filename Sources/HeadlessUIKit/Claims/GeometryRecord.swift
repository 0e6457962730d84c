import ViewTree

/// Where the views of a tree were at one moment; see ``Simulator/recordGeometry(of:)``.
@MainActor public struct GeometryRecord {
  private let root: View
  private let snapshot: GeometrySnapshot

  init(of root: View) {
    self.root = root
    snapshot = GeometrySnapshot(of: root)
  }

  /// Claims that every view that was there, and still is, has its frame, transform and insets of then, and that no content lies
  /// where it can't rest. Where content can rest, it may have been scrolled: a person can do that too.
  public func claimRestored() -> Claim {
    let changes = snapshot.changes(under: root)
    guard !changes.isEmpty else { return Claim("all is where it was", true) }
    return Claim(changes.map(\.description).joined(separator: "; "), false)
  }
}
