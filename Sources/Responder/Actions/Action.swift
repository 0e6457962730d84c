/// An action in the form of a closure.
///
/// Of two actions with the same identifier for the same event, the newer replaces the older (D36).
@preconcurrency @MainActor public final class Action {
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

  /// A word for what the action does.
  public let title: String
  /// Tells the action from others; unique unless it was given.
  public var identifier: Identifier { givenIdentifier ?? Identifier(uniqueTo: self) }
  /// Who sent the action, while it is being performed.
  public internal(set) var sender: Any?

  private let givenIdentifier: Identifier?
  private let handler: @MainActor (Action) -> Void

  /// Creates an action; without an identifier it equals no other action.
  public init(
    title: String = "",
    identifier: Identifier? = nil,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    self.title = title
    self.handler = handler
    givenIdentifier = identifier
  }

  /// Performs the action for `sender`.
  package func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
