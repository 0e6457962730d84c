import HeadlessUIKit

extension Example {
  /// The section "Return Button on KeyPad" of BackgroundTapForBlog: the return key ends editing through
  /// `.editingDidEndOnExit`.
  public static let doneOnExit = Example(
    "DoneOnExit",
    origin: .published(.backgroundTap),
    title: "Done on exit: the return key ends editing",
    on: Stage(.iPhone3GS, "3.1.3"),
    tell: tellDoneOnExit
  )
}

/// The interface: a user name in the controller's view.
@MainActor private struct DoneOnExitForm {
  let controller: ViewController
  let username = TextField()

  /// The form without the technique.
  init(plain controller: ViewController, _ type: KeyboardType = .default) {
    self.controller = controller
    let width = controller.view.bounds.width - 40
    let title = Label(frame: CGRect(x: 20, y: 64, width: width, height: 21))
    title.text = "Sign in"
    username.frame = CGRect(x: 20, y: 100, width: width, height: 31)
    username.placeholder = "Username"
    username.keyboardType = type
    for view in [title, username] { controller.view.addSubview(view) }
  }

  /// The published or the corrected form: the return key of its field sends the action.
  init(_ controller: DoneOnExitViewController, _ type: KeyboardType = .default) {
    self.init(plain: controller, type)
    controller.username = username
    controller.connectReturnKey(of: username)
    (controller as? FixedDoneOnExitViewController)?.addDoneBar(to: username)
  }
}

/// The published class with an empty action.
private final class EmptyActionViewController: DoneOnExitViewController {
  override func textFieldDoneEditing(_ sender: TextField) {}
}

@MainActor private func tellDoneOnExit(_ story: Story) {
  if story.isWhole { tellWithout(story) }
  if story.tells(.classic) {
    tellPublished(story)
    tellFlaws(story)
  }
  if story.tells(.fixed) { tellCorrected(story) }
}

@MainActor private func tellWithout(_ story: Story) {
  let (simulator, form) = story.scene("Without the technique") {
    DoneOnExitForm(plain: ViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps the user name, types \"ada\" and taps return.") {
    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
    try simulator.user.tap(key: "return")
  }
  let text = form.username.text ?? ""
  story.verdict(
    "still first responder, with the text \"\(text)\": the return key has no effect",
    form.username.isFirstResponder && text.lowercased() == "ada"
  )
}

@MainActor private func tellPublished(_ story: Story) {
  let (simulator, form) = story.scene("As published") {
    DoneOnExitForm(DoneOnExitViewController())
  } in: {
    $0.controller
  }
  story.say("The field's .editingDidEndOnExit sends textFieldDoneEditing, which makes its sender resign.")

  story.step("The user taps the user name and types \"ada\".") {
    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
  }
  let text = form.username.text ?? ""
  let typed = simulator.snapshot()

  story.step("The user taps return.") {
    try simulator.user.manually { try simulator.user.tap(key: "return") }
  }
  story.verdict("nothing is first responder", simulator.firstResponder == nil)
  story.verdict("the keyboard is sliding out", !simulator.keyboard.isVisible)
  simulator.advanceToMiddleOfSlide()
  let sliding = simulator.snapshot()

  let slide = VersionRules.keyboardSlideDuration.value(on: story.stage.system) / .seconds(1)
  story.step("The slide ends, \(slide) seconds after its beginning.") { simulator.settle() }
  story.result(simulator.claimEditingEnded(), breaks: "D0.1")
  story.verdict("the text is still \"\(form.username.text ?? "")\"", form.username.text == text)
  story.show([("typed", typed), ("sliding", sliding), ("after", simulator.snapshot())])

  let (empty, emptyForm) = story.scene("As published, but with an empty action") {
    DoneOnExitForm(EmptyActionViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps the user name and taps return. The field resigns after it has sent the action.") {
    try empty.user.tap(emptyForm.username)
    try empty.user.tap(key: "return")
  }
  story.verdict(empty.claimEditingEnded())
}

@MainActor private func tellFlaws(_ story: Story) {
  story.section("The flaw of the published class")
  if story.stage.device.idiom == .pad {
    return story.sayAbsent(
      "a number pad without a return key",
      because: "every keyboard of an iPad has one (KL12)"
    )
  }
  let (simulator, form) = story.scene("A field for numbers", isBrief: true) {
    DoneOnExitForm(DoneOnExitViewController(), .numberPad)
  } in: {
    $0.controller
  }
  story.step("The user taps the field, types \"42\" and looks for a key that ends editing.") {
    try simulator.user.tap(form.username)
    try simulator.user.type("42")
    if simulator.keyboard.keys.contains(where: { $0.key.kind == .return }) {
      try simulator.user.tap(key: "return")
    }
  }
  let ended = simulator.claimEditingEnded().holds
  story.flaw(
    Claim(ended ? "the key ends editing" : "still first responder, as no key ends editing", ended),
    breaks: "KT15"
  )
}

@MainActor private func tellCorrected(_ story: Story) {
  let (simulator, form) = story.scene("Corrected") {
    DoneOnExitForm(FixedDoneOnExitViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps the user name, types \"ada\" and taps return.") {
    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
    try simulator.user.tap(key: "return")
  }
  story.verdict(simulator.claimEditingEnded())

  let isPad = story.stage.device.idiom == .pad
  let canShowBars = isPad || story.stage.has(VersionRules.hasInputViews)
  let (numbers, numberForm) = story.scene(
    "Corrected, with a field for numbers",
    on: canShowBars ? nil : Stage(.iPhone4, "4.3")
  ) {
    DoneOnExitForm(FixedDoneOnExitViewController(), .numberPad)
  } in: {
    $0.controller
  }
  if !canShowBars {
    story.say(
      "The correction is a bar with a Done button above the keyboard, which systems before 3.2 don't have."
    )
  }
  story.step("The user taps the field, types \"42\" and taps \(isPad ? "return" : "Done in the bar").") {
    try numbers.user.tap(numberForm.username)
    try numbers.user.type("42")
    try numbers.user.endByReturnOrDone(on: numbers.keyboard)
  }
  story.verdict(numbers.claimEditingEnded())
}
