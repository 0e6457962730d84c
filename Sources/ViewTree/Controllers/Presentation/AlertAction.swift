/// One of the choices of an alert.
@preconcurrency @MainActor public final class AlertAction {
  /// What kind of choice it is.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case `default` = 0
    /// One that changes nothing; it stands last.
    case cancel = 1
    /// One that destroys something.
    case destructive = 2
  }

  /// What stands on its button.
  public let title: String?
  /// What kind of choice it is.
  public let style: Style
  /// Whether its button takes touches.
  public var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }
  let handler: (@MainActor (AlertAction) -> Void)?
  weak var button: Button?

  /// Creates a choice; `handler` is called when the alert is away.
  public init(title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
