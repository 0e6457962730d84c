import Foundation
import Simulation

extension View {
  /// The alignment rectangle in the superview's coordinates, without the transform.
  final var alignmentFrame: CGRect {
    let (center, size) = (node.middle, node.pointee.bounds.size)
    let frame = ViewGeometry.frame(center: center, size: size)
    return alignmentRect(forFrame: frame)
  }

  /// Returns the alignment rectangle, to which constraints refer, of the view at `frame`.
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left,
      y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom
    )
  }

  /// Returns the frame of the view at `alignmentRect`.
  public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left,
      y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom
    )
  }

  /// Returns the solved frame, or the one of a view of a fixed size at its origin.
  private func placedFrame(for spot: LayoutSpot) -> CGRect {
    var rect = spot.solvedFrame
    if let size = fixedSize { rect.size = size }
    return frame(forAlignmentRect: rect)
  }

  /// Returns whether the view's frame differs from the solved one.
  final func isElsewhere(than spot: LayoutSpot) -> Bool {
    let frame = placedFrame(for: spot)
    let (center, size) = (node.middle, node.pointee.bounds.size)
    return size != frame.size || center != CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Applies the solution to the subviews that constraints position, and to a scroll view's content size.
  final func placeGovernedSubviews() {
    guard let engine = layoutEngine else { return }
    engine.run()
    acting(as: LogEntry.Rule("the constraints in \(debugName)")) {
      if let content = layoutContent, let spot = layoutState?.spot, let size = engine.contentSize(of: spot) {
        if content.contentSize != size { content.contentSize = size }
      }
      var place = 0
      // Callbacks may change the tree.
      while place < childCount {
        let child = node.pointee.children[place]
        place += 1
        guard child.pointee.layout.contains(.governed) else { continue }
        let view = child.view
        if let spot = view.layoutState?.spot, !spot.keepsFrame {
          view.place(at: view.placedFrame(for: spot))
        }
      }
    }
  }

  private func place(at frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    guard center != node.middle || frame.size != node.pointee.bounds.size else { return }
    guard node.pointee.flags.contains(.needsObjectCall) else {
      return place(center: center, size: frame.size)
    }
    // A class of the app may override these properties to observe changes.
    if frame.size != bounds.size { bounds.size = frame.size }
    let position = node.center(forMiddle: center, frame.size)
    if position != self.center { self.center = position }
  }

  /// Sets the root of a tree to the solved size.
  final func place(in size: CGSize) {
    if size != bounds.size { bounds.size = size }
  }

  /// Updates the engine after a change of the view's geometry, if that is an input of the engine.
  final func constraintsFollow(from old: ViewGeometry) {
    guard let spot = layoutState?.spot, let engine = spot.engine else { return }
    let (before, after) = (old.bounds, node.pointee.bounds)
    if !spot.isGoverned, (RareGeometry(old) == nil) != (node.pointee.transform == nil) { masksDidChange() }
    let hasMoved = old.center != node.pointee.center || before.size != after.size
    let isInput = !spot.isGoverned || self === engine.root || hasBoundGuides
    if hasMoved, spot.isGoverned, isElsewhere(than: spot) { engine.touch(spot) }
    if (hasMoved && isInput) || (before.origin != after.origin && hasMovingContent) {
      engine.inputDidChange(of: self)
    }
  }

  final var hasBoundGuides: Bool { node.pointee.layout.contains(.hasBoundGuides) }

  /// Whether constraints may depend on the position of the view's content.
  private var hasMovingContent: Bool {
    hasBoundGuides || node.pointee.flags.contains(.isScrollView)
  }
}

extension LayoutGuide {
  /// Stores the solved frame; returns whether it has changed.
  final func noteSolvedFrame() -> Bool {
    let frame = spot?.solvedFrame ?? .zero
    defer { lastFrame = frame }
    return frame != lastFrame
  }
}
