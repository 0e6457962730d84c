import Foundation
import Simulation

/// An area that is available to lines; UIKit's `NSTextContainer`. It belongs to a text view, or to a layout
/// manager without a view.
@preconcurrency @MainActor public final class TextContainer: IdentityHashable {
  /// The text view whose lines are in the container.
  private(set) weak var textView: TextView?
  private var ownSize: CGSize
  /// The layout manager that the container was added to.
  weak var ownManager: LayoutManager?

  /// Creates a container for a text view; see ``TextView/init(frame:textContainer:)``, or for a layout
  /// manager. The size applies until a text view has the container; a length of 0 is no limit.
  public init(size: CGSize = .zero) { ownSize = size }

  convenience init(of textView: TextView) {
    self.init()
    attach(to: textView)
  }

  /// Sets the text view whose lines are in the container.
  func attach(to textView: TextView) { self.textView = textView }

  /// The layout manager, or nil if the container was added to none. A text view's container has one as soon
  /// as it is read.
  public var layoutManager: LayoutManager? {
    if let ownManager { return ownManager }
    return textView?.layoutManager
  }

  /// The distance of the lines from the sides of the container, in points; 5 by default. Setting it breaks
  /// the lines again.
  public var lineFragmentPadding = TextMetrics.linePadding {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }

  /// The maximum number of lines; 0, the default, for no limit. Setting it breaks the lines again.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }

  /// The treatment of the last line's text that doesn't fit, if ``maximumNumberOfLines`` is set or the mode
  /// isn't by words. Setting it breaks the lines again.
  public var lineBreakMode = LineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// Whether the lines fill a rectangle; always true.
  public var isSimpleRectangular: Bool { true }

  /// The size of the area, including the padding. In a text view, it is as wide as the insets allow, and of
  /// unlimited height; setting it has no effect there.
  public var size: CGSize {
    get {
      guard let textView else { return ownSize }
      let insets = textView.textContainerInset
      let width = max(0, textView.bounds.width - insets.left - insets.right)
      return CGSize(width: width, height: .greatestFiniteMagnitude)
    }
    set {
      ownSize = newValue
      ownManager?.dropLayout()
    }
  }

  /// Whether lines differ from those of the text alone.
  var hasOwnRules: Bool { maximumNumberOfLines > 0 || lineBreakMode != .byWordWrapping }

  /// The available space between the paddings.
  func room(width: CGFloat) -> RichTextLayout.Room {
    RichTextLayout.Room(
      width: width,
      limit: maximumNumberOfLines,
      mode: hasOwnRules ? lineBreakMode : nil,
      hasLineAtEnd: true,
      container: self
    )
  }

  private func didChange() {
    ownManager?.dropLayout()
    textView?.layOutText()
  }
}
