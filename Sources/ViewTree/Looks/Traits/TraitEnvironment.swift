import Foundation

/// What has traits: a screen, a scene, a window, a view, a controller.
@preconcurrency @MainActor public protocol TraitEnvironment: AnyObject {
  /// What the interface is like here.
  var traitCollection: TraitCollection { get }
  /// The traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// What is told of changes of traits by ``registerForTraitChanges(_:handler:)``; from iOS 17.
@preconcurrency @MainActor public protocol TraitChangeObservable: TraitEnvironment {}

/// Stands for one observer of traits, to take it back by.
@preconcurrency @MainActor public protocol TraitChangeRegistration: AnyObject {}

/// What is to be otherwise at a view or a controller, and below, than around it; from iOS 17.
public struct TraitOverrides: MutableTraits {
  var traits = Traits()

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }
  /// Whether it is light or dark.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }
  /// In which direction it is read.
  public var layoutDirection: TraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }
  /// How much room there is from left to right.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }
  /// Whether the screen feels pressure.
  public var forceTouchCapability: ForceTouchCapability {
    get { traits.forceTouchCapability }
    set { traits.forceTouchCapability = newValue }
  }
  /// How large texts are to be.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }
}
