import Foundation

/// A wheel that turns while something goes on. Its turning takes no time of the clock, and so is never waited for.
@preconcurrency @MainActor open class ActivityIndicatorView: View {
  /// How large it is. The numbers are UIKit's.
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

  /// Whether the wheel turns.
  public private(set) final var isAnimating = false
  /// Whether the view is hidden while the wheel stands; true at first, and so is the view.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// How large it is; the view's own size stays.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// The wheel's color; nil for the system's.
  open var color: Color!

  /// Creates a wheel that stands, hidden, of its style's size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  /// Creates a wheel that stands, hidden, of the medium style.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Lets the wheel turn, and shows it.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Lets the wheel stand, and hides it unless ``hidesWhenStopped`` says no.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The style's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// The style's size.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var standardAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }

  override var standardAccessibilityValue: String? { isAnimating ? "1" : "0" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["animating = \(isAnimating ? "YES" : "NO")"] }
}
