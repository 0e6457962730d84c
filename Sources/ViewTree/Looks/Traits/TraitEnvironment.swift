import Foundation

/// An object with traits: a screen, a scene, a window, a view or a controller.
@preconcurrency @MainActor public protocol TraitEnvironment: AnyObject {
  /// The traits of the interface here.
  var traitCollection: TraitCollection { get }
  /// Notifies the environment that its traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// An object whose trait changes can be observed with `registerForTraitChanges(_:handler:)`; from iOS 17.
@preconcurrency @MainActor public protocol TraitChangeObservable: TraitEnvironment {}

/// The token of a trait observer, for its removal.
@preconcurrency @MainActor public protocol TraitChangeRegistration: AnyObject {}

/// The traits that a view or controller and its descendants override; from iOS 17.
public struct TraitOverrides: MutableTraits {
  var traits = Traits()

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }
  /// The light or dark style.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }
  /// The contrast between colors.
  public var accessibilityContrast: AccessibilityContrast {
    get { traits.accessibilityContrast }
    set { traits.accessibilityContrast = newValue }
  }
  /// The direction of reading.
  public var layoutDirection: TraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }
  /// The screen's ability to measure pressure.
  public var forceTouchCapability: ForceTouchCapability {
    get { traits.forceTouchCapability }
    set { traits.forceTouchCapability = newValue }
  }
  /// The preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }
  /// The preferred weight of text.
  public var legibilityWeight: LegibilityWeight {
    get { traits.legibilityWeight }
    set { traits.legibilityWeight = newValue }
  }
}
