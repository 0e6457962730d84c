import Foundation
import ViewTree

/// The shapes of a source of particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of a shape at which particles appear.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Its inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The orders in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest ones first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest ones last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Colors are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A kind of particles, whose values are kept for the app to read.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// A name.
  open var name: String?
  /// Whether particles appear.
  open var isEnabled = true
  /// The image.
  open var contents: Any?
  /// The part of the image, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point.
  open var contentsScale: CGFloat = 1
  /// The kinds of particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime, in seconds.
  open var lifetime: Float = 0
  /// The range of the lifetime.
  open var lifetimeRange: Float = 0
  /// The latitude of the direction, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The longitude of the direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range of the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the velocity.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards.
  open var yAcceleration: CGFloat = 0
  /// The acceleration towards the viewer.
  open var zAcceleration: CGFloat = 0
  /// The scale.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation per second, in radians.
  open var spin: CGFloat = 0
  /// The range of the rotation.
  open var spinRange: CGFloat = 0
  /// The color.
  open var color: CGColor?
  /// The range of red.
  open var redRange: Float = 0
  /// The range of green.
  open var greenRange: Float = 0
  /// The range of blue.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0

  /// Creates a kind of particles.
  public override init() { super.init() }
}

/// A layer that emits particles. Pictures show none: its values are kept for the app to read.
@available(*, deprecated, message: "pictures show no particles")
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the rates at which particles appear.
  open var birthRate: Float = 1
  /// The factor of the lifetimes.
  open var lifetime: Float = 1
  /// The position of the source.
  open var emitterPosition = CGPoint.zero
  /// The distance of the source from the plane.
  open var emitterZPosition: CGFloat = 0
  /// The size of the source.
  open var emitterSize = CGSize.zero
  /// The depth of the source.
  open var emitterDepth: CGFloat = 0
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that is the source.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the velocities.
  open var velocity: Float = 1
  /// The factor of the scales.
  open var scale: Float = 1
  /// The factor of the spins.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}
