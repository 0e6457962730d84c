import HeadlessUIKit

extension Scenario {
  static let textViewOrder = Scenario(
    8,
    "A text view is not yet the active view when will-show is posted",
    setting: """
      A plain view whose frame is animated at will-show, as Jacob's comment on KeyboardAwareViewController asks for, for the field that has reported
      the beginning of editing. The user taps a text view near the bottom: unlike a text field, it reports the beginning after will-show.
      """,
    invariant: "the edited text view is visible above the keyboard.",
    fix: "reading the first responder at will-show.",
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone16, "18.0")]
  ) { variant, simulator in
    let form = variant == .classic ? AnimatedFrameViewController() : FixedAnimatedFrameViewController()
    let size = form.view.bounds.size
    let text = TextView(frame: CGRect(x: 20, y: size.height - 140, width: size.width - 40, height: 80))
    text.accessibilityIdentifier = "Remarks"
    form.view.addSubview(text)
    form.watch(text)
    simulator.launch(form)
    try simulator.user.tap(text)
    return [simulator.claimFocusVisible()]
  }
}
