import HeadlessUIKit

/// The published form, whose return key ends editing.
private final class DoneOnExitForm: DoneOnExitViewController {
  let content = SignInContent()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "background"
    content.fill(view)
    watchReturnKey(of: content.username)
  }
}

/// The corrected form.
private final class FixedDoneOnExitForm: FixedDoneOnExitViewController {
  let content = SignInContent()
  /// The keyboard type of the field.
  var type = KeyboardType.default

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "background"
    content.fill(view)
    content.username.keyboardType = type
    watchReturnKey(of: content.username)
  }
}

/// A form with an empty action.
private final class EmptyActionForm: DoneOnExitViewController {
  let content = SignInContent()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "background"
    content.fill(view)
    watchReturnKey(of: content.username)
  }

  override func textFieldDoneEditing(_ sender: TextField) {}
}

extension Example {
  /// The section "Return Button on KeyPad" of BackgroundTapForBlog: the return key ends editing through
  /// `.editingDidEndOnExit`.
  public static let doneOnExit = Example(
    "DoneOnExit",
    origin: .published(.backgroundTap),
    title: "Done on exit: the return key ends editing",
    on: Stage(.iPhone4, "4.3"),
    tell: tellDoneOnExit
  )
}

@MainActor private func tellDoneOnExit(_ story: Story) {
  if story.isWhole { tellWithoutAction(story) }
  if story.tells(.classic) {
    tellPublished(story)
    tellDigits(story)
  }
  if story.isWhole { tellEmptyAction(story) }
  if story.tells(.fixed) {
    tellCorrected(story)
    tellDigitsCorrected(story)
  }
}

@MainActor private func tellWithoutAction(_ story: Story) {
  let form = SignInForm()
  let username = form.content.username
  let simulator = story.scene("Without the technique") { form }
  story.step("The user taps the field, types \"ada\" and taps return.") {
    try simulator.user.tap(username)
    try simulator.user.type("ada")
    try simulator.user.tap(key: "return")
  }
  story.verdict("the text is \"\(username.text ?? "")\"", username.text?.lowercased() == "ada")
  story.verdict("the return key did nothing: the field is first responder", username.isFirstResponder)
}

@MainActor private func tellPublished(_ story: Story) {
  let form = DoneOnExitForm()
  let username = form.content.username
  let simulator = story.scene("As published") { form }
  story.say("The field's .editingDidEndOnExit sends textFieldDoneEditing, which makes its sender resign.")
  story.step("The user taps the field and types \"ada\".") {
    try simulator.user.tap(username)
    try simulator.user.type("ada")
  }
  let text = username.text ?? ""
  let typed = simulator.snapshot()

  story.step("The user taps return.") {
    try simulator.user.manually { try simulator.user.tap(key: "return") }
  }
  story.verdict("nothing is first responder", simulator.firstResponder == nil)
  story.verdict("the keyboard is sliding out", !simulator.keyboard.isVisible)
  simulator.advance(by: .milliseconds(150))
  let sliding = simulator.snapshot()

  let slide = VersionRules.keyboardSlideDuration.value(on: story.stage.system) / .seconds(1)
  story.step("The slide takes \(slide) seconds on this system.") { simulator.settle() }
  story.verdict(
    "the keyboard is gone, its top at \(points(simulator.keyboard.frame.minY))",
    simulator.keyboard.frame.minY == simulator.screen.bounds.maxY
  )
  story.verdict("the text is still \"\(username.text ?? "")\"", username.text == text && !text.isEmpty)
  story.show([("typed", typed), ("sliding", sliding), ("after", simulator.snapshot())])
}

@MainActor private func tellDigits(_ story: Story) {
  let form = DoneOnExitForm()
  let simulator = story.scene("The published form, with a field for numbers") { form }
  form.content.username.keyboardType = .numberPad
  story.step("The user taps the field, types \"42\" and looks for a return key.") {
    try simulator.user.tap(form.content.username)
    try simulator.user.type("42")
    if simulator.keyboard.keys.contains(where: { $0.key.kind == .return }) {
      try simulator.user.tap(key: "return")
    }
  }
  story.flaw(simulator.claimEditingEnded(), breaks: "KT15")
}

@MainActor private func tellEmptyAction(_ story: Story) {
  let form = EmptyActionForm()
  let simulator = story.scene("An empty action is enough") { form }
  story.say("A field with any action for .editingDidEndOnExit resigns by itself after sending the action.")
  story.step("The user taps the field and taps return.") {
    try simulator.user.tap(form.content.username)
    try simulator.user.tap(key: "return")
  }
  story.verdict(simulator.claimEditingEnded())
}

@MainActor private func tellCorrected(_ story: Story) {
  let form = FixedDoneOnExitForm()
  let simulator = story.scene("Corrected") { form }
  story.step("The user taps the field, types \"ada\" and taps return.") {
    try simulator.user.tap(form.content.username)
    try simulator.user.type("ada")
    try simulator.user.tap(key: "return")
  }
  story.verdict(simulator.claimEditingEnded())
}

@MainActor private func tellDigitsCorrected(_ story: Story) {
  guard story.stage.has(VersionRules.hasInputViews) else {
    return story.say(
      "A number pad would need an accessory view with a button, which systems before 3.2 don't have."
    )
  }
  let form = FixedDoneOnExitForm()
  form.type = .numberPad
  let simulator = story.scene("Corrected, with a field for numbers") { form }
  story.step(
    "The user taps the field, types \"42\" and ends editing: with the return key or, where there is none, with a bar above the keyboard."
  ) {
    try simulator.user.tap(form.content.username)
    try simulator.user.type("42")
    try simulator.user.endByReturnOrDone(on: simulator.keyboard)
  }
  story.verdict(simulator.claimEditingEnded())
}
