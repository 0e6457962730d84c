import Foundation
import ViewTree

private let opacities = StoredValue(false)
private let centers = StoredValue(CGRect(x: 0, y: 0, width: 1, height: 1))
private let asynchronies = StoredValue(false)
private let antialiasings = StoredValue(false)
private let groupOpacities = StoredValue(true)
private let displays = StoredValue(false)
private let flips = StoredValue(false)
private let sublayerTransforms = StoredValue(CATransform3DIdentity)
private let compositingFilters = StoredValue<Any?>(nil)

// Members that only concern pixels. Values are stored for the app to read.
extension CALayer {
  /// Whether the layer fills its bounds without a gap.
  public var isOpaque: Bool {
    get { opacities[self] }
    set { opacities[self] = newValue }
  }

  /// The part of the contents that is stretched, in fractions of their size; all of them by default.
  public var contentsCenter: CGRect {
    get { centers[self] }
    set { centers[self] = newValue }
  }

  /// Whether drawing is performed in the background.
  public var drawsAsynchronously: Bool {
    get { asynchronies[self] }
    set { asynchronies[self] = newValue }
  }

  /// Whether the edges of the layer are smoothed.
  public var allowsEdgeAntialiasing: Bool {
    get { antialiasings[self] }
    set { antialiasings[self] = newValue }
  }

  /// Whether the opacity applies to the layer and its sublayers as a whole; true by default. Pictures always
  /// show it so.
  public var allowsGroupOpacity: Bool {
    get { groupOpacities[self] }
    set { groupOpacities[self] = newValue }
  }

  /// Whether a new size requests the layer's drawing.
  public var needsDisplayOnBoundsChange: Bool {
    get { displays[self] }
    set { displays[self] = newValue }
  }

  /// Whether the layer's y axis points upwards.
  @available(*, deprecated, message: "the value is stored: pictures show the layer's y axis downwards")
  public var isGeometryFlipped: Bool {
    get { flips[self] }
    set { flips[self] = newValue }
  }

  /// The filter that combines the layer with those behind it.
  public var compositingFilter: Any? {
    get { compositingFilters[self] }
    set { compositingFilters[self] = newValue }
  }

  /// The transform of the sublayers, usually a perspective.
  @available(*, deprecated, message: "the value is stored: pictures show the sublayers without it")
  public var sublayerTransform: CATransform3D {
    get { sublayerTransforms[self] }
    set { sublayerTransforms[self] = newValue }
  }
}

/// A layer whose sublayers keep their depth. Here it is as flat as any other.
open class CATransformLayer: CALayer {}
