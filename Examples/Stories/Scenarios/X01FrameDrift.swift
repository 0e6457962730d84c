import HeadlessUIKit

extension Scenario {
  static let frameDrift = Scenario(
    1,
    "Frame drift: the keyboard's height changes while it is up",
    setting: """
      A form of BackgroundTapForBlog. The user edits a field for numbers, whose keyboard is 216 points high, then one for text,
      whose keyboard has a predictive bar and is 253 high, and ends editing.
      """,
    invariant: "the scroll view's frame is restored.",
    fix:
      "restoring the height that was removed, instead of adding the height that the hide notification reports.",
    of: ["ScrollableForm"],
    on: [Stage(.iPhone5s, "8.4")],
    requiring: [.unequalKeyboards]
  ) { variant, simulator in
    let form = AvoidanceForm(
      variant == .classic ? ScrollableViewController() : FixedScrollableViewController()
    )
    simulator.launch(form.controller)
    let geometry = simulator.recordGeometry()
    let height = form.controller.fieldContainer.frame.height
    try simulator.user.tap(form.number)
    try simulator.user.tap(form.low)
    form.controller.view.endEditing(true)
    simulator.settle()
    let now = form.controller.fieldContainer.frame.height
    return [
      Claim("the height was \(points(height)) and is \(points(now))", now == height),
      geometry.claimRestored(),
    ]
  }
}
