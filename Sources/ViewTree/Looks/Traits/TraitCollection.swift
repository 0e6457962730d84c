import Foundation

/// What an interface is like at one place: how much room it has, how it looks, on what device it is.
///
/// It is a value that does not change; two with the same traits are equal. A trait that nobody has set is unspecified.
public final class TraitCollection: Sendable {
  let traits: Traits

  init(_ traits: Traits) { self.traits = traits }

  /// Creates a collection in which nothing is specified.
  public convenience init() { self.init(Traits()) }

  /// Creates a collection of those traits that are set in `mutations`; from iOS 17.
  public convenience init(mutations: (inout any MutableTraits) -> Void) {
    self.init(Traits().changed(by: mutations))
  }

  /// Creates a collection of what the given ones specify; later ones win.
  public convenience init(traitsFrom traitCollections: [TraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  /// Creates a collection with one trait.
  public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = idiom })
  }

  /// Creates a collection with one trait.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Creates a collection with one trait.
  public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection with one trait.
  public convenience init(displayScale scale: CGFloat) {
    self.init(mutations: { $0.displayScale = scale })
  }

  /// Creates a collection with one trait.
  public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection with one trait.
  public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection with one trait.
  public convenience init(forceTouchCapability capability: ForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = capability })
  }

  /// Creates a collection with one trait.
  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Returns a collection that differs in what `mutations` sets; from iOS 17.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    TraitCollection(traits.changed(by: mutations))
  }

  // MARK: Traits

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { traits.userInterfaceIdiom }
  /// Whether it is light or dark.
  public var userInterfaceStyle: UserInterfaceStyle { traits.userInterfaceStyle }
  /// In which direction it is read.
  public var layoutDirection: TraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// Pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { traits.displayScale }
  /// How much room there is from left to right.
  public var horizontalSizeClass: UserInterfaceSizeClass { traits.horizontalSizeClass }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass { traits.verticalSizeClass }
  /// Whether the screen feels pressure.
  public var forceTouchCapability: ForceTouchCapability { traits.forceTouchCapability }
  /// How large texts are to be.
  public var preferredContentSizeCategory: ContentSizeCategory { traits.preferredContentSizeCategory }

  // MARK: Comparing

  /// Whether this collection has all that the other one specifies.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.overridden(by: trait.traits) == traits
  }

  /// Whether colors may look otherwise: of what is modelled, where the style is another.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    traits.userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}

extension TraitCollection: Hashable {
  /// Whether both specify the same.
  public static func == (lhs: TraitCollection, rhs: TraitCollection) -> Bool { lhs.traits == rhs.traits }

  /// Hashes the traits.
  public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
}

extension TraitCollection: CustomStringConvertible {
  /// What is specified: `phone, compact width, regular height, light`.
  public var description: String { traits.words.joined(separator: ", ") }
}
