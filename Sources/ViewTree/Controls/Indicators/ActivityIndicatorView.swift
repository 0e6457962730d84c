import Foundation

/// A spinning wheel that indicates ongoing activity. Its animation isn't
/// simulated, so settling doesn't wait for it.
@preconcurrency @MainActor open class ActivityIndicatorView: View {
  /// The size and color of the wheel. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// 37 points, white; the name before iOS 13.
    case whiteLarge = 0
    /// 20 points, white; the name before iOS 13.
    case white = 1
    /// 20 points, gray; the name before iOS 13.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// Whether the wheel is spinning.
  public private(set) final var isAnimating = false
  /// Whether the view is hidden while the wheel isn't spinning; true by default, as is `isHidden`.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The size of the wheel. Changing it doesn't change the view's size.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// The wheel's color, or `nil` for the system's color.
  open var color: Color!

  /// Creates a hidden, stopped wheel with the size of its style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  /// Creates a hidden, stopped wheel of the medium style.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden, stopped wheel of the medium style, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
    coder.readInterface(of: self, as: ActivityIndicatorView.self)
  }

  /// Starts spinning the wheel and shows the view.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops spinning the wheel, and hides the view if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var standardAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }

  override var standardAccessibilityValue: String? { isAnimating ? "1" : "0" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["animating = \(isAnimating ? "YES" : "NO")"] }
}
