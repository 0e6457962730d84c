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

  /// Margins or what they follow have changed.
  final func marginsDidChange() {
    layoutMarginsDidChange()
    layoutState?.spot?.inputDidChange()
    setNeedsLayout()
    let list = node.pointee.children
    for place in 0..<list.count where list[place].pointee.layout.contains(.usesBelow) {
      let child = list[place].view
      if child.preservesSuperviewLayoutMargins { child.marginsDidChange() }
    }
  }

  /// ``safeAreaInsets`` have changed in a view that has to do with constraints.
  final func constraintsFollowSafeArea() {
    layoutState?.spot?.inputDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
  }

  private var presentMargins: EdgeInsets {
    var margins = layoutState?.margins ?? standardMargins
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = systemMinimumMargin
      margins.left = max(margins.left, least)
      margins.right = max(margins.right, least)
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let parent else { return margins }
    let (outer, space, frame) = (parent.layoutMargins, parent.bounds, geometry.frame)
    return EdgeInsets(
      top: max(margins.top, outer.top - (frame.minY - space.minY)),
      left: max(margins.left, outer.left - (frame.minX - space.minX)),
      bottom: max(margins.bottom, outer.bottom - (space.maxY - frame.maxY)),
      right: max(margins.right, outer.right - (space.maxX - frame.maxX))
    )
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
    guard atTop else { return controller.barInsets.bottom }
    let top = convertToScreen(bounds.origin).y
    return max(controller.barInsets.top, application.screen.statusBarHeight - top, 0)
  }
}
