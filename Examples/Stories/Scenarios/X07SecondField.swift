import HeadlessUIKit

extension Scenario {
  static let secondField = Scenario(
    7,
    "The second field while the keyboard is up is not revealed",
    setting: """
      A form of sample-scrollview. The user taps a field near the bottom, and then the visible strip of the field below it. The
      keyboard stays up. iPhone OS 2 still posts a did-show, which the technique ignores; later systems post nothing, except
      iOS 9 and 10. From iOS 8 on the system itself scrolls to the field, but leaves no space below it.
      """,
    invariant: "the edited field is visible above the keyboard, with 10 points between them.",
    fix: "scrolling when a field begins editing, too.",
    of: ["OffsetRestoring"],
    on: [Stage(.iPhone3G, "2.2.1"), Stage(.iPhone4, "4.3"), Stage(.iPhone8, "11.0")]
  ) { variant, simulator in
    let form = StackedForm(variant.offsetRestoring)
    simulator.launch(form.controller)
    try simulator.user.tap(form.upper)
    try simulator.user.tap(form.stripOfLower)
    let sight = simulator.claimVisible(form.lower)
    guard sight.holds else { return [sight] }
    let left = simulator.keyboard.frame.minY - form.lower.convert(form.lower.bounds, to: nil).maxY
    return [
      Claim(
        "there are \(points(left)) points between the field and the keyboard; 10 are expected",
        form.lower.isFirstResponder && left >= 10
      )
    ]
  }
}
