/// The scroll views that may be in motion, held weakly.
@MainActor struct MovingScrollViews {
  private struct Entry {
    weak var scrollView: ScrollView?
  }

  private var entries: [Entry] = []

  /// Adds a scroll view in which a motion begins.
  mutating func insert(_ scrollView: ScrollView) {
    entries.removeAll { $0.scrollView == nil || $0.scrollView === scrollView }
    entries.append(Entry(scrollView: scrollView))
  }

  /// Ends the motion of all scroll views in a view, and of the view itself.
  func endMotion(in view: View) {
    for scrollView in entries.compactMap(\.scrollView) where scrollView.isDescendant(of: view) {
      if scrollView.isMoving { scrollView.endAllMotion() }
    }
  }
}
