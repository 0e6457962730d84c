import Foundation

/// The traits of an interface at one place: size classes, appearance, device.
///
/// A collection is immutable; two with the same traits are equal. Traits that aren't set are unspecified.
public final class TraitCollection: Sendable {
  let traits: Traits

  init(_ traits: Traits) { self.traits = traits }

  /// Creates a collection of unspecified traits.
  public convenience init() { self.init(Traits()) }

  /// Creates a collection of the traits set in `mutations`; from iOS 17.
  public convenience init(mutations: (inout any MutableTraits) -> Void) {
    self.init(Traits().changed(by: mutations))
  }

  /// Creates a collection of the traits that the given ones specify; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [TraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  /// Creates a collection with a user interface idiom.
  public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = idiom })
  }

  /// Creates a collection with a user interface style.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Creates a collection with a contrast; from iOS 13.
  public convenience init(accessibilityContrast: AccessibilityContrast) {
    self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
  }

  /// Creates a collection with a layout direction.
  public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection with a display scale.
  public convenience init(displayScale scale: CGFloat) {
    self.init(mutations: { $0.displayScale = scale })
  }

  /// Creates a collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection with a vertical size class.
  public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection with a force touch capability.
  public convenience init(forceTouchCapability capability: ForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = capability })
  }

  /// Creates a collection with a content size category.
  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection with a weight of text; from iOS 13.
  public convenience init(legibilityWeight: LegibilityWeight) {
    self.init(mutations: { $0.legibilityWeight = legibilityWeight })
  }

  /// Returns a copy of the collection with the traits set in `mutations`; from iOS 17.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    TraitCollection(traits.changed(by: mutations))
  }

  // MARK: Traits

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The light or dark style.
  public var userInterfaceStyle: UserInterfaceStyle { traits.userInterfaceStyle }
  /// The contrast between colors.
  public var accessibilityContrast: AccessibilityContrast { traits.accessibilityContrast }
  /// The direction of reading.
  public var layoutDirection: TraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// The number of pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { traits.displayScale }
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass { traits.verticalSizeClass }
  /// The screen's ability to measure pressure.
  public var forceTouchCapability: ForceTouchCapability { traits.forceTouchCapability }
  /// The preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory { traits.preferredContentSizeCategory }
  /// The preferred weight of text.
  public var legibilityWeight: LegibilityWeight { traits.legibilityWeight }

  // MARK: Comparing

  /// Returns whether this collection has all traits that another one specifies.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.overridden(by: trait.traits) == traits
  }

  /// Returns whether colors may have other values, that is, whether the user interface styles, the contrasts,
  /// or traits of the app that affect the appearance of colors differ.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    traits.userInterfaceStyle != traitCollection?.userInterfaceStyle
      || traits.accessibilityContrast != traitCollection?.accessibilityContrast
      || traits.customTraits(differingFrom: traitCollection?.traits ?? Traits())
        .contains { $0.affectsColorAppearance }
  }
}

extension TraitCollection: Hashable {
  /// Returns whether the collections specify the same traits.
  public static func == (lhs: TraitCollection, rhs: TraitCollection) -> Bool { lhs.traits == rhs.traits }

  /// Hashes the traits.
  public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
}

extension TraitCollection: CustomStringConvertible {
  /// The specified traits as text: `phone, compact width, regular height, light`.
  public var description: String { traits.words.joined(separator: ", ") }
}
