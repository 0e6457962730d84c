import Foundation

/// What stands for a picture: the name of its file, and its size. There are no pixels.
///
/// Two images are equal if they have the same name, size and looks.
public final class Image: Hashable, Sendable, CustomStringConvertible {
  /// Whether an image is seen in its own colors, or in the color of what it stands on.
  public enum RenderingMode: Int, Sendable {
    /// As the place has it: a symbol as a template, any other image in its own colors.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// In one color, the tint of the view.
    case alwaysTemplate = 2
  }

  /// The name of the file or the symbol, as the program wrote it.
  package let name: String
  /// Width and height, in points.
  public let size: CGSize
  /// Whether the system has drawn it.
  public let isSymbolImage: Bool
  /// Whether it takes the view's tint.
  public let renderingMode: RenderingMode
  /// The color that was given to the image itself.
  package let ownTint: Color?

  private init(_ name: String, _ size: CGSize, isSymbol: Bool, _ mode: RenderingMode, _ tint: Color?) {
    (self.name, self.size, isSymbolImage) = (name, size, isSymbol)
    (renderingMode, ownTint) = (mode, tint)
  }

  /// Makes an image of a size that the program knows; UIKit has no such initializer. The file need not exist.
  public convenience init(named name: String, size: CGSize) {
    self.init(name, size, isSymbol: false, .automatic, nil)
  }

  /// Makes an image without anything on it, of no size.
  public convenience init() {
    self.init("", .zero, isSymbol: false, .automatic, nil)
  }

  /// Makes the image of a file; nil for the empty name. The file need not exist, so the size is assumed: 24 x 24.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name, CGSize(width: 24, height: 24), isSymbol: false, .automatic, nil)
  }

  /// Makes one of the system's symbols; nil for the empty name. Any other name is taken for a symbol's. The size is assumed:
  /// 20 x 20, and in proportion for another point size than 17.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes one of the system's symbols in the size of a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    let side = configuration?.side ?? SymbolConfiguration.standardSide
    self.init(name, CGSize(width: side, height: side), isSymbol: true, .automatic, nil)
  }

  /// Returns the same image in another mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    Image(name, size, isSymbol: isSymbolImage, renderingMode, ownTint)
  }

  /// Returns the same image in a color of its own, which no view's tint replaces.
  public func withTintColor(_ color: Color) -> Image {
    Image(name, size, isSymbol: isSymbolImage, renderingMode, color)
  }

  /// Returns the same image in a color of its own and in another mode; as a template it takes the view's tint after all.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    Image(name, size, isSymbol: isSymbolImage, renderingMode, color)
  }

  /// Returns a symbol in the size of a configuration; another image as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    guard isSymbolImage else { return self }
    let size = CGSize(width: configuration.side, height: configuration.side)
    return Image(name, size, isSymbol: true, renderingMode, ownTint)
  }

  /// The color that all of the image is seen in on something with that tint; nil for its own colors.
  package func tint(on tint: @autoclosure () -> Color) -> Color? {
    switch renderingMode {
    case .alwaysOriginal: ownTint
    case .alwaysTemplate: tint()
    case .automatic: ownTint ?? (isSymbolImage ? tint() : nil)
    }
  }

  // MARK: As a value

  /// Whether both look the same.
  public static func == (one: Image, other: Image) -> Bool {
    one === other
      || one.name == other.name && one.size == other.size && one.isSymbolImage == other.isSymbolImage
        && one.renderingMode == other.renderingMode && one.ownTint == other.ownTint
  }

  /// Hashes what the comparison looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(renderingMode)
    hasher.combine(ownTint)
  }

  /// Whether `object` is an equal image.
  public func isEqual(_ object: Any?) -> Bool { (object as? Image) == self }

  /// The name: `Image(Logo.png)`.
  public var description: String { "Image(\(name))" }
}
