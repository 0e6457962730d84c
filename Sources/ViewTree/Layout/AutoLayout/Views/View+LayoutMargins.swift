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

  /// Whether the margins extend inward at least as far as the superview's; `false` by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
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
      view.layoutMarginsDidChange()
      if let state = view.layoutState {
        state.spot?.inputDidChange()
        view.baseSetNeedsLayout()
      }
      for place in (0..<view.childCount).reversed() {
        let child = view.node.pointee.children[place].view
        if child.preservesSuperviewLayoutMargins { stack.append((child, view)) }
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
    guard preservesSuperviewLayoutMargins, baseSuperview != nil else { return ownMargins }
    // Walks up to the first view that doesn't preserve its superview's margins, and back down.
    var chain = [self]
    while let last = chain.last, last.preservesSuperviewLayoutMargins, let parent = last.baseSuperview {
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

  /// The margins without the additions of the superview's margins.
  private var ownMargins: EdgeInsets {
    var margins = layoutState?.margins ?? standardMargins
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = systemMinimumMargin
      margins.left = max(margins.left, least)
      margins.right = max(margins.right, least)
    }
    return insetsLayoutMarginsFromSafeArea ? margins + storedSafeAreaInsets : margins
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
