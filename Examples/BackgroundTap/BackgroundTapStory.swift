import Foundation
import HeadlessUIKit

/// The content of this story's forms: a user name and a password, in the root view or in a scroll view that
/// covers it.
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
  /// Covers the root view with a scroll view, as the document does for fields that the keyboard hides.
  fileprivate func coverRoot() -> ScrollView {
    let scrollView = ScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.accessibilityIdentifier = "form"
    view.addSubview(scrollView)
    (self as? FixedBackgroundTapViewController)?.hearTaps(on: scrollView)
    return scrollView
  }
}

/// The published form, whose action makes the user name resign.
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

/// The corrected form, whose action ends the editing of any field.
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
  /// The section "Background Tap Functionality" of BackgroundTapForBlog: a tap beside the field hides the
  /// keyboard.
  public static let backgroundTap = Example(
    "BackgroundTap",
    origin: .published(.backgroundTap),
    title: "Background tap: a tap beside the field ends editing",
    on: Stage(.iPhone4, "4.3"),
    tell: tellBackgroundTap
  )
}

@MainActor private func tellBackgroundTap(_ story: Story) {
  story.say(
    """
    The form's root view is a Control, since a plain View sends no control events. Its .touchUpInside
    sends backgroundTap, which makes the field resign. (The document says that UIView is extended from
    UIControl; it is the other way round: a control is a view.)
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

/// Returns a point of the background between the fields and the keyboard.
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

  story.step("The user taps the user name.") { try simulator.user.tap(username) }
  story.verdict("the field is first responder", username.isFirstResponder)
  story.verdict(
    "the keyboard is up, its top at \(points(simulator.keyboard.frame.minY))",
    simulator.keyboard.isShown
  )
  let during = simulator.snapshot()

  story.step("The user taps the field again. The field handles its touches itself, so editing goes on.") {
    try simulator.user.tap(username)
  }
  story.verdict("the field is still first responder", username.isFirstResponder)
  story.verdict("the keyboard is still up", simulator.keyboard.isShown)

  story.step("The user taps the background, which is the root control.") {
    try simulator.user.tap(background(below: password, on: simulator))
  }
  story.result(simulator.claimEditingEnded(), breaks: "D0.5")
  story.show([("before", before), ("editing", during), ("after the tap", simulator.snapshot())])

  story.step(
    "The user edits the other field and taps the background. The action makes the user name resign, and nothing else."
  ) {
    try simulator.user.tap(password)
    try simulator.user.tap(background(below: password, on: simulator))
  }
  story.flaw(simulator.claimEditingEnded(), breaks: "X21")
}

@MainActor private func tellCovered(_ story: Story) {
  let form = BackgroundTapForm(coversRoot: true)
  let simulator = story.scene("The published form, with a scroll view over the root") { form }
  story.step("The user taps the user name, and then the background: the scroll view takes the touch.") {
    try simulator.user.tap(form.content.username)
    try simulator.user.tap(background(below: form.content.password, on: simulator))
  }
  story.flaw(simulator.claimEditingEnded(), breaks: "X21")
}

@MainActor private func tellCorrected(_ story: Story) {
  let form = FixedBackgroundTapForm()
  let simulator = story.scene("Corrected") { form }
  story.step("The user taps the password, and then the background. The action is view.endEditing(true).") {
    try simulator.user.tap(form.content.password)
    try simulator.user.tap(background(below: form.content.password, on: simulator))
  }
  story.verdict(simulator.claimEditingEnded())
}

@MainActor private func tellCoveredCorrected(_ story: Story) {
  guard story.stage.has(VersionRules.hasGestureRecognizers) else {
    return story.say(
      "Through a scroll view the corrected form needs a gesture recognizer, which systems before 3.2 don't have."
    )
  }
  let form = FixedBackgroundTapForm(coversRoot: true)
  let simulator = story.scene("Corrected, with a scroll view over the root") { form }
  story.step(
    "The user does the same. A tap recognizer on the scroll view sends backgroundTap, and cancels no touches."
  ) {
    try simulator.user.tap(form.content.username)
    try simulator.user.tap(background(below: form.content.password, on: simulator))
  }
  story.verdict(simulator.claimEditingEnded())
}
