import Foundation
import Responder
import Simulation

extension View {
  /// How much of the view's edges is covered by the screen's own areas and by bars; zero before iOS 11 and in no window.
  ///
  /// A window has the device's insets, in landscape those of the sides (KD39). A view has what of its superview's insets reaches into it, and to that, if it is
  /// a controller's, come the bars of the controller around and
  /// ``ViewController/additionalSafeAreaInsets``.
  public final var safeAreaInsets: EdgeInsets { storedSafeAreaInsets }

  /// Finds this view's insets anew; returns whether they have changed. The views below are left alone.
  @discardableResult
  final func refreshSafeArea() -> Bool {
    let insets = presentSafeArea
    guard insets != storedSafeAreaInsets else { return false }
    storedSafeAreaInsets = insets
    if node.pointee.layout.contains(.usesBelow) || node.pointee.flags.contains(.asksObject) {
      marginsFollowSafeArea()
    }
    safeAreaDidChange()
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    return true
  }

  /// Finds the insets of this view anew, and of those below it as far as they change.
  final func updateSafeArea() {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      if view.refreshSafeArea() { stack.append(contentsOf: view.children.reversed()) }
    }
  }

  /// Lets the insets follow a change of this view's geometry.
  final func followSafeArea(from old: ViewGeometry) {
    guard ownWindow != nil, parent?.storedSafeAreaInsets != .zero || storedSafeAreaInsets != .zero else {
      return
    }
    updateSafeArea()
    guard old.bounds != geometry.bounds, storedSafeAreaInsets != .zero else { return }
    for child in children { child.updateSafeArea() }
  }

  private var presentSafeArea: EdgeInsets {
    guard let application = ownWindow?.application, application.context.rule(VersionRules.hasSafeArea) else {
      return .zero
    }
    let outer = parent?.storedSafeAreaInsets ?? application.screen.safeAreaInsets
    let space = parent?.bounds ?? application.screen.bounds
    let frame = geometry.frame
    let own = owningController.map { $0.barInsets + $0.additionalSafeAreaInsets } ?? .zero
    return EdgeInsets(
      top: Self.part(of: outer.top, beyond: frame.minY - space.minY),
      left: Self.part(of: outer.left, beyond: frame.minX - space.minX),
      bottom: Self.part(of: outer.bottom, beyond: space.maxY - frame.maxY),
      right: Self.part(of: outer.right, beyond: space.maxX - frame.maxX)
    ) + own
  }

  /// How much of an inset reaches into a view that begins `distance` away from the edge.
  private static func part(of inset: CGFloat, beyond distance: CGFloat) -> CGFloat {
    inset > 0 ? max(0, inset - distance) : 0
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
}
