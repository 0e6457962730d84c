import Foundation
import Responder
import Simulation

extension View {
  /// Recalculates this view's insets and returns whether they changed. Doesn't update the subviews.
  @discardableResult
  final func refreshSafeArea() -> Bool {
    // Insets remain zero inside the safe area.
    if node.pointee.flags.isDisjoint(with: [.hasSafeArea, .hasController]), let superview = baseSuperview,
      superview.isSafe(geometry.frame)
    {
      return false
    }
    let insets = presentSafeArea
    guard insets != storedSafeAreaInsets else { return false }
    storedSafeAreaInsets = insets
    if node.pointee.layout.contains(.usesBelow) || node.pointee.flags.contains(.needsObjectCall) {
      marginsFollowSafeArea()
    }
    Recursion.enter("safeAreaInsetsDidChange() of \(debugName)")
    defer { Recursion.leave() }
    safeAreaDidChange()
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    return true
  }

  /// Recalculates the insets of this view and, as far as they change, of its descendants.
  final func updateSafeArea() {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      if view.refreshSafeArea() { stack.append(contentsOf: view.children.reversed()) }
    }
  }

  /// Updates the insets after a change of this view's geometry.
  final func followSafeArea(from old: ViewGeometry) {
    guard baseWindow != nil else { return }
    // A scroll view that scrolls stays in its place.
    if old.frame != geometry.frame { updateSafeArea() }
    if old.bounds != geometry.bounds, node.pointee.flags.contains(.hasSafeArea) { updateSafeAreaOfChildren() }
  }

  /// Recalculates the insets of the subviews after a change of the bounds.
  final func updateSafeAreaOfChildren() {
    // A callback may change the tree.
    for child in cachedSubviews {
      // A controller adds insets of its own.
      if child.node.pointee.flags.contains(.hasController)
        || child.storedSafeAreaInsets != child.insets(of: propagatedSafeArea, in: bounds)
      {
        child.updateSafeArea()
      }
    }
  }

  /// Whether a rectangle in the view's coordinates is inside its safe area.
  final func isSafe(_ rect: CGRect) -> Bool {
    guard node.pointee.flags.contains(.hasSafeArea) else { return true }
    return node.pointee.bounds.inset(by: propagatedSafeArea).contains(rect)
  }

  /// The part of the insets that reaches the subviews: all of it, unless the view's content insets already
  /// contain it (RW1).
  final var propagatedSafeArea: EdgeInsets {
    guard let edges = layoutContent?.edgesPropagatingSafeArea else { return storedSafeAreaInsets }
    return storedSafeAreaInsets.only(edges)
  }

  private var presentSafeArea: EdgeInsets {
    guard let application = baseWindow?.application, application.context.rule(VersionRules.hasSafeArea) else {
      return .zero
    }
    let outer = baseSuperview?.propagatedSafeArea ?? application.screen.safeAreaInsets
    let space = baseSuperview?.bounds ?? application.screen.bounds
    let own = owningController.map { $0.barInsets + $0.additionalSafeAreaInsets } ?? .zero
    return insets(of: outer, in: space) + own
  }

  /// Returns the parts of the superview's insets that reach into the view.
  private func insets(of outer: EdgeInsets, in space: CGRect) -> EdgeInsets {
    let frame = geometry.frame
    return EdgeInsets(
      top: Self.part(of: outer.top, beyond: frame.minY - space.minY),
      left: Self.part(of: outer.left, beyond: frame.minX - space.minX),
      bottom: Self.part(of: outer.bottom, beyond: space.maxY - frame.maxY),
      right: Self.part(of: outer.right, beyond: space.maxX - frame.maxX)
    )
  }

  /// Returns the part of an inset that reaches into a view at `distance` from the edge; never more than the
  /// inset, also for a view that begins beyond the edge (U12).
  private static func part(of inset: CGFloat, beyond distance: CGFloat) -> CGFloat {
    inset > 0 ? min(inset, max(0, inset - distance)) : 0
  }
}

extension EdgeInsets {
  static func - (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top - second.top,
      left: first.left - second.left,
      bottom: first.bottom - second.bottom,
      right: first.right - second.right
    )
  }

  static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top,
      left: first.left + second.left,
      bottom: first.bottom + second.bottom,
      right: first.right + second.right
    )
  }

  /// Returns the insets at some edges, and zero at the others.
  func only(_ edges: RectEdge) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0,
      left: edges.contains(.left) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      right: edges.contains(.right) ? right : 0
    )
  }
}
