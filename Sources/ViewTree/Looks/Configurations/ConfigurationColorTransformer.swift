import Foundation
import Simulation

/// A function that changes a color of a configuration; UIKit's `UIConfigurationColorTransformer`.
///
/// Transformers are equal if they are copies of one another.
public struct ConfigurationColorTransformer: Hashable, Sendable {
  private final class Identity: Sendable {}

  // Configurations call it on the main actor only.
  nonisolated(unsafe) private let function: (Color) -> Color
  private let identity = Identity()

  /// Creates a transformer. The function is called whenever a configuration's color is resolved.
  public init(_ transform: @escaping (Color) -> Color) { function = transform }

  /// The function that changes a color.
  public var transform: (Color) -> Color { function }

  /// Returns the changed color.
  public func callAsFunction(_ input: Color) -> Color { function(input) }

  /// A transformer that returns the gray with a color's lightness and opacity.
  public static let grayscale = ConfigurationColorTransformer { $0.gray }
  /// A transformer that returns the color unchanged: on iOS, the tint of the app is the preferred one.
  public static let preferredTint = ConfigurationColorTransformer { $0 }
  /// A transformer that returns a gray for a color, as a sidebar shows its images without the focus.
  public static let monochromeTint = ConfigurationColorTransformer { $0.gray }

  /// Returns whether both are copies of one transformer.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
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
