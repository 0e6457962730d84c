import HeadlessUIKit

/// A delegate of fields that refuse to end editing while they are empty. It passes the other calls on to
/// the form's controller.
@MainActor private final class StrictDelegate: TextFieldDelegate {
  private let controller: any TextFieldDelegate

  init(_ controller: any TextFieldDelegate) { self.controller = controller }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    controller.textFieldShouldBeginEditing(textField)
  }
  func textFieldDidBeginEditing(_ textField: TextField) { controller.textFieldDidBeginEditing(textField) }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { textField.text?.isEmpty == false }
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
    fix: "scrolling to the first responder.",
    of: ["OffsetRestoring"],
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let form = StackedForm(variant.offsetRestoring)
    guard let controller = form.controller as? any TextFieldDelegate else { return [] }
    let delegate = StrictDelegate(controller)
    for field in [form.top, form.upper, form.lower] { field.delegate = delegate }
    defer { withExtendedLifetime(delegate) {} }
    simulator.launch(form.controller)
    try simulator.user.manually {
      try simulator.user.tap(form.upper)
      form.top.becomeFirstResponder()
    }
    simulator.settle()
    return [simulator.claimVisible(form.upper)]
  }
}
