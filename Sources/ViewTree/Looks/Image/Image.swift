import Foundation
import Simulation

/// An image without pixels: the name of its file, or a drawing, and its size.
///
/// Two images are equal if they have the same name, size, drawing, rendering mode and tint.
///
/// A subclass must be immutable, because images are sent between tasks.
open class Image: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// The choice between an image's own colors and the tint color of its view.
  public enum RenderingMode: Int, Sendable {
    /// The default for the image: a symbol is a template, any other image has its own colors.
    case automatic = 0
    /// The image's own colors.
    case alwaysOriginal = 1
    /// A single color, the tint color of the view.
    case alwaysTemplate = 2
  }

  /// The name of the file or the symbol, as the app passed it.
  package final let name: String
  /// The width and height, in points.
  public final let size: CGSize
  /// Whether the image is a system symbol.
  public final let isSymbolImage: Bool
  /// The rendering mode, which determines whether the view's tint color applies.
  public final let renderingMode: RenderingMode
  /// The tint color of the image itself.
  package final let ownTint: Color?
  /// The number of pixels per point; 1 for an image of which only the name is known.
  public final let scale: CGFloat
  /// The drawing or the data of the image; nil if only its name is known.
  package final let source: ImageSource?

  init(
    _ name: String,
    _ size: CGSize,
    isSymbol: Bool,
    _ mode: RenderingMode,
    _ tint: Color?,
    _ source: ImageSource? = nil,
    scale: CGFloat = 1
  ) {
    (self.name, self.size, isSymbolImage) = (name, size, isSymbol)
    (renderingMode, ownTint) = (mode, tint)
    (self.source, self.scale) = (source, scale)
  }

  /// Creates an image without a name from a drawing or data.
  convenience init(source: ImageSource, size: CGSize, scale: CGFloat) {
    self.init("", size, isSymbol: false, .automatic, nil, source, scale: scale)
  }

  /// Creates an image with the name of a file and a given size; UIKit has no such initializer. The file is
  /// never read and need not exist.
  public convenience init(named name: String, size: CGSize) {
    self.init(name, size, isSymbol: false, .automatic, nil)
  }

  /// Creates an empty image with a size of zero.
  public init() {
    (name, size, isSymbolImage) = ("", .zero, false)
    (renderingMode, ownTint) = (.automatic, nil)
    (source, scale) = (nil, 1)
  }

  /// Creates the image of an asset catalog in the app's resources, or else of a file, which need not exist,
  /// so that a size of 24 x 24 is assumed. Returns `nil` for the empty name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(imageLiteralResourceName: name)
  }

  /// Creates the image of an image literal of Xcode, as ``init(named:)`` does.
  ///
  /// Stops with `Image: the image literal has no name` for the empty name.
  public required init(imageLiteralResourceName name: String) {
    if name.isEmpty { programmerError("Image: the image literal has no name") }
    let found = AssetCatalog.image(named: name, in: nil, traits: nil)
    (self.name, size, isSymbolImage) = (name, found?.size ?? CGSize(width: 24, height: 24), false)
    (renderingMode, ownTint) = (found?.mode ?? .automatic, nil)
    (source, scale) = (nil, 1)
  }

  /// Creates a system symbol, or returns `nil` for the empty name. Any other name is accepted. The assumed
  /// size is 20 x 20, and proportional for point sizes other than 17.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol in the size of a configuration, or returns `nil` for the empty name.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    let side = configuration?.side ?? SymbolConfiguration.standardSide
    let mode: RenderingMode = configuration?.isMulticolor == true ? .alwaysOriginal : .automatic
    let size = CGSize(width: side, height: side)
    self.init(name, size, isSymbol: true, mode, configuration?.colors.first)
  }

  /// Returns a copy of the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    Image(name, size, isSymbol: isSymbolImage, renderingMode, ownTint, source, scale: scale)
  }

  /// Returns a copy of the image with its own tint color, which the view's tint color doesn't replace.
  open func withTintColor(_ color: Color) -> Image {
    Image(name, size, isSymbol: isSymbolImage, renderingMode, color, source, scale: scale)
  }

  /// Returns a copy of the image with its own tint color and another rendering mode. A template has the
  /// view's tint color nevertheless.
  open func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    Image(name, size, isSymbol: isSymbolImage, renderingMode, color, source, scale: scale)
  }

  /// Returns a symbol in the size of a configuration, or any other image unchanged.
  open func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard isSymbolImage else { return self }
    let size = CGSize(width: configuration.side, height: configuration.side)
    let mode = configuration.isMulticolor.map { $0 ? RenderingMode.alwaysOriginal : .automatic }
    return Image(name, size, isSymbol: true, mode ?? renderingMode, configuration.colors.first ?? ownTint)
  }

  /// Returns the single color of the image in a view with a tint color, or `nil` for the image's own colors.
  package final func tint(on tint: @autoclosure () -> Color) -> Color? {
    switch renderingMode {
    case .alwaysOriginal: ownTint
    case .alwaysTemplate: tint()
    case .automatic: ownTint ?? (isSymbolImage ? tint() : nil)
    }
  }

  // MARK: Equality

  /// Returns whether the images have the same name, size, drawing, rendering mode and tint.
  public static func == (one: Image, other: Image) -> Bool {
    one === other
      || one.name == other.name && one.size == other.size && one.isSymbolImage == other.isSymbolImage
        && one.renderingMode == other.renderingMode && one.ownTint == other.ownTint
        && one.scale == other.scale && one.source == other.source
  }

  /// Hashes the properties that determine equality.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(renderingMode)
    hasher.combine(ownTint)
  }

  /// Returns whether `object` is an equal image.
  open func isEqual(_ object: Any?) -> Bool { (object as? Image) == self }

  /// The name as text: `Image(Logo.png)`.
  open var description: String { "Image(\(name))" }
}
