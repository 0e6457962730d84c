import Foundation
import Simulation

/// A function from one color to another; UIKit's `UIConfigurationColorTransformer`. Two transformers are
/// equal if one is a copy of the other.
public struct ConfigurationColorTransformer: Hashable, Sendable {
  private final class Box: Sendable {
    let transform: @Sendable (Color) -> Color
    init(_ transform: @escaping @Sendable (Color) -> Color) { self.transform = transform }
  }

  private let box: Box

  /// Creates a transformer from a function.
  public init(_ transform: @escaping @Sendable (Color) -> Color) { box = Box(transform) }

  /// The function.
  public var transform: @Sendable (Color) -> Color { box.transform }

  /// Returns the color that the function returns for a color.
  public func callAsFunction(_ input: Color) -> Color { box.transform(input) }

  /// A transformer that returns the gray of a color's brightness.
  public static let grayscale = ConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Color(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// A transformer that returns the color itself, which stands for the tint color where a configuration has
  /// no color.
  public static let preferredTint = ConfigurationColorTransformer { $0 }

  /// A transformer that returns the color with its full opacity, in which symbols of one color are drawn.
  public static let monochromeTint = ConfigurationColorTransformer { $0.withAlphaComponent(1) }

  /// Returns whether both have the same function object.
  public static func == (one: Self, other: Self) -> Bool { one.box === other.box }

  /// Hashes the identity of the function object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// A function from the attributes of a text to others; UIKit's `UIConfigurationTextAttributesTransformer`.
/// Two transformers are equal if one is a copy of the other.
public struct ConfigurationTextAttributesTransformer: Hashable, Sendable {
  private final class Box: Sendable {
    let transform: @Sendable (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let box: Box

  /// Creates a transformer from a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    box = Box(transform)
  }

  /// The function.
  public var transform: @Sendable (AttributeContainer) -> AttributeContainer { box.transform }

  /// Returns the attributes that the function returns for some attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

  /// Returns whether both have the same function object.
  public static func == (one: Self, other: Self) -> Bool { one.box === other.box }

  /// Hashes the identity of the function object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// The background of a view that has a configuration; UIKit's `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The color, or `nil` for the default of the context.
  public var backgroundColor: Color?
  /// The function that is applied to the color, or to the tint color without one.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of the view, in points. Negative ones extend it.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The image in front of the color.
  public var image: Image?
  /// The placement of the image in the background.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// The color of the line along the edge, or `nil` for no line.
  public var strokeColor: Color?
  /// The function that is applied to the stroke's color, or to the tint color without one.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the line along the edge, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line from the edge, in points; outside if it is positive.
  public var strokeOutset: CGFloat = 0

  /// Returns an empty background.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// Returns the color behind the content: the transformed color, or else the tint color.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the line: the transformed color, or else the tint color.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
