import Foundation
import ViewTree

private let opacities = StoredValue(true)
private let scales = StoredValue<CGFloat?>(nil)
private let clearings = StoredValue(true)

// Members that only concern pixels. Values are stored for the app to read.
extension UIView {
  /// Whether the view fills its bounds without a gap; true by default.
  public var isOpaque: Bool {
    get { opacities[self] }
    set { opacities[self] = newValue }
  }

  /// The number of pixels per point of the view's drawing; that of the view's traits by default.
  public var contentScaleFactor: CGFloat {
    get { scales[self] ?? traitCollection.displayScale }
    set { scales[self] = newValue }
  }

  /// Whether the bounds are cleared before the view draws; true by default.
  public var clearsContextBeforeDrawing: Bool {
    get { clearings[self] }
    set { clearings[self] = newValue }
  }

  /// Returns an empty view with the size of this one at the origin.
  @available(*, deprecated, message: "nothing is drawn into pixels: the result is an empty view of this size")
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Returns an empty view with the size of a rectangle at the origin.
  @available(*, deprecated, message: "nothing is drawn into pixels: the result is an empty view of this size")
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  /// Returns whether the view is in a window. Nothing is drawn.
  @available(*, deprecated, message: "nothing is drawn into pixels: the context remains as it is")
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { window != nil }
}

private let indicatorStyles = StoredValue(UIScrollView.IndicatorStyle.default)
private let indicatorAdjustments = StoredValue(true)

extension UIScrollView {
  /// The colors of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, with a light border.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// The colors of the scroll indicators, stored for the app to read.
  public var indicatorStyle: IndicatorStyle {
    get { indicatorStyles[self] }
    set { indicatorStyles[self] = newValue }
  }

  /// Whether the system adds the safe area to the insets of the indicators, stored for the app to read; true
  /// by default.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicatorAdjustments[self] }
    set { indicatorAdjustments[self] = newValue }
  }

  /// Has no effect: on a device, the indicators appear for a moment.
  @available(*, deprecated, message: "scroll indicators don't appear and disappear: it has no effect")
  public func flashScrollIndicators() {}
}
