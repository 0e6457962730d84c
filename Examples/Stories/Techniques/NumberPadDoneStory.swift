import HeadlessUIKit

extension Example {
  /// Document 001: a DONE button on the number pad, which has no return key.
  public static let numberPadDone = Example(
    "NumberPadDone",
    document: "001",
    title: "Number pad: a DONE button where there is no return key",
    on: Stage(.iPhone4, "4.3"),
    refusal: NumberPadForm.refusal,
    tell: tellNumberPadDone
  )
}

@MainActor private func tellNumberPadDone(_ story: Story) {
  story.say(
    """
    A number pad has no return key. Document 001 looks for the keyboard's own view among the application's
    windows, and puts a button over the empty place at its lower left.
    """
  )
  if story.tells(.classic) {
    if story.stage == Example.numberPadDone.stage {
      tellFirstVersion(story, on: Stage(.iPhone3GS, "3.1.3"))
    }
    tellFirstVersion(story, on: story.stage)
    tellJune2010(story)
    if story.stage == Example.numberPadDone.stage { tellLaterSystems(story) }
  }
  if story.tells(.fixed) { tellBar(story) }
}

// MARK: As published

/// Begins a scene with a published walk.
@MainActor private func scene(
  _ story: Story,
  _ title: String,
  _ walk: NumberPadWalk,
  on stage: Stage? = nil
) -> (Simulator, NumberPadForm) {
  var form: NumberPadForm?
  let simulator = story.scene(title, on: stage) {
    let made = NumberPadForm(.classic, walk)
    form = made
    return made.controller
  }
  return (simulator, form ?? NumberPadForm(.classic, walk))
}

/// Taps the field for the code, and finds out about the button; returns it if it can be tapped.
@MainActor private func look(
  _ story: Story,
  _ simulator: Simulator,
  _ form: NumberPadForm,
  _ text: String,
  breaks fact: String
) -> Button? {
  story.step(text) { try simulator.user.tap(form.code) }
  let claim = simulator.perform { form.claimDoneButton(simulator) }
  story.finding(claim, breaks: fact)
  return claim.holds ? simulator.perform { form.doneButtons.last } : nil
}

/// The document's first version, which works up to 3.1.
@MainActor private func tellFirstVersion(_ story: Story, on stage: Stage) {
  let (simulator, form) = scene(story, "The first version, of 2008", .firstVersion, on: stage)
  let text = "The person taps the code. At will-show the program looks in windows[1] for \"<UIKeyboard\"."
  let button = look(story, simulator, form, text, breaks: NumberPadWalk.firstVersion.fact)
  guard let button else {
    return story.say("From 3.2 that is too early: the keyboard's view gets into its window one turn later.")
  }
  let before = simulator.snapshot()
  story.step("The person types 12 and taps DONE.") {
    try simulator.user.type("12")
    try simulator.user.tap(button)
  }
  story.verdict(simulator.claimEditingEnded())
  story.verdict("the text is \"\(form.code.text ?? "")\"", form.code.text == "12")
  story.step("The person taps the email address.") { try simulator.user.tap(form.email) }
  story.finding(simulator.claimKeysTappable(), breaks: "X20")
  story.show([("number pad", before), ("DONE is over the keys for an email address", simulator.snapshot())])
}

/// The document's second version, which works up to 7 and, like the first, leaves its buttons.
@MainActor private func tellJune2010(_ story: Story) {
  let walk = NumberPadWalk.june2010
  let (simulator, form) = scene(story, "The version of June 2010", walk)
  let text =
    "The person taps the code. Now the program waits for did-show, and looks for \"<UIPeripheralHost\"."
  guard let button = look(story, simulator, form, text, breaks: walk.fact) else { return }
  story.step("The person taps DONE.") { try simulator.user.tap(button) }
  story.verdict(simulator.claimEditingEnded())
  story.step("Each show adds a button, and none is taken away. The person edits the code again.") {
    try simulator.user.tap(form.code)
  }
  story.finding(
    simulator.perform { form.claimButtons(1, "on the number pad, the second time") },
    breaks: "KB14"
  )
  story.step("They stay on the keyboard, also for an email address.") { try simulator.user.tap(form.email) }
  story.finding(simulator.claimKeysTappable(), breaks: "X20")
}

/// What became of the published walks, each where it works and where it first broke.
@MainActor private func tellLaterSystems(_ story: Story) {
  let journeys: [(NumberPadWalk, [Stage], String)] = [
    (
      .halfSecond, [Stage(.iPhone4, "7.1"), Stage(.iPhone4, "4.3")],
      "Half a second after will-show, whatever in windows[1] is a keyboard or a host; the loop does not stop."
    ),
    (
      .june2010, [Stage(.iPhone4, "7.1"), Stage(.iPhone5s, "8.4")],
      "At did-show, \"<UIPeripheralHost\" in windows[1]. From 8 there is a container in its place."
    ),
    (
      .container, [Stage(.iPhone5s, "8.4"), Stage(.iPhone5s, "9.3")],
      "At did-show, the host in the container in windows[1]. From 9 the keys are in a window in front of it."
    ),
    (
      .remoteWindow, [Stage(.iPhone5s, "9.3"), Stage(.iPhone8, "16.7")],
      "At did-show, the host in UIRemoteKeyboardWindow. From 16 programs don't find that window."
    ),
  ]
  for (walk, stages, text) in journeys {
    for stage in stages {
      let (simulator, form) = scene(story, "A later walk: \(walk.name)", walk, on: stage)
      _ = look(story, simulator, form, text, breaks: walk.fact)
    }
  }
}

// MARK: Corrected

@MainActor private func tellBar(_ story: Story) {
  var made: NumberPadForm?
  let simulator = story.scene("Corrected: a bar above the number pad") {
    let form = NumberPadForm(.fixed)
    made = form
    return form.controller
  }
  guard let form = made else { return }
  story.say("The field's accessory view is a bar with Done. No view of the system's is looked for.")
  story.step("The person taps the code and types 12.") {
    try simulator.user.tap(form.code)
    try simulator.user.type("12")
  }
  let editing = simulator.snapshot()
  story.verdict(simulator.perform { form.claimDoneButton(simulator) })
  story.verdict(simulator.claimKeysTappable())
  story.step("The person taps Done, and edits the code again.") {
    try simulator.user.buttons["Done"].tap()
    try simulator.user.tap(form.code)
  }
  story.verdict(simulator.perform { form.claimButtons(1, "above the number pad, the second time") })
  story.step("The person taps Done.") { try simulator.user.buttons["Done"].tap() }
  story.verdict(simulator.claimEditingEnded())
  story.verdict("the text is \"\(form.code.text ?? "")\"", form.code.text == "12")
  story.step("The person taps the email address.") { try simulator.user.tap(form.email) }
  story.verdict(simulator.perform { form.claimButtons(0, "for an email address") })
  story.verdict(simulator.claimKeysTappable())
  story.show([("number pad with its bar", editing), ("email address", simulator.snapshot())])
}
