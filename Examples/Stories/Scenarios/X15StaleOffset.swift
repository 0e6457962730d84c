import HeadlessUIKit

extension Scenario {
  static let staleOffset = Scenario(
    15,
    "The saved offset is stale when it is restored",
    setting: """
      A form of sample-scrollview, which saves the offset as Don't Block the Box does, whose content is two screens high. The user taps a field, scrolls on by 100 points while the
      keyboard is up, and taps return.
      """,
    invariant: "the content keeps the offset to which the user has scrolled.",
    fix: "restoring the offset only if the content hasn't been scrolled since.",
    of: ["OffsetRestoring"],
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let form = StackedForm(variant.offsetRestoring)
    simulator.launch(form.controller)
    guard let scrollView = form.controller.fieldContainer as? ScrollView else { return [] }
    try simulator.user.tap(form.upper)
    try simulator.user.dragUp(by: 100)
    let scrolled = scrollView.contentOffset.y
    try simulator.user.tap(key: "return")
    let now = scrollView.contentOffset.y
    return [
      Claim(
        "the user scrolled to \(points(scrolled)), and the offset is \(points(now))",
        now == scrolled
      )
    ]
  }
}
