import Foundation
import Simulation

/// A mutable set of traits.
public protocol MutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UserInterfaceIdiom { get set }
  /// The light or dark style.
  var userInterfaceStyle: UserInterfaceStyle { get set }
  /// The contrast between colors.
  var accessibilityContrast: AccessibilityContrast { get set }
  /// The direction of reading.
  var layoutDirection: TraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UserInterfaceSizeClass { get set }
  /// The screen's ability to measure pressure.
  var forceTouchCapability: ForceTouchCapability { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: ContentSizeCategory { get set }
  /// The preferred weight of text.
  var legibilityWeight: LegibilityWeight { get set }
  /// The value of a trait, also of one that the app defines (CT1); the default value while it isn't set.
  subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits of one place, or the overrides from a place on.
struct Traits: MutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UserInterfaceIdiom.unspecified
  var userInterfaceStyle = UserInterfaceStyle.unspecified
  var accessibilityContrast = AccessibilityContrast.unspecified
  var layoutDirection = TraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UserInterfaceSizeClass.unspecified
  var verticalSizeClass = UserInterfaceSizeClass.unspecified
  var forceTouchCapability = ForceTouchCapability.unknown
  var preferredContentSizeCategory = ContentSizeCategory.unspecified
  var legibilityWeight = LegibilityWeight.unspecified
  /// The values of the traits that the app defines.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// No trait is specified.
  static let unspecified = Traits()

  /// Returns the traits that `other` specifies, and otherwise those of `self`.
  func overridden(by other: Traits) -> Traits {
    guard other != .unspecified else { return self }
    var result = self
    /// Key paths in place of the three arguments make the launch of an app 3 % slower.
    func take<Value: Equatable>(_ value: Value, unless unspecified: Value, into trait: inout Value) {
      if value != unspecified { trait = value }
    }
    let none = Traits.unspecified
    take(other.userInterfaceIdiom, unless: none.userInterfaceIdiom, into: &result.userInterfaceIdiom)
    take(other.userInterfaceStyle, unless: none.userInterfaceStyle, into: &result.userInterfaceStyle)
    take(other.accessibilityContrast, unless: none.accessibilityContrast, into: &result.accessibilityContrast)
    take(other.layoutDirection, unless: none.layoutDirection, into: &result.layoutDirection)
    take(other.displayScale, unless: none.displayScale, into: &result.displayScale)
    take(other.horizontalSizeClass, unless: none.horizontalSizeClass, into: &result.horizontalSizeClass)
    take(other.verticalSizeClass, unless: none.verticalSizeClass, into: &result.verticalSizeClass)
    take(other.forceTouchCapability, unless: none.forceTouchCapability, into: &result.forceTouchCapability)
    take(
      other.preferredContentSizeCategory,
      unless: none.preferredContentSizeCategory,
      into: &result.preferredContentSizeCategory
    )
    take(other.legibilityWeight, unless: none.legibilityWeight, into: &result.legibilityWeight)
    if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
    return result
  }

  func changed(by mutations: (inout any MutableTraits) -> Void) -> Traits {
    var traits: any MutableTraits = self
    mutations(&traits)
    return traits as? Traits ?? self
  }

  /// Descriptions of the specified traits.
  var words: [String] {
    var words: [String] = []
    if userInterfaceIdiom != .unspecified { words.append("\(userInterfaceIdiom)") }
    if horizontalSizeClass != .unspecified { words.append("\(horizontalSizeClass) width") }
    if verticalSizeClass != .unspecified { words.append("\(verticalSizeClass) height") }
    if userInterfaceStyle != .unspecified { words.append("\(userInterfaceStyle)") }
    if accessibilityContrast == .high { words.append("high contrast") }
    if layoutDirection == .rightToLeft { words.append("right to left") }
    if displayScale != 0 { words.append("\(GeometryText.number(displayScale))x") }
    if preferredContentSizeCategory != .unspecified { words.append(preferredContentSizeCategory.rawValue) }
    if legibilityWeight == .bold { words.append("bold text") }
    return words + custom.values.map(\.description).sorted()
  }
}

extension Traits {
  /// Creates the traits of a whole screen that follow from the device.
  ///
  /// Phones are compact, except for the height in portrait, and the width of large phones in landscape; pads
  /// are regular in both directions.
  init(of device: Device, isLandscape: Bool) {
    let isPad = device.idiom == .pad
    userInterfaceIdiom = isPad ? .pad : .phone
    displayScale = device.scale
    horizontalSizeClass = isPad || isLandscape && device.size.width >= 414 ? .regular : .compact
    verticalSizeClass = isPad || !isLandscape ? .regular : .compact
    forceTouchCapability = .unavailable
  }
}

extension Traits {
  /// Records that views may run from right to left, if the traits say so.
  @MainActor func noteDirection() {
    if layoutDirection == .rightToLeft { LayoutDirections.noteUse() }
  }
}
