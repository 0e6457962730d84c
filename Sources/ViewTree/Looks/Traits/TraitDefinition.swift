import Foundation

/// A trait of trait collections: one of UIKit's, or one that the app defines (CT1); from iOS 17.
///
/// The type is the key of the value in collections, overrides and registrations for changes. Values are
/// compared if they are equatable or objects; setting another value is a change.
public protocol TraitDefinition<Value> {
  /// The type of the trait's value.
  associatedtype Value
  /// The value of the trait while it isn't set.
  static var defaultValue: Value { get }
  /// The identifier of the trait; by default, the type's name with its module.
  static var identifier: String { get }
  /// The name of the trait in descriptions of collections; by default, the type's name.
  static var name: String { get }
  /// Whether dynamic colors depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias AnyTrait = any TraitDefinition.Type

/// A trait of UIKit's.
protocol KnownTrait: TraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<Traits, Value> { get }
}

extension KnownTrait {
  static func value(in traits: Traits) -> Value { traits[keyPath: path] }

  /// Sets the value of the trait; does nothing if `value` has another type.
  static func set(_ value: Any, in traits: inout Traits) {
    if let value = value as? Value { traits[keyPath: path] = value }
  }

  static func differs(_ old: Traits, _ new: Traits) -> Bool { value(in: old) != value(in: new) }

  /// Whether the traits specify a value.
  static func isSpecified(in traits: Traits) -> Bool { differs(.unspecified, traits) }

  static func remove(from traits: inout Traits) { traits[keyPath: path] = value(in: .unspecified) }
}

/// The kind of device.
public enum TraitUserInterfaceIdiom: KnownTrait {
  /// The value for an unknown device.
  public static let defaultValue = UserInterfaceIdiom.unspecified
  static var path: WritableKeyPath<Traits, UserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The light or dark style of an interface.
public enum TraitUserInterfaceStyle: KnownTrait {
  /// The value for the style of the environment.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<Traits, UserInterfaceStyle> { \.userInterfaceStyle }
}

/// The contrast between colors.
public enum TraitAccessibilityContrast: KnownTrait {
  /// The value for an unknown contrast.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<Traits, AccessibilityContrast> { \.accessibilityContrast }
}

/// The reading direction of an interface.
public enum TraitLayoutDirection: KnownTrait {
  /// The value for an unknown direction.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<Traits, TraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The number of pixels per point.
public enum TraitDisplayScale: KnownTrait {
  /// The value for an unknown scale.
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}

/// The horizontal size class.
public enum TraitHorizontalSizeClass: KnownTrait {
  /// The value for an unknown size class.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<Traits, UserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
public enum TraitVerticalSizeClass: KnownTrait {
  /// The value for an unknown size class.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<Traits, UserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The screen's ability to measure pressure.
public enum TraitForceTouchCapability: KnownTrait {
  /// The value for an unknown capability.
  public static let defaultValue = ForceTouchCapability.unknown
  static var path: WritableKeyPath<Traits, ForceTouchCapability> { \.forceTouchCapability }
}

/// The preferred text size.
public enum TraitPreferredContentSizeCategory: KnownTrait {
  /// The value for an unknown size.
  public static let defaultValue = ContentSizeCategory.unspecified
  static var path: WritableKeyPath<Traits, ContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The weight of text that the user prefers.
public enum TraitLegibilityWeight: KnownTrait {
  /// The value for an unknown weight.
  public static let defaultValue = LegibilityWeight.unspecified
  static var path: WritableKeyPath<Traits, LegibilityWeight> { \.legibilityWeight }
}

extension TraitCollection {
  /// Returns the traits in which this collection and another one differ; from iOS 17.
  public func changedTraits(from traitCollection: TraitCollection?) -> [AnyTrait] {
    let old = traitCollection?.traits ?? Traits()
    return TraitCollection.known.filter { $0.differs(old, traits) } + traits.customTraits(differingFrom: old)
  }

  /// The traits of a collection.
  private static var known: [any KnownTrait.Type] {
    [
      TraitUserInterfaceIdiom.self, TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self,
      TraitLayoutDirection.self,
      TraitDisplayScale.self, TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self,
      TraitForceTouchCapability.self, TraitPreferredContentSizeCategory.self,
      TraitLegibilityWeight.self,
    ]
  }

  /// The traits that affect colors.
  public static var systemTraitsAffectingColorAppearance: [AnyTrait] {
    [TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self]
  }
}
