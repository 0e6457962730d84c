import HeadlessUIKit

extension Scenario {
  static let shortcutsBar = Scenario(
    24,
    "With a hardware keyboard the form shrinks by the height of keys that are not shown",
    setting: """
      A form of BackgroundTapForBlog on an iPad with a hardware keyboard, where only the shortcuts bar is visible. The notification
      has the height of the whole keyboard, most of which is below the screen. The user taps a field at the top.
      """,
    invariant: "the scroll view ends where the bar begins.",
    fix: "subtracting the height of the part that the keyboard covers, not the keyboard's height.",
    of: ["ScrollableForm"],
    on: [Stage(.iPadAir, "9.3"), Stage(.iPadPro11Inch, "13.0")],
    requiring: [.shortcutsBar]
  ) { variant, simulator in
    let form = AvoidanceForm(
      variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
    )
    simulator.keyboard.isHardwareKeyboardConnected = true
    simulator.launch(form.controller)
    let scrollView = form.controller.fieldContainer
    let height = scrollView.frame.height
    try simulator.user.tap(form.top)
    let seen =
      simulator.keyboard.isVisible ? simulator.screen.bounds.maxY - simulator.keyboard.frame.minY : 0
    let lost = height - scrollView.frame.height
    let claim = Claim(
      "the view lost \(points(lost)) points of height; the bar is \(points(seen)) points high",
      lost == seen
    )
    return simulator.keyboard.isVisible ? [claim, simulator.claimEndsAtKeyboard(scrollView)] : [claim]
  }
}
