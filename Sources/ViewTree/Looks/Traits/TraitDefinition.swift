import Foundation

/// The identity of a trait, for the observation of its changes; from iOS 17.
///
/// The modelled traits of UIKit are predefined. Apps can't add traits of their own to a collection.
public protocol TraitDefinition<Value> {
  /// The type of the trait's value.
  associatedtype Value
  /// The value of the trait while it isn't set.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias AnyTrait = any TraitDefinition.Type

/// A trait of trait collections.
protocol KnownTrait: TraitDefinition where Value: Equatable {
  static func value(in traits: Traits) -> Value
}

extension KnownTrait {
  static func differs(_ old: Traits, _ new: Traits) -> Bool { value(in: old) != value(in: new) }
}

/// The kind of device.
public enum TraitUserInterfaceIdiom: KnownTrait {
  /// The value for an unknown device.
  public static let defaultValue = UserInterfaceIdiom.unspecified
  static func value(in traits: Traits) -> UserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// The light or dark style of an interface.
public enum TraitUserInterfaceStyle: KnownTrait {
  /// The value for the style of the environment.
  public static let defaultValue = UserInterfaceStyle.unspecified
  static func value(in traits: Traits) -> UserInterfaceStyle { traits.userInterfaceStyle }
}

/// The contrast between colors.
public enum TraitAccessibilityContrast: KnownTrait {
  /// The value for an unknown contrast.
  public static let defaultValue = AccessibilityContrast.unspecified
  static func value(in traits: Traits) -> AccessibilityContrast { traits.accessibilityContrast }
}

/// The reading direction of an interface.
public enum TraitLayoutDirection: KnownTrait {
  /// The value for an unknown direction.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
  static func value(in traits: Traits) -> TraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// The number of pixels per point.
public enum TraitDisplayScale: KnownTrait {
  /// The value for an unknown scale.
  public static let defaultValue: CGFloat = 0
  static func value(in traits: Traits) -> CGFloat { traits.displayScale }
}

/// The horizontal size class.
public enum TraitHorizontalSizeClass: KnownTrait {
  /// The value for an unknown size class.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  static func value(in traits: Traits) -> UserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The vertical size class.
public enum TraitVerticalSizeClass: KnownTrait {
  /// The value for an unknown size class.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  static func value(in traits: Traits) -> UserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The screen's ability to measure pressure.
public enum TraitForceTouchCapability: KnownTrait {
  /// The value for an unknown capability.
  public static let defaultValue = ForceTouchCapability.unknown
  static func value(in traits: Traits) -> ForceTouchCapability { traits.forceTouchCapability }
}

/// The preferred text size.
public enum TraitPreferredContentSizeCategory: KnownTrait {
  /// The value for an unknown size.
  public static let defaultValue = ContentSizeCategory.unspecified
  static func value(in traits: Traits) -> ContentSizeCategory { traits.preferredContentSizeCategory }
}

/// The weight of text that the user prefers.
public enum TraitLegibilityWeight: KnownTrait {
  /// The value for an unknown weight.
  public static let defaultValue = LegibilityWeight.unspecified
  static func value(in traits: Traits) -> LegibilityWeight { traits.legibilityWeight }
}

extension TraitCollection {
  /// Returns the traits in which this collection and another one differ; from iOS 17.
  public func changedTraits(from traitCollection: TraitCollection?) -> [AnyTrait] {
    let old = traitCollection?.traits ?? Traits()
    return TraitCollection.known.filter { $0.differs(old, traits) }
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
