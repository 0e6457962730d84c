import Foundation
import Simulation

/// The area available to the lines of a text view.
@preconcurrency @MainActor public final class TextContainer: IdentityHashable {
  private weak var textView: TextView?

  init(of textView: TextView) { self.textView = textView }

  /// The distance of the lines from the sides of the container, in points; 5 by default. Setting it breaks
  /// the lines again.
  public var lineFragmentPadding = TextMetrics.linePadding {
    didSet { if lineFragmentPadding != oldValue { textView?.layOutText() } }
  }

  /// The size of the area, including the padding: as wide as the text view's insets allow, and of unlimited
  /// height.
  public var size: CGSize {
    guard let textView else { return .zero }
    let insets = textView.textContainerInset
    let width = max(0, textView.bounds.width - insets.left - insets.right)
    return CGSize(width: width, height: .greatestFiniteMagnitude)
  }
}
