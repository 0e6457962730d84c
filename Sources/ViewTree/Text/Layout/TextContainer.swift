import Foundation
import Simulation

/// The area available to the lines of a text view.
@preconcurrency @MainActor public final class TextContainer: IdentityHashable {
  private weak var textView: TextView?
  private var ownSize: CGSize

  /// Creates a container for a text view; see ``TextView/init(frame:textContainer:)``. The size applies until
  /// the text view has it.
  public init(size: CGSize = .zero) { ownSize = size }

  convenience init(of textView: TextView) {
    self.init()
    attach(to: textView)
  }

  /// Sets the text view whose lines are in the container.
  func attach(to textView: TextView) { self.textView = textView }

  /// The distance of the lines from the sides of the container, in points; 5 by default. Setting it breaks
  /// the lines again.
  public var lineFragmentPadding = TextMetrics.linePadding {
    didSet { if lineFragmentPadding != oldValue { textView?.layOutText() } }
  }

  /// The size of the area, including the padding. In a text view, it is as wide as the insets allow, and of
  /// unlimited height; setting it has no effect there.
  public var size: CGSize {
    get {
      guard let textView else { return ownSize }
      let insets = textView.textContainerInset
      let width = max(0, textView.bounds.width - insets.left - insets.right)
      return CGSize(width: width, height: .greatestFiniteMagnitude)
    }
    set { ownSize = newValue }
  }
}
