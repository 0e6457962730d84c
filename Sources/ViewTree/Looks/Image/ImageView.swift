import Foundation

/// Shows an image, and takes no touches unless it is told to (C13).
@preconcurrency @MainActor open class ImageView: View {
  /// The image; a new one does not change the view's size.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }
  /// The image that is shown while ``isHighlighted`` is true, if there is one.
  open var highlightedImage: Image?
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the image's size.
  public convenience init(image: Image?, highlightedImage: Image? = nil) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// The image that is seen now.
  package final var shownImage: Image? { isHighlighted ? highlightedImage ?? image : image }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override var standardAccessibilityLabel: String? { shownImage?.name }

  open override var descriptionDetails: [String] {
    image.map { ["image = '\($0.name)'"] } ?? []
  }
}
