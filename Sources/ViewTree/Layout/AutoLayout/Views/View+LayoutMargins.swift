import Foundation
import Simulation

extension View {
  /// The margins of the view, whatever a subclass returns.
  final var baseLayoutMargins: EdgeInsets {
    get { presentMargins }
    set {
      let state = makeLayoutStateIfNeeded()
      guard newValue != state.margins else { return }
      guard [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite) else {
        programmerError("\(debugName): layoutMargins \(newValue) is not finite")
      }
      state.margins = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins extend inward at least as far as the superview's; `false` by default, and `true` for
  /// the content views of rows, headers and footers from iOS 13 (RW4).
  public final var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? (marginRule?.preservedEdges == .all) }
    set {
      guard newValue ? preservedEdges != .all : !preservedEdges.isEmpty else { return }
      makeLayoutStateIfNeeded().preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins include the safe area; `true` by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.addsSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      makeLayoutStateIfNeeded().addsSafeArea = newValue
      marginsDidChange()
    }
  }

  /// Reports changed margins to this view and to the descendants that preserve them.
  final func marginsDidChange() {
    var stack: [(view: View, parent: View?)] = [(self, baseSuperview)]
    while let (view, parent) = stack.popLast() {
      // The previous callbacks may have changed the tree.
      guard view.baseSuperview === parent else { continue }
      Recursion.enter("layoutMarginsDidChange() of \(view.debugName)")
      view.layoutMarginsDidChange()
      Recursion.leave()
      if let state = view.layoutState {
        state.spot?.inputDidChange()
        view.baseSetNeedsLayout()
      }
      for place in (0..<view.childCount).reversed() {
        let child = view.node.pointee.children[place].view
        if !child.preservedEdges.isEmpty { stack.append((child, view)) }
      }
    }
  }

  /// Updates the margins after a change of ``safeAreaInsets`` in a view that uses constraints or may override
  /// margin callbacks.
  final func marginsFollowSafeArea() {
    layoutState?.spot?.inputDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
  }

  private var presentMargins: EdgeInsets {
    guard baseSuperview != nil, !preservedEdges.isEmpty else { return ownMargins }
    // Walks up to the first view that doesn't preserve its superview's margins, or that scrolls, and back
    // down.
    var chain = [self]
    while let last = chain.last, !last.preservedEdges.isEmpty, let parent = last.baseSuperview {
      chain.append(parent)
      if parent.layoutContent != nil { break }
    }
    var outer = chain.removeLast()
    let content = outer.layoutContent
    var (margins, space) = (content?.contentMargins ?? outer.ownMargins, content?.marginSpace ?? outer.bounds)
    while let view = chain.popLast() {
      margins = view.margins(preserving: margins, in: space)
      outer = view
      space = view.bounds
    }
    return margins
  }

  /// Returns the margins that are at least those of the superview, given for a rectangle in its coordinates.
  /// A superview's margin is never larger in the view, also if the view begins beyond the edge (RW6).
  private func margins(preserving outer: EdgeInsets, in space: CGRect) -> EdgeInsets {
    let (own, edges, frame) = (ownMargins, preservedEdges, geometry.frame)
    func margin(_ own: CGFloat, _ outer: CGFloat, _ edge: RectEdge, _ distance: CGFloat) -> CGFloat {
      edges.contains(edge) ? max(own, outer - max(0, distance)) : own
    }
    return EdgeInsets(
      top: margin(own.top, outer.top, .top, frame.minY - space.minY),
      left: margin(own.left, outer.left, .left, frame.minX - space.minX),
      bottom: margin(own.bottom, outer.bottom, .bottom, space.maxY - frame.maxY),
      right: margin(own.right, outer.right, .right, space.maxX - frame.maxX)
    )
  }

  /// The edges at which the margins are at least the superview's.
  private var preservedEdges: RectEdge {
    guard let all = layoutState?.preservesSuperviewMargins else { return marginRule?.preservedEdges ?? [] }
    return all ? .all : []
  }

  /// The margins that this view or its superview determines for the view.
  private var marginRule: MarginRule? { marginRule(for: nil) ?? baseSuperview?.marginRule(for: self) }

  /// The margins without the additions of the superview's margins.
  private var ownMargins: EdgeInsets {
    let rule = marginRule
    var margins = layoutState?.margins ?? (owningController == nil ? rule?.standard : nil) ?? standardMargins
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = systemMinimumMargin
      margins.left = max(margins.left, least)
      margins.right = max(margins.right, least)
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return margins + storedSafeAreaInsets.only(rule?.safeAreaEdges ?? .all)
  }

  private var standardMargins: EdgeInsets {
    owningController == nil ? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  /// The minimum margin that the system leaves at the sides of a controller's view.
  final var systemMinimumMargin: CGFloat {
    let screen = effectiveApplication?.screen
    return (screen?.interfaceBounds.width ?? 0) >= 414 ? 20 : 16
  }

  /// Returns the height that bars and the screen's own areas cover at the view's top or bottom.
  final func lengthBehindBars(atTop: Bool) -> CGFloat {
    guard let application = baseWindow?.application, let controller = owningController else { return 0 }
    if application.context.rule(VersionRules.hasSafeArea) {
      return atTop ? storedSafeAreaInsets.top : storedSafeAreaInsets.bottom
    }
    guard atTop else { return controller.bottomBarInset }
    let top = convertToScreen(bounds.origin).y
    return controller.barInsets.top + max(application.screen.statusBarHeight - top, 0)
  }
}
