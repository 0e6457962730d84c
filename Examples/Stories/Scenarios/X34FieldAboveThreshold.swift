import HeadlessUIKit

extension Scenario {
  static let fieldAboveThreshold = Scenario(
    34,
    "A field far above the threshold view is scrolled off the screen",
    setting: """
      A form of Avraham Shukron's KeyboardAwareViewController with six fields and a button below them, its threshold view. Several
      fields are what its author has in mind in his answer to Jacob: when the user touches one of them, the scroll view scrolls
      to show it. The class scrolls to the threshold view, whichever field is edited. The fields have its toolbar from the
      beginning, which is the subject of X19. The user taps the first field, ends editing, and taps the last one.
      """,
    invariant:
      "the edited field is visible above the keyboard, and so is the button if there is room for both.",
    fix: "scrolling to the threshold view only as far as the first responder stays visible.",
    of: ["KeyboardAware"],
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone16, "18.0")],
    offering: { $0 == .classic ? [.phone, .frames] : [] }
  ) { variant, simulator in
    let form = AddressForm(variant.keyboardAware)
    for field in form.fields {
      field.inputAccessoryView = (form.controller as? KeyboardAwareViewController)?.defaultToolbar()
    }
    simulator.launch(form.controller)
    try simulator.user.tap(form.fields[0])
    let first = simulator.claimVisible(form.fields[0])
    form.controller.view.endEditing(true)
    simulator.settle()
    try simulator.user.tap(form.fields[5])
    return [first, simulator.claimVisible(form.fields[5]), simulator.claimVisible(form.send)]
  }
}
