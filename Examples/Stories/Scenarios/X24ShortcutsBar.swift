import HeadlessUIKit

extension Scenario {
  static let shortcutsBar = Scenario(
    24,
    "With a hardware keyboard the form shrinks by keys that are not there",
    setting: """
      A form of BackgroundTapForBlog on a pad with a hardware keyboard, where only the bar of shortcuts is seen. The notification tells
      the height of the whole keyboard, most of which is below the screen. The user taps a field at the top.
      """,
    invariant: "the scroll view ends where the bar begins.",
    fix: "taking away the part of the scroll view that the keyboard covers, not the keyboard's height.",
    on: [Stage(.iPadAir, "9.3"), Stage(.iPadPro11Inch, "13.0")]
  ) { variant, simulator in
    let form = AvoidanceForm(
      variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
    )
    simulator.keyboard.isHardwareKeyboardConnected = true
    simulator.launch(form.controller)
    let scrollView = form.controller.fieldContainer
    let height = scrollView.frame.height
    try simulator.user.tap(form.top)
    let seen = simulator.screen.bounds.maxY - simulator.keyboard.frame.minY
    let lost = height - scrollView.frame.height
    return [
      Claim("the view is \(points(lost)) points lower; the bar is \(points(seen)) high", lost == seen),
      simulator.claimEndsAtKeyboard(scrollView),
    ]
  }
}
