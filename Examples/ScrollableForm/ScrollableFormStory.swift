import HeadlessUIKit

/// The content of this story's three forms: a scroll view with a field near the bottom.
@MainActor private struct FormContent {
  let signIn = SignInContent()
  var username: TextField { signIn.username }

  func fill(_ scrollView: ScrollView, in view: View) {
    let size = view.bounds.size
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.accessibilityIdentifier = "form"
    // 320 x 416 points on the document's screen of 320 x 480.
    scrollView.contentSize = CGSize(width: size.width, height: size.height - 64)
    signIn.fill(scrollView, fieldAt: size.height - 120)
    view.addSubview(scrollView)
  }

  /// Adds the content to a form that avoids the keyboard.
  func fill(_ scrollView: ScrollView, of form: ScrollableViewController) {
    fill(scrollView, in: form.view)
    form.scrollView = scrollView
    form.registerForEditingEvents(username)
  }
}

/// The form in a plain controller, which doesn't react to the keyboard.
private final class PlainForm: ViewController {
  let content = FormContent()

  override func viewDidLoad() {
    content.fill(ScrollView(), in: view)
  }
}

/// The published form. The controller is both delegates of the scroll view, as in the last step of the
/// document.
private final class PublishedForm: ScrollableViewController, BackgroundTapDelegate, ScrollViewDelegate {
  let content = FormContent()
  private(set) var scrollCount = 0

  override func viewDidLoad() {
    let background = BackgroundTapScrollView()
    background.delegate = self
    background.backgroundTapDelegate = self
    content.fill(background, of: self)
    super.viewDidLoad()
  }

  func backgroundTap(_ sender: Any) {
    content.username.resignFirstResponder()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { scrollCount += 1 }
}

/// The form with both classes corrected.
private final class CorrectedForm: FixedScrollableViewController, BackgroundTapDelegate {
  let content = FormContent()

  override func viewDidLoad() {
    let background = FixedBackgroundTapScrollView()
    background.backgroundTapDelegate = self
    content.fill(background, of: self)
    super.viewDidLoad()
  }

  func backgroundTap(_ sender: Any) {
    view.endEditing(true)
  }
}

extension Example {
  /// The section "Text Field Hiding behind keypad" of BackgroundTapForBlog: the form makes space for the
  /// keyboard.
  public static let scrollableForm = Example(
    "ScrollableForm",
    origin: .published(.backgroundTap),
    title: "Scrollable form: the field comes out from behind the keyboard",
    on: Stage(.iPhone4, "4.3"),
    tell: tellScrollableForm
  )
}

@MainActor private func tellScrollableForm(_ story: Story) {
  story.say(
    """
    After the keyboard has appeared, the scroll view shrinks by the keyboard's height and scrolls to the field.
    After it has left, the scroll view grows by the same height. A tap on the scroll view's background ends
    editing.
    """
  )
  if story.isWhole { tellPlain(story) }
  if story.tells(.classic) {
    let form = PublishedForm()
    tell(story, "As published", form, form.content)
    story.verdict(
      "the scroll view's delegate is connected, too: it was called \(times(form.scrollCount))",
      form.scrollCount > 0
    )
    tellFlaws(story)
  }
  if story.isWhole {
    story.say(
      """
      The published class waits for did-show, so the field is hidden while the keyboard slides. The corrected
      class observes will-show and moves with the keyboard.
      """
    )
  }
  if story.tells(.fixed) {
    let form = CorrectedForm()
    tell(story, "Corrected", form, form.content)
  }
}

@MainActor private func tellPlain(_ story: Story) {
  let form = PlainForm()
  let simulator = story.scene("Without the technique") { form }
  let before = simulator.snapshot()
  story.step("The user taps the field.") { try simulator.user.tap(form.content.username) }
  let claim = simulator.claimVisible(form.content.username)
  story.verdict(claim.text, !claim.holds)
  story.show([("before", before), ("the field is behind the keyboard", simulator.snapshot())])
}

@MainActor private func tell(
  _ story: Story,
  _ title: String,
  _ form: ScrollableViewController,
  _ content: FormContent
) {
  func check(_ claim: Claim, _ id: String) {
    if form is FixedScrollableViewController { story.verdict(claim) } else { story.result(claim, breaks: id) }
  }
  let simulator = story.scene(title) { form }
  let height = form.scrollView?.frame.height ?? 0
  let before = simulator.snapshot()

  story.step("The user taps the field; the keyboard begins to slide in.") {
    try simulator.user.manually { try simulator.user.tap(content.username) }
    simulator.advance(by: .milliseconds(150))
  }
  let sliding = simulator.snapshot()

  story.step("The slide ends, and the form has scrolled.") { simulator.settle() }
  check(simulator.claimVisible(content.username), "D0.25")
  let shrunken = form.scrollView?.frame.height ?? 0
  let taken = simulator.keyboard.frame.height
  check(
    Claim(
      "the scroll view is \(points(shrunken)) points high, \(points(taken)) less than \(points(height))",
      shrunken == height - taken
    ),
    "D0.20"
  )
  story.show([("before", before), ("sliding", sliding), ("after", simulator.snapshot())])

  story.step("The user types \"ada\" and taps the background, above the field.") {
    try simulator.user.type("ada")
    try simulator.user.tap(CGPoint(x: simulator.screen.bounds.midX, y: 100))
  }
  check(simulator.claimEditingEnded(), "D0.22")
  let restored = form.scrollView?.frame.height ?? 0
  check(
    Claim(
      "the scroll view is \(points(restored)) points high, as before: \(points(height))",
      restored == height
    ),
    "D0.21"
  )
  let offset = form.scrollView?.contentOffset.y ?? 0
  check(
    Claim(
      "the content is back at \(points(offset))",
      offset == -(form.scrollView?.adjustedContentInset.top ?? 0)
    ),
    "D0.21"
  )
}

/// Plays the flaws of the published class on the story's own stage. The catalogue of bugs also plays them
/// with the corrected class.
@MainActor private func tellFlaws(_ story: Story) {
  let (simulator, form) = story.scene("As published, with a second field") {
    AvoidanceForm(ScrollableViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps the field \"Street\", and goes on to the field \"Zip\" below it.") {
    try simulator.user.tap(form.low)
    form.number.becomeFirstResponder()
    simulator.settle()
  }
  story.flaw(simulator.claimFocusVisible(), breaks: "X07")
  tellSecondShow(story)
  for scenario in [Scenario.frameDrift, .unmatchedHide, .fieldInContainer, .deallocatedObserver] {
    story.replay(scenario)
  }
}

/// Plays a second did-show, which isn't a flaw of the published class because it has a flag.
@MainActor private func tellSecondShow(_ story: Story) {
  let (simulator, form) = story.scene(
    "As published, where a change of fields posts did-show again",
    on: Stage(.iPhone3G, "2.2.1")
  ) {
    AvoidanceForm(ScrollableViewController())
  } in: {
    $0.controller
  }
  let container = form.controller.fieldContainer
  let height = container.frame.height
  story.step("The user does the same.") {
    try simulator.user.tap(form.low)
    form.number.becomeFirstResponder()
    simulator.settle()
  }
  let (taken, keys) = (height - container.frame.height, simulator.keyboard.frame.height)
  story.verdict(
    "because of its flag the class subtracts \(points(keys)) points once, and not \(points(2 * keys))",
    taken == keys
  )
  story.say("A class without a flag has the bug of scenario X02 there.", about: "X02")
}
