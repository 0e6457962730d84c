import Foundation
import Simulation

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
