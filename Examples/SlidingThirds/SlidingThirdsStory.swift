import HeadlessUIKit

extension Example {
  /// Matt Gallagher's approach, which "Adjust UITextField hidden behind Keyboard with UIScrollView" refers
  /// to: the screen is divided into three sections.
  public static let slidingThirds = Example(
    "SlidingThirds",
    origin: .described(.hiddenFields),
    title: "Sliding thirds: the whole view slides up, depending on the field's third of the screen",
    on: Stage(.iPhone3G, "2.2.1"),
    tell: tellSlidingThirds
  )
}

@MainActor private func tellSlidingThirds(_ story: Story) {
  story.say(
    """
    The document names the approach of Matt Gallagher's "Sliding UITextFields" and says that it splits the screen
    into three sections; the details are an interpretation. For a field in the upper third nothing moves, for a
    field in the lower third the view slides up by 216 points, the height of an iPhone keyboard at the time, and
    for a field in between by a fraction of it.
    """
  )
  if story.tells(.classic) {
    tell(story, "As described in the document", SlidingThirdsViewController()) {
      story.result($0, breaks: $1)
    }
    tellFlaws(story)
  }
  guard story.tells(.fixed) else { return }
  story.say(
    """
    The corrected class slides by the same fractions, but of the height that the keyboard covers, which it reads
    from the notification, and farther if the field needs it. It moves the origin of the view's bounds; its frame
    stays.
    """
  )
  tell(story, "Corrected", FixedSlidingThirdsViewController()) { claim, _ in story.verdict(claim) }
  tellHardware(story, "Corrected", FixedSlidingThirdsViewController()) { claim, _ in story.verdict(claim) }
}

/// A form with a field in each third of the screen.
@MainActor private struct ThirdsForm {
  let controller: SlidingThirdsViewController
  let upper: TextField
  let middle: TextField
  let lower: TextField

  init(_ controller: SlidingThirdsViewController) {
    self.controller = controller
    let height = controller.view.bounds.height
    upper = controller.addField("Name", at: 60)
    middle = controller.addField("Street", at: (height / 2).rounded() - 10)
    lower = controller.addField("Town", at: height - 100)
  }
}

@MainActor private func tell(
  _ story: Story,
  _ title: String,
  _ controller: SlidingThirdsViewController,
  check: (Claim, _ id: String) -> Void
) {
  let (simulator, form) = story.scene(title) {
    ThirdsForm(controller)
  } in: {
    $0.controller
  }
  let geometry = simulator.recordGeometry()
  let before = simulator.snapshot()
  var moments = [("before", before)]
  for (field, third) in [(form.upper, "upper"), (form.middle, "middle"), (form.lower, "lower")] {
    story.step("The user taps the field in the \(third) third.") { try simulator.user.tap(field) }
    check(simulator.claimVisible(field), "D2.14")
    let seen = field.convert(field.bounds, to: nil).minY
    check(Claim("the field begins at \(points(seen)) on the screen", seen >= 0), "D2.14")
    if third != "upper" { moments.append(("\(third) third", simulator.snapshot())) }
    story.step("The user taps return.") { try simulator.user.tap(key: "return") }
    check(geometry.claimRestored(), "D2.14")
  }
  story.show(moments)
}

/// Plays the flaws of the constant keyboard height.
@MainActor private func tellFlaws(_ story: Story) {
  let (simulator, form) = story.scene(
    "As described in the document, with a keyboard of another height",
    on: Stage(.iPhone16, "18.0")
  ) {
    ThirdsForm(SlidingThirdsViewController())
  } in: {
    $0.controller
  }
  story.say("Here the keyboard is \(points(336)) points high, not 216.")
  story.step("The user taps the field in the lower third.") { try simulator.user.tap(form.lower) }
  story.flaw(simulator.claimVisible(form.lower), breaks: "KH56")
  tellHardware(story, "As described in the document", SlidingThirdsViewController()) {
    story.flaw($0, breaks: $1)
  }
}

@MainActor private func tellHardware(
  _ story: Story,
  _ title: String,
  _ controller: SlidingThirdsViewController,
  check: (Claim, _ id: String) -> Void
) {
  guard story.stage == Example.slidingThirds.stage else { return }
  let (simulator, form) = story.scene(
    "\(title), with a hardware keyboard",
    on: Stage(.iPad2, "5.1")
  ) {
    ThirdsForm(controller)
  } in: {
    $0.controller
  }
  simulator.keyboard.isHardwareKeyboardConnected = true
  let place = form.lower.convert(form.lower.bounds, to: nil).minY
  story.step("The user taps the field in the lower third. No keyboard is shown.") {
    try simulator.user.tap(form.lower)
  }
  let now = form.lower.convert(form.lower.bounds, to: nil).minY
  check(
    Claim("the field was at \(points(place)) on the screen, and is at \(points(now))", place == now),
    "D2.14"
  )
}
