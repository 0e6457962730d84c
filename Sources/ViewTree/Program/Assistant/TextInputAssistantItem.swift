import Responder
import Simulation

/// What stands in the bar of shortcuts above the keys of a pad, while its view is first responder; from iOS 9 (KG7).
///
/// On phones it changes nothing. Where both lists are empty, the bar goes, and with it its height; at first there are
/// buttons for undoing and redoing at the left. Setting a list while the view is first brings the bar in line at once.
@preconcurrency @MainActor public final class TextInputAssistantItem {
  private weak var owner: View?
  private let space = BarButtonItem.flexibleSpace()

  /// The groups at the bar's left end, from left to right.
  public var leadingBarButtonGroups: [BarButtonItemGroup] { didSet { owner?.reloadInputViews() } }
  /// The groups at the bar's right end, from left to right.
  public var trailingBarButtonGroups: [BarButtonItemGroup] = [] { didSet { owner?.reloadInputViews() } }

  init(of owner: View) {
    self.owner = owner
    leadingBarButtonGroups = [
      BarButtonItemGroup(barButtonItems: [
        BarButtonItem(
          systemItem: .undo,
          primaryAction: Action { [weak owner] _ in owner?.undoManager?.undo() }
        ),
        BarButtonItem(
          systemItem: .redo,
          primaryAction: Action { [weak owner] _ in owner?.undoManager?.redo() }
        ),
      ])
    ]
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { leadingBarButtonGroups.isEmpty && trailingBarButtonGroups.isEmpty }

  /// All items as they stand in the bar, with what is free between both ends.
  package var barItems: [BarButtonItem] {
    leadingBarButtonGroups.flatMap(\.barButtonItems) + [space]
      + trailingBarButtonGroups.flatMap(\.barButtonItems)
  }
}

/// Items that belong together in the bar of shortcuts. They are shown side by side, also where there is little room.
@preconcurrency @MainActor public final class BarButtonItemGroup {
  /// The items from left to right.
  public let barButtonItems: [BarButtonItem]

  /// Creates a group of items.
  public init(barButtonItems: [BarButtonItem]) { self.barButtonItems = barButtonItems }
}

extension View {
  /// What stands in the bar of shortcuts while the view is first responder; made at the first access.
  ///
  /// Stops with `View.inputAssistantItem came with iOS 9.0; this is iOS 8.4` before.
  public final var inputAssistantItem: TextInputAssistantItem {
    if let item = rare?.inputAssistantItem { return item }
    SimulationContext.required(for: "View.inputAssistantItem")
      .require(VersionRules.hasInputAssistants, for: "View.inputAssistantItem")
    let item = TextInputAssistantItem(of: self)
    change(\.inputAssistantItem, to: item)
    return item
  }

  /// What the program has asked for; asking does not make it.
  package final var knownInputAssistantItem: TextInputAssistantItem? { rare?.inputAssistantItem }
}
