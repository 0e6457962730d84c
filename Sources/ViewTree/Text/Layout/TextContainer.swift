import Foundation
import Simulation

/// The room that the lines of a text view have.
@preconcurrency @MainActor public final class TextContainer {
  private weak var textView: TextView?

  init(of textView: TextView) { self.textView = textView }

  /// How far lines keep away from the room's sides, in points; 5 at first. Setting it breaks the lines anew.
  public var lineFragmentPadding = TextMetrics.linePadding {
    didSet { if lineFragmentPadding != oldValue { textView?.layOutText() } }
  }

  /// The room for the lines, padding included: as wide as the text view leaves, and without an end.
  public var size: CGSize {
    guard let textView else { return .zero }
    let insets = textView.textContainerInset
    let width = max(0, textView.bounds.width - insets.left - insets.right)
    return CGSize(width: width, height: .greatestFiniteMagnitude)
  }
}
