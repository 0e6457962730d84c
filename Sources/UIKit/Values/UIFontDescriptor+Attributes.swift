// The names of the constants are those of the C headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ViewTree

private let attributesOfDescriptors = StoredValue<[UIFontDescriptor.AttributeName: Any]>([:])

extension UIFontDescriptor {
  /// The names of a descriptor's attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face in its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits by their keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The fonts for characters that the font lacks.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The settings of typographic features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The keys of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The keys of feature settings.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The type of the feature.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the feature.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The selector of the feature.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Creates the descriptor of a font with a name, or else of a family, in a size; without them, of the
  /// system font of 17 points. The other attributes are stored for the app to read.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let name = (attributes[.name] ?? attributes[.family]) as? String
    self.init(name: name ?? "", size: Self.size(attributes[.size]) ?? 17)
    attributesOfDescriptors[self] = attributes
  }

  /// The name and the size, and the attributes that the descriptor was created with.
  public var fontAttributes: [AttributeName: Any] {
    attributesOfDescriptors[self].merging([.name: postscriptName, .size: pointSize]) { $1 }
  }

  /// Returns an attribute of ``fontAttributes``.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns a descriptor with further attributes: another name, family or size, and a weight of the system
  /// font, have an effect. The others, such as features, are stored for the app to read, and no text has
  /// them.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let size = Self.size(attributes[.size]) ?? pointSize
    let traits = attributes[.traits] as? [TraitKey: Any]
    let weight = Self.size((traits?[.weight] as? UIFont.Weight)?.rawValue ?? traits?[.weight])
    let result: UIFontDescriptor
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      result = UIFontDescriptor(name: name, size: size)
    } else if let weight, postscriptName == UIFont.systemFont(ofSize: pointSize).fontName {
      result = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(rawValue: weight)).fontDescriptor
    } else {
      result = withSize(size)
    }
    attributesOfDescriptors[result] = attributesOfDescriptors[self].merging(attributes) { $1 }
    return result
  }

  private static func size(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}
