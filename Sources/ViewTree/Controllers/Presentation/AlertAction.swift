import Simulation

/// An action of an alert, which has a button.
@preconcurrency @MainActor public final class AlertAction: IdentityHashable {
  /// The kind of action.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// An action that cancels the alert; its button is the last.
    case cancel = 1
    /// An action that deletes data.
    case destructive = 2
  }

  /// The title of the action's button.
  public let title: String?
  /// The kind of action.
  public let style: Style
  /// Whether the action's button is enabled.
  public var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }
  let handler: (@MainActor (AlertAction) -> Void)?
  weak var button: Button?

  /// Creates an action; `handler` is called after the alert's dismissal.
  public init(title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
