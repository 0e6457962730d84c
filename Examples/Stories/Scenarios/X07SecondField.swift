import HeadlessUIKit

extension Scenario {
  static let secondField = Scenario(
    7,
    "The second field while the keyboard is up is not revealed",
    setting: "A form of document 000. The person taps a field far down, and goes on to the one below it.",
    invariant: "the field that is edited is seen above the keyboard.",
    fix: "scrolling when a field begins editing, too.",
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let form = AvoidanceForm(
      variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
    )
    simulator.launch(form.controller)
    try simulator.user.tap(form.low)
    form.number.becomeFirstResponder()
    simulator.settle()
    return [simulator.claimFocusVisible()]
  }
}
