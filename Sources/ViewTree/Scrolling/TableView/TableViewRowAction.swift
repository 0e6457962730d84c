import Foundation
import Simulation

/// An action that a swipe to the left on a row offers as a button; UIKit's `UITableViewRowAction`, which
/// ``ContextualAction`` replaces from iOS 11.
@preconcurrency @MainActor open class TableViewRowAction: IdentityHashable {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// Deletion of the row; the button is red.
    case destructive = 0
    /// Any other effect.
    case normal = 1

    /// Deletion of the row; the button is red.
    public static var `default`: Style { .destructive }
  }

  /// The effect on the row.
  public final let style: Style
  /// The button's title.
  open var title: String?
  private let handler: (TableViewRowAction, IndexPath) -> Void
  private var ownColor: Color?

  /// The button's color. The default is red for a destructive action and gray for others; nil restores it.
  open var backgroundColor: Color? {
    get { ownColor ?? contextualStyle.color }
    set { ownColor = newValue }
  }

  /// Creates an action. The handler is called with the action and the row's index path, and the row closes
  /// afterwards (assumed).
  public init(
    style: Style,
    title: String?,
    handler: @escaping (TableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  private var contextualStyle: ContextualAction.Style { style == .normal ? .normal : .destructive }

  /// Returns the action for a row as the newer class.
  final func action(for path: IndexPath) -> ContextualAction {
    let action = ContextualAction(style: contextualStyle, title: title) { _, _, completion in
      self.handler(self, path)
      completion(true)
    }
    action.backgroundColor = ownColor
    return action
  }
}
