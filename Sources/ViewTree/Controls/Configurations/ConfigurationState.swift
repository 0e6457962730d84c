import Foundation
import Simulation

/// The key of a custom state; UIKit's `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// Creates a key from text, which should be unique among the app's keys.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from text, which should be unique among the app's keys.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The state of a view for which a configuration is updated; UIKit's `UIConfigurationState`.
@preconcurrency @MainActor public protocol ConfigurationState {
  /// Creates the state of a view with traits that is in no other state.
  init(traitCollection: TraitCollection)
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
  /// The value of a custom state, or nil if it isn't set.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The values of custom states.
struct CustomConfigurationStates: Hashable {
  // The values are read and written on the main actor only, like the states that contain them.
  nonisolated(unsafe) private var values: [ConfigurationStateCustomKey: AnyHashable] = [:]

  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a header, a footer or another view; UIKit's `UIViewConfigurationState`.
@preconcurrency @MainActor public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the view ignores touches.
  public var isDisabled = false
  /// Whether a touch highlights the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus of a keyboard or a remote; false unless the app sets it, because there is
  /// no focus engine.
  public var isFocused = false
  /// Whether the view is a header that stays at the edge of its list while its section scrolls.
  public var isPinned = false
  nonisolated(unsafe) private var customStates = CustomConfigurationStates()
  /// The list that contains the view.
  var listEnvironment = ListEnvironment.unspecified

  /// Creates the state of a view with traits that is in no other state.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// The value of a custom state, or nil if it isn't set.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// The kind of the list that contains a cell, a header or a footer.
enum ListEnvironment: Int, Sendable {
  /// The view is in no list, or in one without an appearance.
  case unspecified, plain, grouped, insetGrouped, sidebar, sidebarPlain

  /// Whether the sections of the list are separated from each other.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// Whether the list is a sidebar.
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}

/// The parts of a state on which standard configurations depend.
struct StandardState: Hashable, Sendable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isPinned = false
  var isSwiped = false
  var environment = ListEnvironment.unspecified
}

/// A state with parts on which standard configurations depend.
@MainActor protocol StandardStateProviding: ConfigurationState {
  var standardState: StandardState { get }
}

extension ViewConfigurationState: StandardStateProviding {
  var standardState: StandardState {
    StandardState(
      isDisabled: isDisabled,
      isHighlighted: isHighlighted,
      isSelected: isSelected,
      isPinned: isPinned,
      environment: listEnvironment
    )
  }
}

extension ConfigurationState {
  /// The parts on which standard configurations depend; those of a state of another type are at rest.
  var standardParts: StandardState { (self as? any StandardStateProviding)?.standardState ?? StandardState() }
}
