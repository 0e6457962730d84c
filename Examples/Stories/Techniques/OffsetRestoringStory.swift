import HeadlessUIKit

extension Example {
  /// Document 002, "adjust a text field hidden behind the keyboard": the form scrolls, and goes back to where it was.
  public static let offsetRestoring = Example(
    "OffsetRestoring",
    document: "002",
    title: "Offset restoring: the form scrolls to the field, and goes back to where it was",
    on: Stage(.iPhone3G, "2.2.1"),
    tell: tellOffsetRestoring
  )
}

@MainActor private func tellOffsetRestoring(_ story: Story) {
  if story.tells(.classic) { tellStart(story) }
  if story.tells(.classic) {
    let form = StackedForm(OffsetRestoringViewController())
    tell(story, "As published", form) { story.finding($0, breaks: $1) }
  }
  if story.isWhole {
    story.say(
      """
      The corrected class follows the will-notifications, scrolls whenever a field begins editing, and forgets
      the saved offset once somebody else has scrolled.
      """
    )
  }
  if story.tells(.fixed) {
    let form = StackedForm(FixedOffsetRestoringViewController())
    tell(story, "Corrected", form) { claim, _ in story.verdict(claim) }
  }
}

/// The solution that the document starts from.
@MainActor private func tellStart(_ story: Story) {
  let form = StackedForm(RevealOnTypingViewController())
  let simulator = story.scene("The solution that the document improves on") { form.controller }
  story.say("The scroll view shrinks when the keyboard has come. Nothing scrolls until a key types.")
  story.step("The person taps the field far down.") { try simulator.user.tap(form.upper) }
  story.finding(simulator.claimVisible(form.upper), breaks: "KP3")
  story.step("The person types \"m\".") { try simulator.user.type("m") }
  story.verdict(simulator.claimVisible(form.upper))
}

/// Tells what both variants do; `check` gets the claims that the published one need not keep, with what they break.
@MainActor private func tell(
  _ story: Story,
  _ title: String,
  _ form: StackedForm,
  check: (Claim, String) -> Void
) {
  let simulator = story.scene(title) { form.controller }
  guard let scrollView = form.controller.fieldContainer as? ScrollView else { return }
  let geometry = simulator.recordGeometry()
  let before = simulator.snapshot()

  story.step("The person taps the field far down.") { try simulator.user.tap(form.upper) }
  story.verdict(simulator.claimVisible(form.upper))
  story.verdict(simulator.claimRoom(below: form.upper))
  let editing = simulator.snapshot()

  story.step("The person hits return.") { try simulator.user.tap(key: "return") }
  story.verdict(simulator.claimEditingEnded())
  story.verdict(geometry.claimRestored())
  story.verdict("the content is where it was, at \(points(scrollView.contentOffset.y))", scrollView.contentOffset == .zero)
  story.show([("before", before), ("editing", editing), ("after return", simulator.snapshot())])

  story.step("The person taps the field again, and then the strip that is seen of the one below.") {
    try simulator.user.tap(form.upper)
    try simulator.user.tap(form.stripOfLower)
  }
  story.verdict("the field below is first responder", form.lower.isFirstResponder)
  check(simulator.claimRoom(below: form.lower), "X07")

  let offset = scrollView.contentOffset.y
  story.step("The person scrolls on, and hits return.") {
    try simulator.user.dragUp(by: 100)
    try simulator.user.tap(key: "return")
  }
  story.verdict(geometry.claimRestored())
  let now = scrollView.contentOffset.y
  check(Claim("the content was left beyond \(points(offset)), and is at \(points(now))", now > offset), "X15")
}

extension Simulator {
  /// Claims that a field is seen, and the 10 points below it that document 002 wants.
  fileprivate func claimRoom(below field: TextField) -> Claim {
    let claim = claimVisible(field)
    guard claim.holds else { return claim }
    let room = keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
    return Claim("the keyboard leaves \(points(room)) points below the field, of the 10 that it should", room >= 10)
  }
}
