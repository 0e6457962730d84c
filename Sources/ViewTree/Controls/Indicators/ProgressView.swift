import Foundation
import Simulation

/// A bar that fills from the left as something goes on.
@preconcurrency @MainActor open class ProgressView: View {
  /// How the bar looks. Pictures don't show it.
  public enum Style: Int, Sendable {
    /// As anywhere.
    case `default` = 0
    /// As in a toolbar.
    case bar = 1
  }

  private var storedProgress: Float = 0
  /// How the bar looks.
  open var progressViewStyle = Style.default
  /// The color of what is done; nil for the tint.
  open var progressTintColor: Color?
  /// The color of what is left; nil for the system's.
  open var trackTintColor: Color?

  /// Creates an empty bar of 160 x 4 points.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: ProgressView.height))
    progressViewStyle = style
  }

  private static let height: CGFloat = 4

  /// How much is done, from 0 to 1; what is beyond becomes the nearer end.
  ///
  /// Stops with `ProgressView: progress nan is not a number` for what is no number.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done; it is so at once, also if `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { programmerError("\(debugName): progress nan is not a number") }
    storedProgress = min(max(0, progress), 1)
  }

  /// The width that it has, and 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: ProgressView.height)
  }

  /// 4 points high, and of any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: ProgressView.height)
  }

  override var standardAccessibilityValue: String? { "\(Int((storedProgress * 100).rounded()))%" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["progress = \(storedProgress)"] }
}
