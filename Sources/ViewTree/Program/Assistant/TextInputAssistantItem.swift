import Responder
import Simulation

/// The content of the shortcuts bar above the keys of a pad while a view is first responder; from iOS 9
/// (KG7).
///
/// It has no effect on phones. If both lists are empty, the bar is removed together with its height;
/// initially there are buttons for undo and redo at the left. Setting a list while the view is first
/// responder updates the bar immediately.
@preconcurrency @MainActor public final class TextInputAssistantItem: IdentityHashable {
  private weak var owner: View?
  private let space = BarButtonItem.flexibleSpace()

  /// The groups at the bar's left end, from left to right.
  public var leadingBarButtonGroups: [BarButtonItemGroup] { didSet { owner?.reloadInputViews() } }
  /// The groups at the bar's right end, from left to right.
  public var trailingBarButtonGroups: [BarButtonItemGroup] = [] { didSet { owner?.reloadInputViews() } }

  init(of owner: View) {
    self.owner = owner
    leadingBarButtonGroups = [
      BarButtonItemGroup(
        barButtonItems: [
          BarButtonItem(
            systemItem: .undo,
            primaryAction: Action { [weak owner] _ in owner?.undoManager?.undo() }
          ),
          BarButtonItem(
            systemItem: .redo,
            primaryAction: Action { [weak owner] _ in owner?.undoManager?.redo() }
          ),
        ],
        representativeItem: nil
      )
    ]
  }

  /// Whether both lists are empty.
  package var isEmpty: Bool { leadingBarButtonGroups.isEmpty && trailingBarButtonGroups.isEmpty }

  /// All items in the order of the bar, with a flexible space between both ends.
  package var barItems: [BarButtonItem] {
    leadingBarButtonGroups.flatMap(\.visibleItems) + [space] + trailingBarButtonGroups.flatMap(\.visibleItems)
  }
}

extension View {
  /// The content of the shortcuts bar while the view is first responder; created at the first access.
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

  /// The item if the app has accessed it, otherwise `nil`; reading this property doesn't create it.
  package final var knownInputAssistantItem: TextInputAssistantItem? { rare?.inputAssistantItem }
}
