import Foundation

/// A line of text that takes no touches (C13).
@preconcurrency @MainActor open class Label: View {
  /// The text; nil for none.
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }

  /// Creates a label with that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The size of the text; empty without any.
  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return CGSize(width: TextWidth.of(text), height: TextMetrics.lineHeight)
  }

  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { TextMetrics.baselines(inset: 0) }

  /// The class, and the identifier or the text.
  open override var debugName: String {
    let name = String(describing: type(of: self))
    return (accessibilityIdentifier ?? text).map { "\(name) \"\($0)\"" } ?? name
  }

  override var standardAccessibilityLabel: String? { text }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] {
    text.map { ["text = '\($0)'"] } ?? []
  }
}
