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

/// The scene that has the pictures: they look the same as corrected.
private let published = "As published"

@MainActor private func tellOffsetRestoring(_ story: Story) {
  if story.tells(.classic) {
    tellStart(story)
    tell(story, published, OffsetRestoringViewController()) { story.finding($0, breaks: $1) }
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
    tell(story, "Corrected", FixedOffsetRestoringViewController()) { claim, _ in story.verdict(claim) }
  }
}

/// The solution that the document starts from.
@MainActor private func tellStart(_ story: Story) {
  var form: StackedForm?
  let simulator = story.scene("The solution that the document improves on") {
    let stacked = StackedForm(RevealOnTypingViewController())
    form = stacked
    return stacked.controller
  }
  guard let field = form?.upper else { return }
  story.say("The scroll view shrinks when the keyboard has come. Nothing scrolls until a key types.")
  story.step("The person taps the field far down.") { try simulator.user.tap(field) }
  story.finding(simulator.claimVisible(field), breaks: "KP3")
  story.step("The person types \"m\".") { try simulator.user.type("m") }
  story.verdict(simulator.claimVisible(field))
}

/// Tells what both variants do; `check` gets the claims that the published one need not keep, with what they break.
@MainActor private func tell(
  _ story: Story,
  _ title: String,
  _ controller: OffsetRestoringViewController,
  check: (Claim, String) -> Void
) {
  var stacked: StackedForm?
  let simulator = story.scene(title) {
    stacked = StackedForm(controller)
    return controller
  }
  guard let form = stacked, let scrollView = controller.scrollView else { return }
  let geometry = simulator.recordGeometry()
  let start = scrollView.contentOffset.y
  let before = simulator.snapshot()

  story.step("The person taps the field far down.") { try simulator.user.tap(form.upper) }
  check(simulator.claimRoom(below: form.upper), "KP3")
  let editing = simulator.snapshot()

  story.step("The person hits return.") { try simulator.user.tap(key: "return") }
  story.verdict(simulator.claimEditingEnded())
  check(geometry.claimRestored(), "KP3")
  let end = scrollView.contentOffset.y
  check(Claim("the content was at \(points(start)), and is at \(points(end))", start == end), "KP3")
  if !story.isWhole || title == published {
    story.show([("before", before), ("editing", editing), ("after return", simulator.snapshot())])
  }

  story.step("The person taps the field again, and then the strip that is seen of the one below.") {
    try simulator.user.tap(form.upper)
    try simulator.user.tap(form.stripOfLower)
  }
  story.verdict("the field below is first responder", form.lower.isFirstResponder)
  check(simulator.claimRoom(below: form.lower), "X07")

  var scrolled: CGFloat = 0
  story.step("The person scrolls on, and hits return.") {
    try simulator.user.dragUp(by: 100)
    scrolled = scrollView.contentOffset.y
    try simulator.user.tap(key: "return")
  }
  check(geometry.claimRestored(), "KP3")
  let now = scrollView.contentOffset.y
  check(
    Claim("the person left the content at \(points(scrolled)), and it is at \(points(now))", now == scrolled),
    "X15"
  )
}

extension Simulator {
  /// Claims that a field is seen, and the 10 points below it that document 002 wants.
  fileprivate func claimRoom(below field: TextField) -> Claim {
    let claim = claimVisible(field)
    guard claim.holds else { return claim }
    let room = keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
    return Claim(
      "\(claim), and \(points(room)) points below it are seen, of the 10 that should be",
      room >= 10
    )
  }
}
