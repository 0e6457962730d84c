import ViewTree

/// The positions of the views of a tree at one moment; see ``Simulator/recordGeometry(of:)``.
@MainActor public struct GeometryRecord {
  private let root: View
  private let snapshot: GeometrySnapshot

  init(of root: View) {
    self.root = root
    snapshot = GeometrySnapshot(of: root)
  }

  /// Claims that every view that was in the tree, and still is, has its recorded frame, transform and insets,
  /// and that no scroll view's content is at an offset where it can't rest. Content that was scrolled to
  /// another offset where it can rest passes, since a user can do that too.
  public func claimRestored() -> Claim { claimRestored(leavesOutFrames: false) }

  /// Claims the same, without the frames if these may differ.
  func claimRestored(leavesOutFrames: Bool) -> Claim {
    let changes = snapshot.changes(under: root, leavesOutFrames: leavesOutFrames)
    guard !changes.isEmpty else { return Claim("the frames, insets and offsets are as recorded", true) }
    return Claim(changes.map(\.description).joined(separator: "; "), false)
  }
}
