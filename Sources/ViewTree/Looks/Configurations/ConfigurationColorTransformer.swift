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

  /// A transformer that returns the gray with a color's lightness and opacity.
  public static let grayscale = ConfigurationColorTransformer { $0.gray }

  /// A transformer that returns the color itself, which stands for the tint color where a configuration has
  /// no color.
  public static let preferredTint = ConfigurationColorTransformer { $0 }

  /// A transformer that returns a gray for a color, as a sidebar shows its images without the focus.
  public static let monochromeTint = ConfigurationColorTransformer { $0.gray }

  /// Returns whether both have the same function object.
  public static func == (one: Self, other: Self) -> Bool { one.box === other.box }

  /// Hashes the identity of the function object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

extension Color {
  /// The gray with the color's luminance and opacity; of a dynamic color, a dynamic one.
  fileprivate var gray: Color {
    Color(dynamicProvider: { traits in
      let color = self.resolvedColor(with: traits)
      return Color(
        white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue,
        alpha: color.alpha
      )
    })
  }
}
