import Foundation

extension View {
  /// The nearest scroll view among the superviews; nil if there is none. Costs O(depth).
  package final var enclosingScrollView: ScrollView? {
    guard node.isUnder(.isScrollView) else { return nil }
    var ancestor = node.pointee.parent
    while let current = ancestor {
      if current.pointee.flags.contains(.isScrollView) { return current.view as? ScrollView }
      ancestor = current.pointee.parent
    }
    return nil
  }
}
