import HeadlessUIKit

/// A form whose return key ends editing, as document 000 published it.
private final class DoneOnExitForm: SignInForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    username.addTarget(
      self,
      action: MethodSelector("textFieldDoneEditing", DoneOnExitForm.textFieldDoneEditing),
      for: .editingDidEndOnExit
    )
  }

  func textFieldDoneEditing(_ sender: TextField) {
    sender.resignFirstResponder()
  }
}

/// A form whose action does nothing: that it is there is enough.
private final class EmptyActionForm: SignInForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    username.addTarget(
      self,
      action: MethodSelector("textFieldDoneEditing", EmptyActionForm.textFieldDoneEditing),
      for: .editingDidEndOnExit
    )
  }

  func textFieldDoneEditing() {}
}

extension Example {
  /// Document 000, "return button": the return key ends editing through `.editingDidEndOnExit`.
  public static let doneOnExit = Example(
    "DoneOnExit",
    document: "000",
    title: "Done on exit: the return key ends editing",
    on: Stage(.iPhone4, "4.3"),
    tell: tellDoneOnExit
  )
}

@MainActor private func tellDoneOnExit(_ story: Story) {
  tellWithoutAction(story)
  tellPublished(story)
  tellEmptyAction(story)
}

@MainActor private func tellWithoutAction(_ story: Story) {
  let form = SignInForm()
  let simulator = story.scene("Without the technique") { form }
  story.step("The person taps the field, types \"ada\" and hits return.") {
    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
    try simulator.user.tap(key: "return")
  }
  story.verdict("the text is \"\(form.username.text ?? "")\"", form.username.text == "ada")
  story.verdict("the return key did nothing: the field is first responder", form.username.isFirstResponder)
}

@MainActor private func tellPublished(_ story: Story) {
  let form = DoneOnExitForm()
  let simulator = story.scene("As published") { form }
  story.say("textFieldDoneEditing is connected to .editingDidEndOnExit, and makes its sender resign.")
  story.step("The person taps the field and types \"ada\".") {
    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
  }
  let typed = simulator.snapshot()

  story.step("The person hits return.") {
    try simulator.user.manually { try simulator.user.tap(key: "return") }
  }
  story.verdict("nothing is first responder", simulator.firstResponder == nil)
  story.verdict("the keyboard is on its way down", !simulator.keyboard.isVisible)
  simulator.advance(by: .milliseconds(150))
  let sliding = simulator.snapshot()

  story.step("The slide takes 0.3 seconds on this system.") { simulator.settle() }
  story.verdict(
    "the keyboard is gone, its top at \(points(simulator.keyboard.frame.minY))",
    simulator.keyboard.frame.minY == 480
  )
  story.verdict("the text is still \"\(form.username.text ?? "")\"", form.username.text == "ada")
  story.show([("typed", typed), ("sliding", sliding), ("after", simulator.snapshot())])
}

@MainActor private func tellEmptyAction(_ story: Story) {
  let form = EmptyActionForm()
  let simulator = story.scene("An empty action is enough") { form }
  story.say("A field that has any action for .editingDidEndOnExit resigns by itself after sending it.")
  story.step("The person taps the field and hits return.") {
    try simulator.user.tap(form.username)
    try simulator.user.tap(key: "return")
  }
  story.verdict("nothing is first responder", simulator.firstResponder == nil)
}
