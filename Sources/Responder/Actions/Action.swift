/// An action in the form of a closure.
///
/// Of two actions with the same identifier for the same event, the newer replaces the older (D36).
@preconcurrency @MainActor public final class Action: MenuElement {
  /// Tells one action from another.
  public struct Identifier: Hashable, Sendable {
    /// The identifier's text; empty if the identifier was not given but made.
    public let rawValue: String
    private let owner: ObjectIdentifier?

    /// Makes an identifier of a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
      owner = nil
    }

    init(uniqueTo action: Action) {
      rawValue = ""
      owner = ObjectIdentifier(action)
    }
  }

  /// Tells the action from others; unique unless it was given.
  public var identifier: Identifier { givenIdentifier ?? Identifier(uniqueTo: self) }
  /// More words about it in a list of shortcuts.
  public var discoverabilityTitle: String?
  /// How it can be chosen in a menu.
  public var attributes: Attributes
  /// Whether it has a mark in a menu.
  public var state: State
  /// Who sent the action, while it is being performed.
  public internal(set) var sender: Any?

  private let givenIdentifier: Identifier?
  private let handler: @MainActor (Action) -> Void

  /// Creates an action; without an identifier it equals no other action. The image is of a class that this module does not
  /// know.
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

  /// Creates an action; without an identifier it equals no other action.
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

  /// Performs the action for `sender`.
  package func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
