import HeadlessUIKit

/// What the three forms of this story have in common: a scroll view with a field far down, as document 000 lays it out.
@MainActor private struct FormContent {
  let signIn = SignInContent()
  var username: TextField { signIn.username }

  func fill(_ scrollView: ScrollView, in view: View) {
    let size = view.bounds.size
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.accessibilityIdentifier = "form"
    scrollView.contentSize = CGSize(width: size.width, height: size.height - 64)
    signIn.fill(scrollView, fieldAt: size.height - 120)
    view.addSubview(scrollView)
  }

  /// Fills a form that makes room for the keyboard.
  func fill(_ scrollView: ScrollView, of form: ScrollableViewController) {
    fill(scrollView, in: form.view)
    form.scrollView = scrollView
    form.registerForEditingEvents(username)
  }
}

/// The form on a plain controller, which does nothing about the keyboard.
private final class PlainForm: ViewController {
  let content = FormContent()

  override func viewDidLoad() {
    content.fill(ScrollView(), in: view)
  }
}

/// The form as document 000 published it.
private final class PublishedForm: ScrollableViewController, BackgroundTapDelegate {
  let content = FormContent()

  override func viewDidLoad() {
    let background = BackgroundTapScrollView()
    background.backgroundTapDelegate = self
    content.fill(background, of: self)
    super.viewDidLoad()
  }

  func backgroundTap(_ sender: Any) {
    content.username.resignFirstResponder()
  }
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
  /// Document 000, "text field hiding behind keypad": the form makes room for the keyboard.
  public static let scrollableForm = Example(
    "ScrollableForm",
    document: "000",
    title: "Scrollable form: the field comes out from behind the keyboard",
    on: Stage(.iPhone4, "4.3"),
    tell: tellScrollableForm
  )
}

@MainActor private func tellScrollableForm(_ story: Story) {
  if story.isWhole { tellPlain(story) }
  if story.tells(.classic) {
    let form = PublishedForm()
    tell(story, "As published", form, form.content)
  }
  if story.isWhole {
    story.say(
      """
      The published class waits for did-show, so the field is hidden while the keyboard slides. The corrected
      one follows will-show, and moves along.
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
  story.step("The person taps the field.") { try simulator.user.tap(form.content.username) }
  let (bottom, top) = (bottom(of: form.content.username), simulator.keyboard.frame.minY)
  story.verdict(
    "the field is hidden: its bottom \(points(bottom)) > keyboard top \(points(top))",
    bottom > top
  )
  story.show([("before", before), ("the field is behind the keyboard", simulator.snapshot())])
}

@MainActor private func tell(
  _ story: Story,
  _ title: String,
  _ form: ScrollableViewController,
  _ content: FormContent
) {
  let simulator = story.scene(title) { form }
  let height = form.scrollView?.frame.height ?? 0
  let before = simulator.snapshot()

  story.step("The person taps the field; the keyboard begins to slide in.") {
    try simulator.user.manually { try simulator.user.tap(content.username) }
    simulator.advance(by: .milliseconds(150))
  }
  let sliding = simulator.snapshot()

  story.step("The slide ends, and the form has scrolled.") { simulator.settle() }
  let (bottom, top) = (bottom(of: content.username), simulator.keyboard.frame.minY)
  story.verdict(
    "the field is visible: its bottom \(points(bottom)) <= keyboard top \(points(top))",
    bottom <= top
  )
  let shrunken = form.scrollView?.frame.height ?? 0
  let taken = simulator.keyboard.frame.height
  story.verdict(
    "the scroll view is \(points(shrunken)) points high, \(points(taken)) less than \(points(height))",
    shrunken == height - taken
  )
  story.show([("before", before), ("sliding", sliding), ("after", simulator.snapshot())])

  story.step("The person types \"ada\" and taps the background, above the field.") {
    try simulator.user.type("ada")
    try simulator.user.tap(CGPoint(x: simulator.screen.bounds.midX, y: 100))
  }
  let restored = form.scrollView?.frame.height ?? 0
  story.verdict("the keyboard is gone", !simulator.keyboard.isVisible)
  story.verdict(
    "the scroll view is back to its height: \(points(restored)) == \(points(height))",
    restored == height
  )
}

/// The lower edge of a view on the screen.
@MainActor private func bottom(of view: View) -> CGFloat {
  view.convert(view.bounds, to: nil).maxY
}
