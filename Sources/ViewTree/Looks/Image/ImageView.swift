import Foundation

/// A view that displays an image. User interaction is disabled by default (C13).
@preconcurrency @MainActor open class ImageView: View {
  /// The image. Setting it doesn't change the view's size.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }
  /// The image that is displayed while ``isHighlighted`` is true; `nil` for ``image``.
  open var highlightedImage: Image?
  /// Whether ``highlightedImage`` is displayed.
  open var isHighlighted = false

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with the size of an image.
  public convenience init(image: Image?, highlightedImage: Image? = nil) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  /// The image that is displayed now.
  package final var shownImage: Image? { isHighlighted ? highlightedImage ?? image : image }

  /// Returns the rectangle of the image in an image view with these bounds, by ``View/contentMode``; it may
  /// extend beyond them.
  package final func imageRect(in bounds: CGRect) -> CGRect {
    contentMode.rect(of: shownImage?.size ?? .zero, in: bounds)
  }

  /// Returns the image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The image's size, or no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override var standardAccessibilityLabel: String? {
    shownImage.flatMap { $0.name.isEmpty && $0.source != nil ? nil : $0.name }
  }

  open override var descriptionDetails: [String] {
    image.map { ["image = '\($0.name)'"] } ?? []
  }
}
