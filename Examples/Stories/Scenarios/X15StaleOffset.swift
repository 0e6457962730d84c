import HeadlessUIKit

extension Scenario {
  static let staleOffset = Scenario(
    15,
    "The saved offset is stale when it comes back",
    setting: """
      A form of sample-scrollview, which saves the offset as Don't Block the Box does, whose content is two screens high. The user taps a field, scrolls on by 100 points while the
      keyboard is up, and hits return.
      """,
    invariant: "the content stays where the user has scrolled it.",
    fix: "restoring the offset only if nobody has scrolled since.",
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    let form = StackedForm(
      variant == .classic ? OffsetRestoringViewController() : FixedOffsetRestoringViewController()
    )
    simulator.launch(form.controller)
    guard let scrollView = form.controller.fieldContainer as? ScrollView else { return [] }
    try simulator.user.tap(form.upper)
    try simulator.user.dragUp(by: 100)
    let scrolled = scrollView.contentOffset.y
    try simulator.user.tap(key: "return")
    let now = scrollView.contentOffset.y
    return [
      Claim("the user left it at \(points(scrolled)), and it is at \(points(now))", now == scrolled)
    ]
  }
}
