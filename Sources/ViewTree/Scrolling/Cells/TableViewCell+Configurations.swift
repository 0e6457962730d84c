import Foundation
import Simulation

extension TableViewCell {
  /// A closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = @MainActor (TableViewCell, CellConfigurationState) -> Void

  /// The closure that is called in an update, after ``updateConfiguration(using:)``; nil for none. Setting it
  /// requests an update.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { storedUpdateHandler }
    set {
      storedUpdateHandler = newValue
      updateHandlerDidChange(exists: newValue != nil)
    }
  }

  final var baseConfigurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = swipeOffset != 0
    state.isReordering = table?.moving?.cell === self
    state.listEnvironment = table?.listEnvironment ?? .unspecified
    return state
  }

  final var baseDefaultContentConfiguration: ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  final var baseDefaultBackground: BackgroundConfiguration {
    table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// The texts that the cell shows, from the first to the last.
  final var shownTexts: [String] {
    if let view = contentView as? ListContentView { return view.texts }
    return [parts.text?.text, parts.detail?.text].compactMap { $0 }.filter { !$0.isEmpty }
  }
}

extension TableViewCell: ConfiguredView {
  final var hasOwnBackground: Bool { backgroundView != nil || selectedBackgroundView != nil }

  final func removeOwnBackgrounds() {
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
  }

  final func currentState() -> any ConfigurationState { configurationState }

  final func performUpdate(using state: any ConfigurationState) {
    guard let state = state as? CellConfigurationState else { return }
    updateConfiguration(using: state)
    storedUpdateHandler?(self, state)
  }

  final var mayOverrideUpdates: Bool { type(of: self) != TableViewCell.self }

  final func contentSizeDidChange() { table?.sizeDidChange(of: self) }
}

extension TableViewHeaderFooterView {
  /// A closure that updates a header's or footer's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      TableViewHeaderFooterView, ViewConfigurationState
    ) -> Void

  /// The closure that is called in an update, after ``updateConfiguration(using:)``; nil for none. Setting it
  /// requests an update.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { storedUpdateHandler }
    set {
      storedUpdateHandler = newValue
      updateHandlerDidChange(exists: newValue != nil)
    }
  }

  final var baseConfigurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    state.listEnvironment = (superview as? TableView)?.listEnvironment ?? .unspecified
    return state
  }
}

extension TableViewHeaderFooterView: ConfiguredView {
  final var hasOwnBackground: Bool { backgroundView != nil }

  final func removeOwnBackgrounds() { if backgroundView != nil { backgroundView = nil } }

  final func currentState() -> any ConfigurationState { configurationState }

  final func performUpdate(using state: any ConfigurationState) {
    guard let state = state as? ViewConfigurationState else { return }
    updateConfiguration(using: state)
    storedUpdateHandler?(self, state)
  }

  final var mayOverrideUpdates: Bool { type(of: self) != TableViewHeaderFooterView.self }

  final func contentSizeDidChange() {}
}

extension TableView {
  /// The kind of list that the table is.
  final var listEnvironment: ListEnvironment {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
