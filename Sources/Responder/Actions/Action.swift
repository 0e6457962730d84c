/// An action in the form of a closure.
///
/// Of two actions with the same identifier for the same event, the newer replaces the older (D36).
@preconcurrency @MainActor public final class Action: MenuElement {
  /// The identifier of an action.
  public struct Identifier: Hashable, Sendable {
    /// The identifier's text; empty for a generated identifier.
    public let rawValue: String
    private let owner: ObjectIdentifier?

    /// Creates an identifier from text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
      owner = nil
    }

    init(uniqueTo action: Action) {
      rawValue = ""
      owner = ObjectIdentifier(action)
    }
  }

  /// The action's identifier; unique by default.
  public var identifier: Identifier { givenIdentifier ?? Identifier(uniqueTo: self) }
  /// A longer description of the action in a list of shortcuts.
  public var discoverabilityTitle: String?
  /// The action's attributes in a menu.
  public var attributes: Attributes
  /// The action's mark in a menu.
  public var state: State
  /// The sender of the action, while it is performed.
  public internal(set) var sender: Any?

  private let givenIdentifier: Identifier?
  private let handler: @MainActor (Action) -> Void

  /// Creates an action with an image, of a class that this module doesn't import. Without an identifier it
  /// equals no other action.
  package init(
    title: String,
    subtitle: String?,
    pictured: Any?,
    identifier: Identifier?,
    discoverabilityTitle: String?,
    attributes: Attributes,
    state: State,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    givenIdentifier = identifier
    super.init(title: title, subtitle: subtitle, pictured: pictured)
  }

  /// Creates an action. Without an identifier it equals no other action.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      pictured: nil,
      identifier: identifier,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state,
      handler: handler
    )
  }

  /// The text for the log: `performs action "Send"`, or else with the identifier that the app has given it
  /// (U86).
  package var logText: String {
    let name = title.isEmpty ? givenIdentifier?.rawValue ?? "" : title
    return name.isEmpty ? "performs an untitled action" : "performs action \"\(name)\""
  }

  /// Performs the action for `sender`.
  package func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
