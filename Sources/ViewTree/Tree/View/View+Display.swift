import Foundation

/// The calls of `draw(_:)`.
extension View {
  /// Implements ``setNeedsDisplay()`` and ``setNeedsDisplay(_:)``: requests a call of ``draw(_:)`` for a part
  /// of the bounds, or for all of them.
  ///
  /// Classes of the toolkit draw nothing, so only other classes are marked.
  final func baseSetNeedsDisplay(_ rect: CGRect? = nil) {
    guard node.pointee.flags.contains(.needsObjectCall), !node.pointee.display.contains(.drawing) else {
      return
    }
    if let rect, rect.isEmpty { return }
    if node.pointee.display.contains(.needsDisplay) {
      // A request for all of the bounds includes every part.
      guard let pending = rare?.dirtyRect else { return }
      change(\.dirtyRect, to: rect.map { $0.union(pending) })
    } else {
      change(\.dirtyRect, to: rect)
      node.pointee.display.insert(.needsDisplay)
      node.markForDisplay()
    }
    baseWindow?.scheduleDisplay()
  }

  /// Calls ``draw(_:)`` in the subtree where it was requested, superviews first, except in hidden views and
  /// in views without a size, which draw when they are shown.
  final func displaySubtree() {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      guard !view.node.pointee.flags.contains(.hidden) else {
        view.node.markForDisplay()
        continue
      }
      view.displayOwnContent()
      guard view.node.pointee.display.contains(.needsDisplayBelow) else { continue }
      view.node.pointee.display.remove(.needsDisplayBelow)
      for place in (0..<view.childCount).reversed() {
        let child = view.node.pointee.children[place]
        if !child.pointee.display.isEmpty { stack.append(child.view) }
      }
    }
  }

  private func displayOwnContent() {
    guard node.pointee.display.contains(.needsDisplay) else { return }
    guard !bounds.isEmpty else { return node.markForDisplay() }
    let rect = rare?.dirtyRect?.intersection(bounds) ?? bounds
    change(\.dirtyRect, to: nil)
    node.pointee.display.remove(.needsDisplay)
    guard !rect.isEmpty else { return }
    // Requests of the view in its own drawing are fulfilled already.
    node.pointee.display.insert(.drawing)
    drawRecorded(rect)
    node.pointee.display.remove(.drawing)
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Marks the ancestors as having a descendant that must draw.
  @MainActor func markForDisplay() {
    var current = pointee.parent
    while let node = current, !node.pointee.display.contains(.needsDisplayBelow) {
      node.pointee.display.insert(.needsDisplayBelow)
      current = node.pointee.parent
    }
  }
}
