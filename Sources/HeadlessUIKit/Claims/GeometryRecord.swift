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
  ///
  /// The frames of rows and items are left out if their list has other contents than before, and those of the
  /// other parts of lists, such as headers and backgrounds, always.
  public func claimRestored() -> Claim { claimRestored(.all) }

  /// The frames that must be as recorded.
  enum Frames {
    case all
    /// The frames of the views of controllers, and of scroll views except text views. They don't follow from
    /// the contents of a screen.
    case ofContainers
    case none
  }

  /// Claims the same about some of the frames.
  func claimRestored(_ frames: Frames) -> Claim {
    let changes = snapshot.changes(under: root, frames: frames)
    guard !changes.isEmpty else { return Claim("the frames, insets and offsets are as recorded", true) }
    return Claim(changes.map(\.description).joined(separator: "; "), false)
  }
}
