import Foundation
import Simulation

/// The properties of images that a renderer draws; UIKit's `UIGraphicsImageRendererFormat`.
open class GraphicsImageRendererFormat {
  /// The number of pixels per point; the screen's by default.
  open var scale = ImageDrawingFormat.screenScale
  /// Whether the image is black where nothing is drawn, instead of transparent.
  open var opaque = false
  /// The rectangle of the renderer that has the format; zero in a new one.
  open internal(set) var bounds = CGRect.zero

  /// Creates the format for the current screen.
  public required init() {}

  /// Creates the format for traits. Without a display scale in them, the scale is the screen's.
  public convenience init(for traitCollection: TraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a format for the current screen.
  open class func `default`() -> Self { self.init() }

  /// Returns the format that is best for the current screen; the same as ``default()``.
  open class func preferred() -> Self { self.init() }
}

/// The environment in which a renderer's closure draws; UIKit's `UIGraphicsImageRendererContext`.
public final class GraphicsImageRendererContext {
  /// The context in which the drawing is recorded.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: GraphicsImageRendererFormat

  init(_ context: CGContext, _ format: GraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// An image of the drawing up to now.
  public var currentImage: Image { cgContext.makeDrawnImage() ?? Image() }

  /// Fills a rectangle with the current fill color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, 1) { fill(rect) }
  }

  /// Draws a line inside of a rectangle's sides, 1 point wide, with the current stroke color.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws a line inside of a rectangle's sides with a blend mode.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, 1) { stroke(rect) }
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that makes images from drawing; UIKit's `UIGraphicsImageRenderer`.
///
/// Nothing becomes pixels: an image has the recorded drawing, which pictures show as vectors.
open class GraphicsImageRenderer {
  /// The format with the renderer's rectangle.
  public final let format: GraphicsImageRendererFormat

  /// Creates a renderer with an empty rectangle, whose images are empty.
  public convenience init() { self.init(bounds: .zero) }

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer for images of a size, in points, with a format.
  public convenience init(size: CGSize, format: GraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for a rectangle. Its origin is the top left corner of the images.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer for a rectangle with a format, which is copied.
  public init(bounds: CGRect, format: GraphicsImageRendererFormat) {
    let copy = type(of: format).init()
    (copy.scale, copy.opaque, copy.bounds) = (format.scale, format.opaque, bounds)
    self.format = copy
  }

  /// Runs a closure that draws, with its context as the current one, and returns the image.
  open func image(actions: (GraphicsImageRendererContext) -> Void) -> Image {
    let scale = format.scale > 0 ? format.scale : ImageDrawingFormat.screenScale
    let properties = ImageDrawingFormat(scale: scale, isOpaque: format.opaque)
    let context = CGContext(bounds: format.bounds, format: properties)
    let environment = GraphicsImageRendererContext(context, format)
    GraphicsStack.with(context) { actions(environment) }
    return environment.currentImage
  }
}
