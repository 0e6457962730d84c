import Foundation
import Simulation

/// An action that a swipe on a row offers as a button.
@preconcurrency @MainActor open class ContextualAction: IdentityHashable {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// Any other effect.
    case normal = 0
    /// Deletion of the row; the button is red.
    case destructive = 1

    /// The color of the button without a color of its own.
    var color: Color { self == .destructive ? .red : .gray }
  }

  /// A closure that performs an action. Its parameters are the action, the button, and a closure to call with
  /// the result when the action is done or has failed, which closes the row.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// The effect on the row.
  public final let style: Style
  /// The closure that performs the action.
  public final let handler: Handler
  /// The button's title.
  open var title: String?
  /// The button's image.
  open var image: Image?
  private var ownColor: Color?

  /// The button's color. The default is red for a destructive action and gray for others; nil restores it.
  open var backgroundColor: Color! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The actions that a swipe on a row offers, in order from the row's edge.
@preconcurrency @MainActor open class SwipeActionsConfiguration: IdentityHashable {
  /// The actions; the first one is at the edge.
  public final let actions: [ContextualAction]
  /// Whether a swipe over most of the row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration. A row with an empty one can't be swiped.
  public init(actions: [ContextualAction]) { self.actions = actions }
}
