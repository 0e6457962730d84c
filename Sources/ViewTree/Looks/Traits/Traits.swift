import Foundation
import Simulation

/// Traits that can be set.
public protocol MutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UserInterfaceIdiom { get set }
  /// Whether it is light or dark.
  var userInterfaceStyle: UserInterfaceStyle { get set }
  /// In which direction it is read.
  var layoutDirection: TraitEnvironmentLayoutDirection { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  /// How much room there is from left to right.
  var horizontalSizeClass: UserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UserInterfaceSizeClass { get set }
  /// Whether the screen feels pressure.
  var forceTouchCapability: ForceTouchCapability { get set }
  /// How large texts are to be.
  var preferredContentSizeCategory: ContentSizeCategory { get set }
}

/// The traits of one place, or what is to be otherwise from there on.
struct Traits: MutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UserInterfaceIdiom.unspecified
  var userInterfaceStyle = UserInterfaceStyle.unspecified
  var layoutDirection = TraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UserInterfaceSizeClass.unspecified
  var verticalSizeClass = UserInterfaceSizeClass.unspecified
  var forceTouchCapability = ForceTouchCapability.unknown
  var preferredContentSizeCategory = ContentSizeCategory.unspecified

  /// The traits where `other` specifies nothing, and what `other` specifies elsewhere.
  func overridden(by other: Traits) -> Traits {
    var result = self
    func take<Value: Equatable>(_ trait: WritableKeyPath<Traits, Value>) {
      if other[keyPath: trait] != Traits()[keyPath: trait] { result[keyPath: trait] = other[keyPath: trait] }
    }
    take(\.userInterfaceIdiom)
    take(\.userInterfaceStyle)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.forceTouchCapability)
    take(\.preferredContentSizeCategory)
    return result
  }

  func changed(by mutations: (inout any MutableTraits) -> Void) -> Traits {
    var traits: any MutableTraits = self
    mutations(&traits)
    return traits as? Traits ?? self
  }

  /// What is specified, in words.
  var words: [String] {
    var words: [String] = []
    if userInterfaceIdiom != .unspecified { words.append("\(userInterfaceIdiom)") }
    if horizontalSizeClass != .unspecified { words.append("\(horizontalSizeClass) width") }
    if verticalSizeClass != .unspecified { words.append("\(verticalSizeClass) height") }
    if userInterfaceStyle != .unspecified { words.append("\(userInterfaceStyle)") }
    if layoutDirection == .rightToLeft { words.append("right to left") }
    if displayScale != 0 { words.append("\(GeometryText.number(displayScale))x") }
    if preferredContentSizeCategory != .unspecified { words.append(preferredContentSizeCategory.rawValue) }
    return words
  }
}

extension Traits {
  /// The traits of a whole screen.
  ///
  /// Phones are compact, but for the height while they are upright, and the width of the large ones while they are not;
  /// pads are regular in both.
  init(
    of device: Device,
    isLandscape: Bool,
    style: UserInterfaceStyle,
    category: ContentSizeCategory
  ) {
    let isPad = device.idiom == .pad
    userInterfaceIdiom = isPad ? .pad : .phone
    userInterfaceStyle = style
    layoutDirection = .leftToRight
    displayScale = device.scale
    horizontalSizeClass = isPad || isLandscape && device.size.width >= 414 ? .regular : .compact
    verticalSizeClass = isPad || !isLandscape ? .regular : .compact
    forceTouchCapability = .unavailable
    preferredContentSizeCategory = category
  }
}
