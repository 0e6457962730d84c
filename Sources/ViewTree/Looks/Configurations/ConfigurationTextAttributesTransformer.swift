import Foundation

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
