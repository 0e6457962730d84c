import Foundation

/// Something that a swipe on a row offers, as a button.
@preconcurrency @MainActor open class ContextualAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something.
    case normal = 0
    /// Deletes it; the button is red.
    case destructive = 1
  }

  /// Does it. Gets the action, the button, and what to call when it is done or has failed, which closes the row.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// What it does to the row.
  public final let style: Style
  /// Does it.
  public final let handler: Handler
  /// The words on the button.
  open var title: String?
  /// The image on the button.
  open var image: Image?
  private var ownColor: Color?

  /// The button's color: red for an action that deletes, gray for another, unless it is set; nil takes the color back.
  open var backgroundColor: Color! {
    get { ownColor ?? (style == .destructive ? .red : .gray) }
    set { ownColor = newValue }
  }

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// What a swipe on a row offers: the actions in their order from the edge that the finger leaves.
@preconcurrency @MainActor open class SwipeActionsConfiguration {
  /// The actions; the first one is at the edge.
  public final let actions: [ContextualAction]
  /// Whether a swipe over most of the row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration; one without actions keeps the row from being swiped.
  public init(actions: [ContextualAction]) { self.actions = actions }
}
