import HeadlessUIKit

/// A form whose background ends editing, as document 000 published it: the action names one field.
private class BackgroundTapForm: SignInForm {
  let password = TextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    password.frame = CGRect(x: 20, y: 150, width: 280, height: 31)
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    view.addSubview(password)
    (view as? Control)?.addTarget(
      self,
      action: MethodSelector("backgroundTap", BackgroundTapForm.backgroundTap),
      for: .touchUpInside
    )
  }

  func backgroundTap() {
    username.resignFirstResponder()
  }
}

/// The same form, corrected: the action ends editing, whichever field it is.
private final class FixedBackgroundTapForm: BackgroundTapForm {
  override func backgroundTap() {
    view.endEditing(true)
  }
}

extension Example {
  /// Document 000, "background tap": a tap beside the field makes the keyboard go.
  public static let backgroundTap = Example(
    "BackgroundTap",
    document: "000",
    title: "Background tap: a touch beside the field ends editing",
    on: Stage(.iPhone4, "4.3"),
    tell: tellBackgroundTap
  )
}

@MainActor private func tellBackgroundTap(_ story: Story) {
  story.say(
    """
    The form's root view is a Control, since a plain View sends no events. Its .touchUpInside calls
    backgroundTap, and that makes the field resign.
    """
  )
  tellPublished(story)
  tellCorrected(story)
}

/// Somewhere on the form with nothing but the background.
private let background = CGPoint(x: 160, y: 240)

@MainActor private func tellPublished(_ story: Story) {
  let form = BackgroundTapForm()
  let simulator = story.scene("As published") { form }
  let before = simulator.snapshot()

  story.step("The person taps the user name.") { try simulator.user.tap(form.username) }
  story.verdict("the field is first responder", form.username.isFirstResponder)
  story.verdict(
    "the keyboard is up, its top at \(points(simulator.keyboard.frame.minY))",
    simulator.keyboard.isShown
  )
  let during = simulator.snapshot()

  story.step("Tapping the field again dismisses nothing: the field keeps its touches.") {
    try simulator.user.tap(form.username)
  }
  story.verdict("the field is still first responder", form.username.isFirstResponder)
  story.verdict("the keyboard is still up", simulator.keyboard.isShown)

  story.step("A tap on the background reaches the root control.") { try simulator.user.tap(background) }
  story.verdict("nothing is first responder", simulator.firstResponder == nil)
  story.verdict("the keyboard is gone", !simulator.keyboard.isVisible)
  story.show([("before", before), ("editing", during), ("after the tap", simulator.snapshot())])

  story.step("The action names one field. With the other one focused, the tap does nothing.") {
    try simulator.user.tap(form.password)
    try simulator.user.tap(background)
  }
  story.verdict("the password keeps the keyboard, which is the flaw", form.password.isFirstResponder)
}

@MainActor private func tellCorrected(_ story: Story) {
  let form = FixedBackgroundTapForm()
  let simulator = story.scene("Corrected") { form }
  story.step("The action is view.endEditing(true), so it ends the password's editing too.") {
    try simulator.user.tap(form.password)
    try simulator.user.tap(background)
  }
  story.verdict("nothing is first responder", simulator.firstResponder == nil)
  story.verdict("the keyboard is gone", !simulator.keyboard.isVisible)
}
