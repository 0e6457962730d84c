import Foundation
import Simulation

/// A bar that fills from the left to show the progress of a task.
@preconcurrency @MainActor open class ProgressView: View {
  /// The appearance of the bar, kept for the app to read.
  public enum Style: Int, Sendable {
    /// The standard appearance.
    case `default` = 0
    /// The appearance in a toolbar.
    case bar = 1
  }

  private var storedProgress: Float = 0
  /// The appearance of the bar, kept for the app to read.
  open var progressViewStyle = Style.default
  /// The color of the filled part in SVG pictures, or `nil` for the tint color.
  open var progressTintColor: Color?
  /// The color of the empty part in SVG pictures, or `nil` for the system's color.
  open var trackTintColor: Color?

  /// Creates an empty bar that is 160 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: VersionRules.progressHeight.currentDesign))
    progressViewStyle = style
  }

  /// The progress, limited to the range from 0 to 1.
  ///
  /// Stops with `ProgressView: progress nan is not a number` for NaN.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress. The value changes immediately, even if `animated` is true.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { programmerError("\(debugName): progress nan is not a number") }
    storedProgress = min(max(0, progress), 1)
  }

  /// Returns the current width and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: designValue(of: VersionRules.progressHeight))
  }

  /// The bar's height, which is 4 points from iOS 14 and 2 from iOS 7 (TC23), and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: designValue(of: VersionRules.progressHeight))
  }

  override var standardAccessibilityValue: String? { "\(Int((storedProgress * 100).rounded()))%" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["progress = \(storedProgress)"] }
}
