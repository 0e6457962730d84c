import Responder

extension MenuElement {
  /// The element's image.
  public final var image: Image? {
    get { pictured as? Image }
    set { pictured = newValue }
  }
}

extension Action {
  /// Creates an action with an image; without an identifier it equals no other action.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: Image?,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      pictured: image,
      identifier: identifier,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state,
      handler: handler
    )
  }
}

extension Menu {
  /// Creates a menu with an image.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: Image?,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [MenuElement] = []
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      pictured: image,
      identifier: identifier,
      options: options,
      children: children
    )
  }
}
