import Foundation
import ViewTree

private let qualities = StoredValue(CGInterpolationQuality.default)
private let framesOfImages = StoredValue<[UIImage]?>(nil)
private let durationsOfImages = StoredValue<TimeInterval>(0)

/// The qualities of images that are drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own.
  case `default` = 0
  /// None.
  case none = 1
  /// Low.
  case low = 2
  /// High.
  case high = 3
  /// Medium.
  case medium = 4
}

// Pictures are vectors: they have smooth edges in each size.
extension CGContext {
  /// The quality of images that are drawn in another size, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: pictures are vectors")
  public var interpolationQuality: CGInterpolationQuality {
    get { qualities[self] }
    set { qualities[self] = newValue }
  }
  /// Has no effect: pictures are vectors with smooth edges.
  @available(*, deprecated, message: "pictures are vectors: it has no effect")
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: pictures are vectors with smooth edges.
  @available(*, deprecated, message: "pictures are vectors: it has no effect")
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect: pictures are vectors with smooth edges.
  @available(*, deprecated, message: "pictures are vectors: it has no effect")
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
}

extension UIImage {
  /// Creates an animated image, which pictures show as its first image; nil without images.
  @available(*, deprecated, message: "pictures show the first image")
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.withRenderingMode(first.renderingMode)
    (framesOfImages[image], durationsOfImages[image]) = (images, duration)
    return image
  }
  /// The images of an animated image; nil for any other.
  public var images: [UIImage]? { framesOfImages[self] }
  /// The duration of an animated image, in seconds; 0 for any other.
  public var duration: TimeInterval { durationsOfImages[self] }

  /// Returns the image with its width stretched behind a column of points and its height below a row of
  /// points.
  @available(*, deprecated, renamed: "resizableImage(withCapInsets:)")
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight),
        left: CGFloat(leftCapWidth),
        bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
        right: max(0, size.width - CGFloat(leftCapWidth) - 1)
      ),
      resizingMode: .stretch
    )
  }

  /// Returns the image itself, which needs no preparation.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image, drawn in another size; nil for an empty one.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

extension UIColor {
  /// Creates a color that pictures show as clear.
  @available(*, deprecated, message: "images have no pixels: the color is clear")
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
}

extension UICollectionView {
  /// The speed at which items make way for a moved one.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short time.
    case fast = 1
    /// After a longer time.
    case slow = 2
  }

  /// The speed at which items make way for one that is dragged, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: items make way at once")
  public var reorderingCadence: ReorderingCadence {
    get { cadences[self] }
    set { cadences[self] = newValue }
  }
}

private let cadences = StoredValue(UICollectionView.ReorderingCadence.immediate)
