import Foundation

/// A view that displays an image. User interaction is disabled by default (C13).
@preconcurrency @MainActor open class ImageView: View {
  /// The image. Setting it doesn't change the view's size.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }
  /// The image that is displayed while ``isHighlighted`` is true; `nil` for ``image``.
  open var highlightedImage: Image?
  /// Whether ``highlightedImage`` is displayed.
  open var isHighlighted = false

  /// The effects on the symbol that run.
  final var symbolEffects: [RunningSymbolEffect] = []
  /// The configuration of a symbol that is the image; `nil` for the symbol's own.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with the size of an image.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
  }

  /// Creates a view with the size of an image, and with another image for ``isHighlighted``.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(of: self, as: ImageView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  /// The image that is displayed now.
  package final var shownImage: Image? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    return preferredSymbolConfiguration.map { shown?.withConfiguration($0) } ?? shown
  }

  /// The image in the size of its symbol's configuration.
  private var sizedImage: Image? {
    preferredSymbolConfiguration.map { image?.withConfiguration($0) } ?? image
  }

  /// Returns the rectangle of the image in an image view with these bounds, by ``View/contentMode``; it may
  /// extend beyond them.
  package final func imageRect(in bounds: CGRect) -> CGRect {
    contentMode.rect(of: shownImage?.size ?? .zero, in: bounds)
  }

  /// Returns the image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizedImage?.size ?? .zero }

  /// The image's size, or no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize { sizedImage?.size ?? super.intrinsicContentSize }

  override var standardAccessibilityLabel: String? {
    shownImage.flatMap { $0.name.isEmpty && $0.source != nil ? nil : $0.name }
  }

  open override var descriptionDetails: [String] {
    image.map { ["image = '\($0.name)'"] } ?? []
  }
}
