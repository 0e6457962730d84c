import Responder

extension Button: SpringLoadedInteractionSupporting {
  /// Whether a drag that rests over the button activates it, as a tap does; from iOS 11.
  public final var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ButtonSpring } }
    set {
      guard newValue != isSpringLoaded else { return }
      if newValue { return addInteraction(ButtonSpring()) }
      for spring in interactions where spring is ButtonSpring { removeInteraction(spring) }
    }
  }
}

/// The spring of a button.
private final class ButtonSpring: SpringLoadedInteraction {
  init() {
    super.init(interactionBehavior: nil, interactionEffect: nil) { interaction, _ in
      guard let button = interaction.view as? Button, button.isEnabled else { return }
      button.finishTouch(.touchUpInside, for: nil)
    }
  }
}
