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
      A form of sample-scrollview that lets no field end while it is empty. The user taps a field far down and, while the keyboard
      slides in, the program wants to go on to the one at the top. That one is asked whether it may begin, and noted as
      active; then the other refuses to end, and stays.
      """,
    invariant: "the field that is edited is seen above the keyboard.",
    fix: "noting the field in textFieldDidBeginEditing.",
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
