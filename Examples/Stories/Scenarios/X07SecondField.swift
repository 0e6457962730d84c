import HeadlessUIKit

extension Scenario {
  static let secondField = Scenario(
    7,
    "The second field while the keyboard is up is not revealed",
    setting: """
      A form of sample-scrollview. The user taps a field far down, and then the one right below it, of which a strip is seen. The
      keyboard stays. iPhone OS 2 posts a did-show all the same, which the technique ignores; later systems post nothing, iOS 9
      and 10 apart. From iOS 8 the system itself scrolls to the field, but leaves nothing below it.
      """,
    invariant: "the field that is edited is seen above the keyboard, and 10 points below it.",
    fix: "scrolling when a field begins editing, too.",
    on: [Stage(.iPhone3G, "2.2.1"), Stage(.iPhone4, "4.3"), Stage(.iPhone8, "11.0")]
  ) { variant, simulator in
    let form = StackedForm(
      variant == .classic ? OffsetRestoringViewController() : FixedOffsetRestoringViewController()
    )
    simulator.launch(form.controller)
    try simulator.user.tap(form.upper)
    try simulator.user.tap(form.stripOfLower)
    let bottom = form.lower.convert(form.lower.bounds, to: nil).maxY
    let left = simulator.keyboard.frame.minY - bottom
    return [
      simulator.claimVisible(form.lower),
      Claim(
        "the keyboard leaves \(points(max(0, left))) points below the field, of the 10 that it should",
        form.lower.isFirstResponder && left >= 10
      ),
    ]
  }
}
