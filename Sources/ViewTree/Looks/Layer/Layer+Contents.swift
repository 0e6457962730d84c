import Foundation
import Simulation

/// The properties of a layer that masks it or fills it with an image.
struct LayerPixels {
  var mask: Layer?
  var contents: Any?
  var gravity = LayerContentsGravity.resize
  var scale: CGFloat = 1
  /// The part of the contents that is shown, in fractions of its size.
  var part = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// An image that fills a layer, its rectangle, and the part of the image that it shows, in fractions of its
/// size.
package struct ShownContents {
  package var image: Image
  package var rect: CGRect
  package var part: CGRect
}

extension Layer {
  /// The layer whose opacity masks this one and its sublayers, in this layer's coordinates; nil for none.
  ///
  /// Only its opaque parts show the content. Touches ignore it. Stops with a text that names both layers if
  /// the mask has a superlayer, or is the layer itself.
  public final var mask: Layer? {
    get { pixels.mask }
    set {
      if let newValue, newValue === self || newValue.superlayer != nil {
        programmerError("\(newValue.debugName) can't mask \(debugName): it is that layer or has a superlayer")
      }
      pixels.mask = newValue
    }
  }

  /// The image that fills the layer by ``contentsGravity``, a `CGImage`; other values show nothing.
  public final var contents: Any? {
    get { pixels.contents }
    set { pixels.contents = newValue }
  }

  /// The placement of ``contents`` in the layer's bounds.
  public final var contentsGravity: LayerContentsGravity {
    get { pixels.gravity }
    set { pixels.gravity = newValue }
  }

  /// The number of pixels of ``contents`` per point, for a gravity that doesn't scale the contents.
  public final var contentsScale: CGFloat {
    get { pixels.scale }
    set {
      require(newValue.isFinite, "contentsScale", "\(newValue)")
      pixels.scale = newValue
    }
  }

  /// The part of ``contents`` that is shown, in fractions of its size; all of it by default. Parts outside of
  /// the contents are empty.
  public final var contentsRect: CGRect {
    get { pixels.part }
    set {
      require(newValue.isFiniteRect, "contentsRect", GeometryText.rect(newValue))
      pixels.part = newValue
    }
  }

  /// The image of ``contents`` with its rectangle in bounds of the layer; nil if there is none.
  package final func shownContents(in bounds: CGRect) -> ShownContents? {
    guard let image = (pixels.contents as? CGImage).map({ Image(cgImage: $0) }) else { return nil }
    let scale = pixels.scale > 0 ? pixels.scale : 1
    let isScaled = pixels.gravity == .resizeAspect || pixels.gravity == .resizeAspectFill
    let part = pixels.part
    let pointSize = isScaled ? 1 : scale
    let size = CGSize(
      width: image.size.width * part.width / pointSize,
      height: image.size.height * part.height / pointSize
    )
    return ShownContents(image: image, rect: pixels.gravity.mode.rect(of: size, in: bounds), part: part)
  }
}

/// The placement of a layer's contents; UIKit's `CALayerContentsGravity`. The names of its sides are those of
/// a coordinate system with y upward: the top is the bottom of the screen's.
public struct LayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a placement from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unscaled, in the center.
  public static let center = LayerContentsGravity(rawValue: "center")
  /// Unscaled, at the bottom of the screen's coordinates.
  public static let top = LayerContentsGravity(rawValue: "top")
  /// Unscaled, at the top of the screen's coordinates.
  public static let bottom = LayerContentsGravity(rawValue: "bottom")
  /// Unscaled, at the left.
  public static let left = LayerContentsGravity(rawValue: "left")
  /// Unscaled, at the right.
  public static let right = LayerContentsGravity(rawValue: "right")
  /// Unscaled, at the bottom left of the screen's coordinates.
  public static let topLeft = LayerContentsGravity(rawValue: "topLeft")
  /// Unscaled, at the bottom right of the screen's coordinates.
  public static let topRight = LayerContentsGravity(rawValue: "topRight")
  /// Unscaled, at the top left of the screen's coordinates.
  public static let bottomLeft = LayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled, at the top right of the screen's coordinates.
  public static let bottomRight = LayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = LayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds.
  public static let resizeAspect = LayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds.
  public static let resizeAspectFill = LayerContentsGravity(rawValue: "resizeAspectFill")

  fileprivate var mode: View.ContentMode {
    switch self {
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

extension View {
  /// The view whose opacity masks this view and its subviews, in this view's coordinates; nil for none. It is
  /// also the mask of ``layer``.
  ///
  /// It isn't a subview, and touches ignore it. Stops with a text that names both if it has a superview.
  public final var mask: View? {
    get { rare?.mask }
    set {
      layer.mask = newValue?.layer
      change(\.mask, to: newValue)
    }
  }

  /// The layer that masks the view, or nil.
  package final var maskLayer: Layer? { rare?.layer?.mask }
  /// The image of the layer's contents with its rectangle, or nil.
  package final func shownContents(in bounds: CGRect) -> ShownContents? {
    rare?.layer?.shownContents(in: bounds)
  }
}
extension Layer {
  /// The layer as a child, which is its view if it has one.
  package final var asChild: LayerChild { view.map { .view($0) } ?? .layer(self) }
}
