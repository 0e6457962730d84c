import Foundation
import Simulation

extension View {
  /// How far content should keep away from the view's edges, with what the safe area and the superview's margins add.
  ///
  /// What is set is without these; 8 points on each side at first, in a controller's view none at top and bottom and
  /// 16 or, where the screen is wide, 20 at the sides, which are the least there.
  public final var layoutMargins: EdgeInsets {
    get { presentMargins }
    set {
      let state = keepLayoutState()
      guard newValue != state.margins else { return }
      guard [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite) else {
        programmerError("\(debugName): layoutMargins \(newValue) is not finite")
      }
      state.margins = newValue
      marginsDidChange()
    }
  }

  /// ``layoutMargins`` by the direction of lines, from left to right.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return DirectionalEdgeInsets(
        top: margins.top,
        leading: margins.left,
        bottom: margins.bottom,
        trailing: margins.right
      )
    }
    set {
      layoutMargins = EdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  /// Whether the margins reach in as far at least as the superview's; false at first.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      keepLayoutState().preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area counts in the margins; true at first.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.addsSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      keepLayoutState().addsSafeArea = newValue
      marginsDidChange()
    }
  }

  /// Margins or what they follow have changed, here and in the views below that preserve them.
  final func marginsDidChange() {
    var stack: [(view: View, parent: View?)] = [(self, parent)]
    while let (view, parent) = stack.popLast() {
      // Whoever was told may have changed the tree.
      guard view.parent === parent else { continue }
      view.layoutMarginsDidChange()
      if let state = view.layoutState {
        state.spot?.inputDidChange()
        view.requestLayout()
      }
      for place in (0..<view.childCount).reversed() {
        let child = view.node.pointee.children[place].view
        if child.preservesSuperviewLayoutMargins { stack.append((child, view)) }
      }
    }
  }

  /// ``safeAreaInsets`` have changed in a view that uses constraints, or may want to hear of its margins.
  final func marginsFollowSafeArea() {
    layoutState?.spot?.inputDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
  }

  private var presentMargins: EdgeInsets {
    guard preservesSuperviewLayoutMargins, parent != nil else { return ownMargins }
    // Up to the first view that preserves nothing, and back down.
    var chain = [self]
    while let last = chain.last, last.preservesSuperviewLayoutMargins, let parent = last.parent {
      chain.append(parent)
    }
    var outer = chain.removeLast()
    var margins = outer.ownMargins
    while let view = chain.popLast() {
      let (own, space, frame) = (view.ownMargins, outer.bounds, view.geometry.frame)
      margins = EdgeInsets(
        top: max(own.top, margins.top - (frame.minY - space.minY)),
        left: max(own.left, margins.left - (frame.minX - space.minX)),
        bottom: max(own.bottom, margins.bottom - (space.maxY - frame.maxY)),
        right: max(own.right, margins.right - (space.maxX - frame.maxX))
      )
      outer = view
    }
    return margins
  }

  /// The margins without what the superview's add.
  private var ownMargins: EdgeInsets {
    var margins = layoutState?.margins ?? standardMargins
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = systemMinimumMargin
      margins.left = max(margins.left, least)
      margins.right = max(margins.right, least)
    }
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  private var standardMargins: EdgeInsets {
    owningController == nil ? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  /// What the system leaves free at the sides of a controller's view.
  final var systemMinimumMargin: CGFloat {
    let screen = (ownWindow?.application ?? Application.current)?.screen
    return (screen?.interfaceBounds.width ?? 0) >= 414 ? 20 : 16
  }

  /// How much of the view bars and the screen's own areas cover at the top or at the bottom.
  final func lengthBehindBars(atTop: Bool) -> CGFloat {
    guard let application = ownWindow?.application, let controller = owningController else { return 0 }
    if application.context.rule(VersionRules.hasSafeArea) {
      return atTop ? safeAreaInsets.top : safeAreaInsets.bottom
    }
    guard atTop else { return controller.bottomBarInset }
    let top = convertToScreen(bounds.origin).y
    return controller.barInsets.top + max(application.screen.statusBarHeight - top, 0)
  }
}
