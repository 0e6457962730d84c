import HeadlessUIKit

extension Example {
  /// The technique of "UIKeyboardTypeNumberPad and the missing return key": a Done button on the number pad.
  public static let numberPadDone = Example(
    "NumberPadDone",
    origin: .published(.missingReturnKey),
    title: "Number pad: a DONE button where there is no return key",
    on: Stage(.iPhone4, "4.3"),
    refusal: NumberPadForm.refusal,
    tell: tellNumberPadDone
  )
}

@MainActor private func tellNumberPadDone(_ story: Story) {
  story.say(
    story.stage.device.idiom == .pad
      ? """
      On a phone a number pad has no return key, so Luzian Scherrer's code searches the app's windows for the
      keyboard's own view and adds a button at its lower left. An iPad shows its full keyboard, with a return key, for
      numbers, too.
      """
      : """
      A number pad has no return key. Luzian Scherrer's code searches the app's windows for the keyboard's own
      view, and adds a button over the empty place at its lower left.
      """
  )
  if story.tells(.classic) {
    if story.stage == Example.numberPadDone.stage {
      tellFirstVersion(story, on: Stage(.iPhone3GS, "3.1.3"), isAuthors: true)
      story.say(
        """
        The document notes that the looks of the keyboard changed in iPhone OS 3.0 beta, so that place and images
        of the button had to be adapted in a project for 3.0. The simulator uses one layout for 2 and 3, so nothing
        is adapted here.
        """
      )
    }
    tellFirstVersion(story, on: story.stage, isAuthors: false)
    tellJune2010(story)
    if story.stage == Example.numberPadDone.stage { tellLaterSystems(story) }
  }
  if story.tells(.fixed) { tellBar(story) }
}

// MARK: As published

/// Begins a scene with the published form and a walk.
@MainActor private func scene(
  _ story: Story,
  _ title: String,
  _ walk: NumberPadWalk,
  on stage: Stage? = nil
) -> (simulator: Simulator, form: NumberPadForm) {
  story.scene(title, on: stage) {
    NumberPadForm(.classic, walk)
  } in: {
    $0.controller
  }
}

/// Plays the document's first version, which works up to 3.1.
@MainActor private func tellFirstVersion(_ story: Story, on stage: Stage, isAuthors: Bool) {
  let walk = NumberPadWalk.firstVersion
  let (simulator, form) = scene(story, "As published, the first version, of 2008", walk, on: stage)
  story.step("The user taps the code. At will-show the app searches windows[1] for \"<UIKeyboard\".") {
    try simulator.user.tap(form.code)
    simulator.settle()
  }
  let claim = simulator.perform { form.claimDoneButton(simulator) }
  if isAuthors { story.result(claim, breaks: walk.fact) } else { story.flaw(claim, breaks: walk.fact) }
  guard claim.holds, let button = simulator.perform({ form.doneButtons.last }) else {
    if stage.has(VersionRules.walksExpectHostView) {
      story.say(
        "From 3.2 on the search is too early: the keyboard's view is added to its window on the next run-loop turn."
      )
    }
    return
  }
  let before = simulator.snapshot()
  story.step("The user types 12 and taps DONE.") {
    try simulator.user.type("12")
    try simulator.user.tap(button)
  }
  story.result(simulator.claimEditingEnded(), breaks: "D1.11")
  story.verdict("the text is \"\(form.code.text ?? "")\"", form.code.text == "12")
  story.step("The user taps the email address.") {
    try simulator.user.tap(form.email)
    simulator.settle()
  }
  story.flaw(simulator.claimKeysTappable(), breaks: "X20")
  story.show([("number pad", before), ("DONE is over the keys for an email address", simulator.snapshot())])
}

/// Plays the document's update, which works up to 7 and, like the first version, doesn't remove its buttons.
@MainActor private func tellJune2010(_ story: Story) {
  let walk = NumberPadWalk.june2010
  let (simulator, form) = scene(
    story,
    "As published, the update of 17 June 2010, whose code is not in the text",
    walk
  )
  let isNew = story.stage.has(VersionRules.walksExpectHostView)
  story.step(
    isNew
      ? "The user taps the code. The app waits for did-show, and searches for \"<UIPeripheralHost\"."
      : "The user taps the code. Before 3.2 the app searches as the first version does: at will-show, for \"<UIKeyboard\"."
  ) {
    try simulator.user.tap(form.code)
    simulator.settle()
  }
  let claim = simulator.perform { form.claimDoneButton(simulator) }
  story.result(claim, breaks: walk.fact)
  guard claim.holds, let button = simulator.perform({ form.doneButtons.last }) else { return }
  story.step("The user taps DONE.") { try simulator.user.tap(button) }
  story.result(simulator.claimEditingEnded(), breaks: "D1.11")
  story.step("Each show adds a button, and none is removed. The user edits the code again.") {
    try simulator.user.tap(form.code)
    simulator.settle()
  }
  story.flaw(
    simulator.perform { form.claimButtons(1, "on the keyboard, the second time") },
    breaks: "KB14"
  )
  story.step("The buttons stay on the keyboard, also for an email address.") {
    try simulator.user.tap(form.email)
    simulator.settle()
  }
  story.flaw(simulator.claimKeysTappable(), breaks: "X20")
}

/// Plays later walks, which are in none of the documents, each on a system where it works and on one where it
/// first failed.
@MainActor private func tellLaterSystems(_ story: Story) {
  let update =
    "The document's update: at did-show it searches windows[1] for \"<UIPeripheralHost\". From 8 on, that view is inside a container."
  let journeys: [(NumberPadWalk, works: Stage, breaks: Stage, text: String)] = [
    (
      .halfSecond, Stage(.iPhone4, "7.1"), Stage(.iPhone4, "4.3"),
      "Half a second after will-show it adds the button to each keyboard or host view in windows[1]."
    ),
    (.june2010, Stage(.iPhone4, "7.1"), Stage(.iPhone5s, "8.4"), update),
    (
      .container, Stage(.iPhone5s, "8.4"), Stage(.iPhone5s, "9.3"),
      "At did-show it uses the host in the container in windows[1]. From 9 on, the keys are in a window in front of it."
    ),
    (
      .remoteWindow, Stage(.iPhone5s, "9.3"), Stage(.iPhone8, "16.7"),
      "At did-show it uses the host in UIRemoteKeyboardWindow. From 16 on, apps can't find that window."
    ),
  ]
  for (walk, works, breaks, text) in journeys {
    let title =
      walk == .june2010
      ? "The update of 17 June 2010 on a later system"
      : "A later search, in none of the documents: \(walk.name)"
    for stage in [works, breaks] {
      let (simulator, form) = scene(story, title, walk, on: stage)
      story.step("The user taps the code. \(text)") {
        try simulator.user.tap(form.code)
        simulator.settle()
      }
      let claim = simulator.perform { form.claimDoneButton(simulator) }
      if stage == works {
        story.verdict(claim)
      } else if walk == .june2010 {
        story.flaw(claim, breaks: walk.fact)
      } else {
        story.flaw(claim, breaks: walk.fact)
      }
    }
  }
}

// MARK: Corrected

@MainActor private func tellBar(_ story: Story) {
  let (simulator, form) = story.scene("Corrected: a bar above the keyboard of the field") {
    NumberPadForm(.fixed)
  } in: {
    $0.controller
  }
  story.say("The field's accessory view is a bar with Done. No view of the system is searched for.")
  story.step("The user taps the code and types 12.") {
    try simulator.user.tap(form.code)
    simulator.settle()
    try simulator.user.type("12")
  }
  let editing = simulator.snapshot()
  story.verdict(simulator.perform { form.claimDoneButton(simulator) })
  story.verdict(simulator.claimKeysTappable())
  story.step("The user taps Done, and edits the code again.") {
    try simulator.user.buttons["Done"].tap()
    try simulator.user.tap(form.code)
    simulator.settle()
  }
  story.verdict(simulator.perform { form.claimButtons(1, "above the keyboard, the second time") })
  story.step("The user taps Done.") { try simulator.user.buttons["Done"].tap() }
  story.verdict(simulator.claimEditingEnded())
  story.verdict("the text is \"\(form.code.text ?? "")\"", form.code.text == "12")
  story.step("The user taps the email address.") {
    try simulator.user.tap(form.email)
    simulator.settle()
  }
  story.verdict(simulator.perform { form.claimButtons(0, "for an email address") })
  story.verdict(simulator.claimKeysTappable())
  story.show([("the keyboard with its bar", editing), ("email address", simulator.snapshot())])
}
