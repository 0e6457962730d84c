import ViewTree

private let modes = StoredValue(UIView.TintAdjustmentMode.automatic)

extension UIView {
  /// The adjustments of the tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// That of the superview, or normal.
    case automatic = 0
    /// No adjustment.
    case normal = 1
    /// The color is dimmed.
    case dimmed = 2
  }

  /// The adjustment of the tint color: the view's own, or else the nearest one above; normal at the root.
  ///
  /// A change calls `tintColorDidChange()` of the view and of those that inherit it. `tintColor` and
  /// pictures have the color itself, and a presentation doesn't dim the views behind it.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let own = sequence(first: self) { $0.superview }.lazy.map { modes[$0] }.first { $0 != .automatic }
      return own ?? .normal
    }
    set {
      let old = tintAdjustmentMode
      modes[self] = newValue
      if tintAdjustmentMode != old { notifyTintAdjustment() }
    }
  }

  private func notifyTintAdjustment() {
    tintColorDidChange()
    for view in subviews where modes[view] == .automatic { view.notifyTintAdjustment() }
  }
}
