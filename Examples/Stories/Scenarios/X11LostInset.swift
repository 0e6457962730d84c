import HeadlessUIKit

extension Scenario {
  static let lostInset = Scenario(
    11,
    "After the keyboard has left, the bottom inset is zero and the last row is under the tab bar",
    setting: """
      A list with Apple's older content insets. It extends under a tab bar, for which the system has set an inset as high as the
      bar (automaticallyAdjustsScrollViewInsets, U53). The user taps a field, ends editing, and scrolls to the end.
      """,
    invariant: "the list's insets are restored, and the last row is visible above the tab bar.",
    fix: "removing only the inset that was added.",
    of: ["ContentInsets"],
    on: [Stage(.iPhone5s, "7.1")],
    requiring: [.automaticInsets]
  ) { variant, simulator in
    let form = ListForm(variant.olderContentInsets)
    let tabs = TabBarController()
    form.controller.title = "List"
    tabs.viewControllers = [form.controller]
    simulator.launch(tabs)
    let button = tabs.buttons[0].convert(tabs.buttons[0].bounds, to: nil)
    // On iPads the tab bar may be at the top of the screen.
    let isBelow = button.minY > simulator.screen.bounds.midY
    let end = isBelow ? button.minY : simulator.screen.bounds.maxY
    let geometry = simulator.recordGeometry()
    try simulator.user.tap(form.field)
    form.field.resignFirstResponder()
    simulator.settle()
    let restored = geometry.claimRestored()
    try form.scrollToEnd(in: simulator)
    let bottom = form.last.convert(form.last.bounds, to: nil).maxY
    return [
      restored,
      Claim(
        "the last row's bottom is \(points(bottom)), \(isBelow ? "the tab bar's top" : "the screen's end") \(points(end))",
        bottom <= end
      ),
    ]
  }
}
