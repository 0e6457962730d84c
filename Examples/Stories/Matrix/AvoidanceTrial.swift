import HeadlessUIKit

extension Technique {
  /// A technique that keeps fields out from behind the keyboard.
  static func avoidance(
    _ name: String,
    document: String,
    refusal: @escaping @Sendable (TechniqueVariant, Stage) -> String? = { _, _ in nil },
    form make: @escaping @MainActor @Sendable (TechniqueVariant) -> any KeyboardAvoiding
  ) -> Technique {
    Technique(name, document: document, refusal: refusal) { variant, simulator, trial in
      let form = AvoidanceForm(make(variant))
      simulator.launch(form.controller)
      let geometry = simulator.recordGeometry()

      trial.begin("KP1")
      try simulator.user.tap(form.low)
      try trial.check(simulator.claimFocusVisible())
      trial.begin("X07")
      form.number.becomeFirstResponder()
      simulator.settle()
      try trial.check(simulator.claimFocusVisible())
      trial.begin("X01")
      form.controller.view.endEditing(true)
      simulator.settle()
      try trial.check(simulator.claimEditingEnded())
      try trial.check(geometry.claimRestored())
    }
  }

  static let scrollableForm = avoidance("Scrollable form", document: "000") {
    $0 == .classic ? ScrollableViewController() : FixedScrollableViewController()
  }
}
