import HeadlessUIKit

/// A form of sample-scrollview whose fields refuse to end editing while they are empty.
private final class StrictForm: OffsetRestoringViewController {
  override func textFieldShouldEndEditing(_ textField: TextField) -> Bool { textField.text?.isEmpty == false }
}

/// The corrected version of the same form.
private final class FixedStrictForm: FixedOffsetRestoringViewController {
  override func textFieldShouldEndEditing(_ textField: TextField) -> Bool { textField.text?.isEmpty == false }
}

extension Scenario {
  static let refusedField = Scenario(
    9,
    "The active field never became active",
    setting: """
      A form of sample-scrollview whose fields refuse to end editing while they are empty. The user taps a field near the bottom
      and, while the keyboard slides in, the app makes the field at the top first responder. textFieldShouldBeginEditing is
      called for it, and it is recorded as active; then the other field refuses to end editing and stays first responder.
      """,
    invariant: "the edited field is visible above the keyboard.",
    fix: "recording the field in textFieldDidBeginEditing.",
    of: ["OffsetRestoring"],
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let form = StackedForm(variant == .classic ? StrictForm() : FixedStrictForm())
    simulator.launch(form.controller)
    try simulator.user.manually {
      try simulator.user.tap(form.upper)
      form.top.becomeFirstResponder()
    }
    simulator.settle()
    return [simulator.claimVisible(form.upper)]
  }
}
