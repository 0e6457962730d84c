import Foundation

/// One trait, as code names it that wants to hear of its changes; from iOS 17.
///
/// Those of UIKit's that are modelled are there. A program can't add traits of its own to a collection.
public protocol TraitDefinition<Value> {
  /// What the trait's value is.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// A trait's type.
public typealias AnyTrait = any TraitDefinition.Type

/// A trait that collections have.
protocol KnownTrait: TraitDefinition where Value: Equatable {
  static func value(in traits: Traits) -> Value
}

extension KnownTrait {
  static func differs(_ old: Traits, _ new: Traits) -> Bool { value(in: old) != value(in: new) }
}

/// The kind of device.
public enum TraitUserInterfaceIdiom: KnownTrait {
  /// Unknown.
  public static let defaultValue = UserInterfaceIdiom.unspecified
  static func value(in traits: Traits) -> UserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// Whether an interface is light or dark.
public enum TraitUserInterfaceStyle: KnownTrait {
  /// What is around decides.
  public static let defaultValue = UserInterfaceStyle.unspecified
  static func value(in traits: Traits) -> UserInterfaceStyle { traits.userInterfaceStyle }
}

/// In which direction an interface is read.
public enum TraitLayoutDirection: KnownTrait {
  /// Unknown.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
  static func value(in traits: Traits) -> TraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// Pixels per point.
public enum TraitDisplayScale: KnownTrait {
  /// Unknown.
  public static let defaultValue: CGFloat = 0
  static func value(in traits: Traits) -> CGFloat { traits.displayScale }
}

/// How much room there is from left to right.
public enum TraitHorizontalSizeClass: KnownTrait {
  /// Unknown.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  static func value(in traits: Traits) -> UserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// How much room there is from top to bottom.
public enum TraitVerticalSizeClass: KnownTrait {
  /// Unknown.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  static func value(in traits: Traits) -> UserInterfaceSizeClass { traits.verticalSizeClass }
}

/// Whether the screen feels pressure.
public enum TraitForceTouchCapability: KnownTrait {
  /// Unknown.
  public static let defaultValue = ForceTouchCapability.unknown
  static func value(in traits: Traits) -> ForceTouchCapability { traits.forceTouchCapability }
}

/// How large texts are to be.
public enum TraitPreferredContentSizeCategory: KnownTrait {
  /// Unknown.
  public static let defaultValue = ContentSizeCategory.unspecified
  static func value(in traits: Traits) -> ContentSizeCategory { traits.preferredContentSizeCategory }
}

extension TraitCollection {
  /// Returns the traits in which this collection and another one differ; from iOS 17.
  public func changedTraits(from traitCollection: TraitCollection?) -> [AnyTrait] {
    let old = traitCollection?.traits ?? Traits()
    return TraitCollection.known.filter { $0.differs(old, traits) }
  }

  /// All that a collection has.
  private static var known: [any KnownTrait.Type] {
    [
      TraitUserInterfaceIdiom.self, TraitUserInterfaceStyle.self, TraitLayoutDirection.self,
      TraitDisplayScale.self, TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self,
      TraitForceTouchCapability.self, TraitPreferredContentSizeCategory.self,
    ]
  }

  /// The traits that decide about colors.
  public static var systemTraitsAffectingColorAppearance: [AnyTrait] { [TraitUserInterfaceStyle.self] }
}
