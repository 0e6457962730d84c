import Foundation
import Simulation

/// The state of a cell; UIKit's `UICellConfigurationState`.
@preconcurrency @MainActor public struct CellConfigurationState: ConfigurationState, Hashable {
  /// The state of a cell in a drag; UIKit's `UICellConfigurationState.DragState`.
  public enum DragState: Int, Sendable {
    /// The cell isn't dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// The state of a cell in a drop; UIKit's `UICellConfigurationState.DropState`.
  public enum DropState: Int, Sendable {
    /// Nothing is dropped in the list.
    case none = 0
    /// Something is dropped in the list, and not on the cell.
    case notTargeted = 1
    /// Something is dropped on the cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell ignores touches.
  public var isDisabled = false
  /// Whether a touch highlights the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus of a keyboard or a remote; false unless the app sets it, because there is
  /// no focus engine.
  public var isFocused = false
  /// Whether the cell is a header that stays at the edge of its list while its section scrolls.
  public var isPinned = false
  /// Whether the list is in editing mode.
  public var isEditing = false
  /// Whether the cell's item is expanded and shows the items below it.
  public var isExpanded = false
  /// Whether the cell is swiped, and shows its actions.
  public var isSwiped = false
  /// Whether the cell is being moved to another position.
  public var isReordering = false
  /// The state of the cell in a drag; none unless the app sets it.
  public var cellDragState = DragState.none
  /// The state of the cell in a drop; none unless the app sets it.
  public var cellDropState = DropState.none
  nonisolated(unsafe) private var customStates = CustomConfigurationStates()
  /// The list that contains the cell.
  var listEnvironment = ListEnvironment.unspecified

  /// Creates the state of a cell with traits that is in no other state.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// The value of a custom state, or nil if it isn't set.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension CellConfigurationState: StandardStateProviding {
  var standardState: StandardState {
    StandardState(
      isDisabled: isDisabled,
      isHighlighted: isHighlighted,
      isSelected: isSelected,
      isPinned: isPinned,
      isSwiped: isSwiped,
      environment: listEnvironment
    )
  }
}
