import Foundation

/// The rule for views that are drawn and hit: a view with an alpha below 0.01 counts as hidden (C2, C3).
package enum Transparency {
  private static let limit: CGFloat = 0.01

  /// Whether a view or layer with this opacity is neither drawn nor hit.
  package static func isReached(by opacity: CGFloat) -> Bool { opacity < limit }
}

extension View {
  /// Implements a change of ``isHidden``.
  final func setHidden(_ isHidden: Bool) {
    setReach(.hidden, isHidden)
    if !isHidden, !node.pointee.display.isEmpty { baseWindow?.scheduleDisplay() }
    if node.pointee.layout.contains(.usesBelow) { baseSuperview?.subviewDidChange(.visibility, of: self) }
    report(\View.isHidden, from: !isHidden)
  }

  /// Whether the view's alpha is too small for it to be drawn and hit.
  package final var isTransparent: Bool { Transparency.isReached(by: alpha) }

  /// Whether the view is neither hidden nor transparent; its superviews aren't considered.
  package final var isShown: Bool { !isHidden && !isTransparent }

  /// Whether the view and all of its superviews are neither hidden nor transparent, and the root is a window.
  package final var isShownInWindow: Bool {
    window != nil && sequence(first: self, next: \.superview).allSatisfy(\.isShown)
  }
}
