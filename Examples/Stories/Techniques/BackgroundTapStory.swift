import Foundation
import HeadlessUIKit

/// What both forms of this story show: a user name and a password, in the root view or in a scroll view that covers it.
@MainActor private struct BackgroundTapContent {
  let signIn = SignInContent()
  let password = TextField()
  var username: TextField { signIn.username }

  func fill(_ form: BackgroundTapViewController, coversRoot: Bool) {
    form.view.accessibilityIdentifier = "background"
    let container: View = coversRoot ? form.coverRoot() : form.view
    signIn.fill(container)
    password.frame = username.frame.offsetBy(dx: 0, dy: 50)
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    container.addSubview(password)
    form.namedField = username
  }
}

extension BackgroundTapViewController {
  /// Puts a scroll view over the root, as document 000 does for fields that the keyboard hides.
  fileprivate func coverRoot() -> ScrollView {
    let scrollView = ScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.accessibilityIdentifier = "form"
    view.addSubview(scrollView)
    (self as? FixedBackgroundTapViewController)?.hearTaps(on: scrollView)
    return scrollView
  }
}

/// The form as document 000 published it: the action names the user name.
private final class BackgroundTapForm: BackgroundTapViewController {
  let content = BackgroundTapContent()
  private let coversRoot: Bool

  init(coversRoot: Bool = false) {
    self.coversRoot = coversRoot
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.fill(self, coversRoot: coversRoot)
  }
}

/// The same form, corrected: the action ends editing, whichever field it is.
private final class FixedBackgroundTapForm: FixedBackgroundTapViewController {
  let content = BackgroundTapContent()
  private let coversRoot: Bool

  init(coversRoot: Bool = false) {
    self.coversRoot = coversRoot
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.fill(self, coversRoot: coversRoot)
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
  if story.tells(.classic) {
    tellPublished(story)
    tellCovered(story)
  }
  if story.tells(.fixed) {
    tellCorrected(story)
    tellCoveredCorrected(story)
  }
}

/// A point of the background between the fields and the keyboard.
@MainActor private func background(below field: TextField, on simulator: Simulator) -> CGPoint {
  let bottom = field.convert(field.bounds, to: nil).maxY
  return CGPoint(
    x: simulator.screen.bounds.midX,
    y: ((bottom + simulator.keyboard.frame.minY) / 2).rounded(.down)
  )
}

@MainActor private func tellPublished(_ story: Story) {
  let form = BackgroundTapForm()
  let (username, password) = (form.content.username, form.content.password)
  let simulator = story.scene("As published") { form }
  let before = simulator.snapshot()

  story.step("The person taps the user name.") { try simulator.user.tap(username) }
  story.verdict("the field is first responder", username.isFirstResponder)
  story.verdict(
    "the keyboard is up, its top at \(points(simulator.keyboard.frame.minY))",
    simulator.keyboard.isShown
  )
  let during = simulator.snapshot()

  story.step("Tapping the field again dismisses nothing: the field keeps its touches.") {
    try simulator.user.tap(username)
  }
  story.verdict("the field is still first responder", username.isFirstResponder)
  story.verdict("the keyboard is still up", simulator.keyboard.isShown)

  story.step("A tap on the background reaches the root control.") {
    try simulator.user.tap(background(below: password, on: simulator))
  }
  story.verdict("nothing is first responder", simulator.firstResponder == nil)
  story.verdict("the keyboard is gone", !simulator.keyboard.isVisible)
  story.show([("before", before), ("editing", during), ("after the tap", simulator.snapshot())])

  story.step("The action names one field. With the other one focused, the tap does nothing.") {
    try simulator.user.tap(password)
    try simulator.user.tap(background(below: password, on: simulator))
  }
  story.finding(simulator.claimEditingEnded(), breaks: "X21")
}

@MainActor private func tellCovered(_ story: Story) {
  let form = BackgroundTapForm(coversRoot: true)
  let simulator = story.scene("As published, with a scroll view over the root") { form }
  story.step("The person taps the user name, and the background: the scroll view keeps the touch.") {
    try simulator.user.tap(form.content.username)
    try simulator.user.tap(background(below: form.content.password, on: simulator))
  }
  story.finding(simulator.claimEditingEnded(), breaks: "X21")
}

@MainActor private func tellCorrected(_ story: Story) {
  let form = FixedBackgroundTapForm()
  let simulator = story.scene("Corrected") { form }
  story.step("The action is view.endEditing(true), so it ends the password's editing too.") {
    try simulator.user.tap(form.content.password)
    try simulator.user.tap(background(below: form.content.password, on: simulator))
  }
  story.verdict("nothing is first responder", simulator.firstResponder == nil)
  story.verdict("the keyboard is gone", !simulator.keyboard.isVisible)
}

@MainActor private func tellCoveredCorrected(_ story: Story) {
  guard story.stage.has(VersionRules.hasGestureRecognizers) else {
    return story.say(
      "Through a scroll view it takes a gesture recognizer, which systems before 3.2 don't have."
    )
  }
  let form = FixedBackgroundTapForm(coversRoot: true)
  let simulator = story.scene("Corrected, with a scroll view over the root") { form }
  story.step("A tap recognizer on the scroll view calls backgroundTap, and leaves views their touches.") {
    try simulator.user.tap(form.content.username)
    try simulator.user.tap(background(below: form.content.password, on: simulator))
  }
  story.verdict(simulator.claimEditingEnded())
}
