import HeadlessUIKit

extension Example {
  /// The technique of "Adjust UITextField hidden behind Keyboard with UIScrollView": the form scrolls, and
  /// later returns to its offset.
  public static let offsetRestoring = Example(
    "OffsetRestoring",
    origin: .published(.hiddenFields),
    title: "Offset restoring: the form scrolls to the field, and goes back to where it was",
    on: Stage(.iPhone3G, "2.2.1"),
    tell: tellOffsetRestoring
  )
}

/// The title of the only scene that prints pictures in a whole story; those of the corrected class look the
/// same.
private let published = "As published"

@MainActor private func tellOffsetRestoring(_ story: Story) {
  story.say(
    """
    A scroll view with two fields near the bottom, tx1 and tx2. After the keyboard has appeared, the scroll view
    shrinks by the keyboard's height and scrolls to the active field, with a margin of 10 points. After the
    keyboard has left, frame and offset are restored, the frame from constants for the content's size. Their
    values are missing in the document; here the screen's size is used.
    """
  )
  if story.tells(.classic) {
    tellStart(story)
    tellFirstStage(story)
    tell(story, published, OffsetRestoringViewController()) { claim, id, isAuthors in
      if isAuthors { story.result(claim, breaks: id) } else { story.flaw(claim, breaks: id) }
    }
    tellTallContent(story, published, OffsetRestoringViewController()) { story.flaw($0, breaks: $1) }
    tellMiddle(story)
  }
  if story.isWhole {
    story.say(
      """
      The corrected class follows the will-notifications, scrolls whenever a field begins editing, and discards
      the saved offset once the user or a change of fields has scrolled the content.
      """
    )
  }
  if story.tells(.fixed) {
    tell(story, "Corrected", FixedOffsetRestoringViewController()) { claim, _, _ in story.verdict(claim) }
    tellTallContent(story, "Corrected", FixedOffsetRestoringViewController()) { claim, _ in
      story.verdict(claim)
    }
  }
}

/// Plays John Muchow's solution, the starting point of the document.
@MainActor private func tellStart(_ story: Story) {
  let (simulator, form) = story.scene("John Muchow's solution, as described in the document") {
    TwoFieldForm(RevealOnTypingViewController())
  } in: {
    $0.controller
  }
  story.say(
    "The scroll view shrinks after the keyboard has appeared. It doesn't scroll until the user types a key."
  )
  story.step("The user taps tx1.") { try simulator.user.tap(form.first) }
  story.flaw(simulator.claimVisible(form.first), breaks: "D2.12")
  story.step("The user types \"m\".") { try simulator.user.type("m") }
  story.result(simulator.claimVisible(form.first), breaks: "D2.11")
}

/// Plays the code of the document without its last section.
@MainActor private func tellFirstStage(_ story: Story) {
  let controller = OffsetRestoringFirstStage()
  let (simulator, form) = story.scene("As published, the first stage") { () -> TwoFieldForm in
    let form = TwoFieldForm(controller)
    controller.firstField = form.first
    return form
  } in: {
    $0.controller
  }
  story.step("The user taps tx1.") { try simulator.user.tap(form.first) }
  story.result(simulator.claimRoom(below: form.first), breaks: "D2.24")
  story.step("The user taps return. The document notes that the keyboard does not close yet.") {
    try simulator.user.tap(key: "return")
  }
  story.result(
    Claim(
      "\(form.first.isFirstResponder ? "tx1" : "nothing") is first responder",
      form.first.isFirstResponder
    ),
    breaks: "D2.27"
  )
  story.step("The user taps the visible strip of tx2. The code only handles tx1.") {
    try simulator.user.tap(form.stripOfSecond)
  }
  story.flaw(simulator.claimVisible(form.second), breaks: "D2.27")
}

/// Plays the scene of either variant.
///
/// - Parameter check: Receives the claims that the published class may break, the ids of the scenarios, facts
///   or items that they break, and whether the author reports the result.
@MainActor private func tell(
  _ story: Story,
  _ title: String,
  _ controller: OffsetRestoringViewController,
  check: (Claim, _ id: String, _ isAuthors: Bool) -> Void
) {
  let (simulator, form) = story.scene(title) {
    TwoFieldForm(controller)
  } in: {
    $0.controller
  }
  guard let scrollView = controller.scrollView else { return }
  let geometry = simulator.recordGeometry()
  let start = scrollView.contentOffset.y
  let before = simulator.snapshot()

  story.step("The user taps tx1.") { try simulator.user.tap(form.first) }
  check(simulator.claimRoom(below: form.first), "D2.13", true)
  let editing = simulator.snapshot()

  story.step("The user taps return.") { try simulator.user.tap(key: "return") }
  story.verdict(simulator.claimEditingEnded())
  check(geometry.claimRestored(), "D2.26", true)
  let end = scrollView.contentOffset.y
  check(Claim("the content was at \(points(start)), and is at \(points(end))", start == end), "D2.26", true)
  if !story.isWhole || title == published {
    story.show([("before", before), ("editing", editing), ("after return", simulator.snapshot())])
  }

  story.step("The user taps tx1 again, and then the visible strip of tx2.") {
    try simulator.user.tap(form.first)
    try simulator.user.tap(form.stripOfSecond)
  }
  story.verdict("tx2 is first responder", form.second.isFirstResponder)
  check(simulator.claimRoom(below: form.second), "X07", false)
}

/// Plays the document's caveat about its constants, and the flaw that occurs where the content is scrollable.
@MainActor private func tellTallContent(
  _ story: Story,
  _ title: String,
  _ controller: OffsetRestoringViewController,
  check: (Claim, _ id: String) -> Void
) {
  let (simulator, form) = story.scene("\(title), with content taller than the screen") {
    TwoFieldForm(controller, contentHeight: story.stage.device.size.height + 120)
  } in: {
    $0.controller
  }
  guard let scrollView = controller.scrollView else { return }
  let start = scrollView.contentOffset.y
  story.step("There is no keyboard. The user drags a finger up by 60 points.") {
    try simulator.user.dragUp(by: 60)
  }
  let height = points(scrollView.contentSize.height)
  let offset = scrollView.contentOffset.y
  story.verdict(
    "as the document warns, content of \(height) points scrolls without the keyboard: from \(points(start)) to \(points(offset))",
    offset > start
  )
  var scrolled: CGFloat = 0
  story.step("The user taps tx1, drags a finger up by 40 points, and taps return.") {
    try simulator.user.tap(form.first)
    try simulator.user.dragUp(by: 40)
    scrolled = scrollView.contentOffset.y
    try simulator.user.tap(key: "return")
  }
  let now = scrollView.contentOffset.y
  let end = scrollView.contentSize.height - scrollView.bounds.height + scrollView.adjustedContentInset.bottom
  check(
    Claim(
      "the user scrolled to \(points(scrolled)); the content is at \(points(now)) (\(points(end)) is the maximum offset), and was at \(points(offset)) before",
      now > offset + 1
    ),
    "X15"
  )
}

/// Plays the document's suggestion for an extension.
@MainActor private func tellMiddle(_ story: Story) {
  let controller = OffsetRestoringToMiddle()
  let (simulator, form) = story.scene("The suggestion at the end, as described in the document") {
    TwoFieldForm(controller, contentHeight: story.stage.device.size.height + 120)
  } in: {
    $0.controller
  }
  guard let scrollView = controller.scrollView else { return }
  story.say("The rectangle to show is as high as the visible part, with the field in its middle.")
  story.step("The user taps tx1.") { try simulator.user.tap(form.first) }
  let middle = form.first.convert(CGPoint(x: 0, y: form.first.bounds.midY), to: nil).y
  let visible = scrollView.convert(CGPoint(x: 0, y: scrollView.bounds.midY), to: nil).y
  story.result(
    Claim(
      "the middle of tx1 is at \(points(middle)), that of the visible part at \(points(visible))",
      abs(middle - visible) <= 0.5
    ),
    breaks: "D2.31"
  )
}

extension Simulator {
  /// Returns a claim that a field is visible, with 10 points free below it as the document requires.
  fileprivate func claimRoom(below field: TextField) -> Claim {
    let claim = claimVisible(field)
    guard claim.holds else { return claim }
    let room = keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
    return Claim(
      "\(claim), with \(points(room)) points free below it (10 wanted)",
      room >= 10
    )
  }
}
