import HeadlessUIKit

extension Example {
  /// The section "Text Field Hiding behind keypad" of BackgroundTapForBlog: the form makes space for the
  /// keyboard.
  public static let scrollableForm = Example(
    "ScrollableForm",
    origin: .published(.backgroundTap),
    title: "Scrollable form: the field comes out from behind the keyboard",
    on: Stage(.iPhone3GS, "3.1.3"),
    tell: tellScrollableForm
  )
}

// MARK: The interface

extension ViewController {
  /// Covers the view with a scroll view, and returns a field near its bottom, as in the document's nib.
  fileprivate func addUsername(in scrollView: ScrollView) -> TextField {
    let size = view.bounds.size
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.accessibilityIdentifier = "form"
    view.addSubview(scrollView)
    let title = Label(frame: CGRect(x: 20, y: 64, width: size.width - 40, height: 21))
    title.text = "Sign in"
    let field = TextField(frame: CGRect(x: 20, y: size.height - 120, width: size.width - 40, height: 31))
    field.placeholder = "Username"
    for view in [title, field] { scrollView.addSubview(view) }
    return field
  }
}

/// The published form. The controller is both delegates of the scroll view, as in the document's last step.
final class PublishedScrollableForm: ScrollableFormViewController, ScrollViewDelegate {
  /// Whether the content size is the document's, also on screens other than that of the document.
  private let hasPublishedSize: Bool
  private(set) var scrollCount = 0

  init(hasPublishedSize: Bool = false) {
    self.hasPublishedSize = hasPublishedSize
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    super.loadView()
    let background = BackgroundTapScrollView()
    username = addUsername(in: background)
    background.delegate = self
    background.backgroundTapDelegate = self
    scrollView = background
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // 320 x 416 on the document's screen of 320 x 480.
    if hasPublishedSize { return }
    scrollView?.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height - 64)
  }

  override func backgroundTap(_ sender: Any) {
    Simulator.current.log.note("backgroundTap(_:) of the scroll view's delegate")
    super.backgroundTap(sender)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { scrollCount += 1 }
}

/// The corrected form.
private final class CorrectedForm: FixedScrollableFormViewController {
  override func loadView() {
    super.loadView()
    let background = FixedBackgroundTapScrollView()
    username = addUsername(in: background)
    background.backgroundTapDelegate = self
    scrollView = background
  }

  override func backgroundTap(_ sender: Any) {
    Simulator.current.log.note("backgroundTap(_:) of the scroll view's delegate")
    super.backgroundTap(sender)
  }
}

extension Simulator {
  /// Claims that a field is above the keyboard at this moment of the keyboard's slide.
  fileprivate func claimAboveSlidingKeyboard(_ field: TextField) -> Claim {
    let bottom = sequence(first: field as View, next: \.superview)
      .reduce(field.bounds.maxY) { y, view in y - view.presentation.bounds.minY + view.presentation.frame.minY
      }
      .rounded()
    let top = keyboard.presentationFrame.minY.rounded()
    let text =
      "during the slide the field's bottom is at \(points(bottom)), and the keyboard's top at \(points(top))"
    return Claim(text, bottom <= top)
  }
}

// MARK: The story

@MainActor private func tellScrollableForm(_ story: Story) {
  if story.isWhole { tellWithout(story) }
  if story.tells(.classic) {
    tellPublished(story)
    tellScrollableFormFlaws(story)
  }
  if story.tells(.fixed) { tellCorrected(story) }
}

@MainActor private func tellWithout(_ story: Story) {
  let controller = ViewController()
  let scrollView = ScrollView()
  var username = TextField()
  let simulator = story.scene("Without the technique") {
    username = controller.addUsername(in: scrollView)
    return controller
  }
  let before = simulator.snapshot()
  story.step("The user taps the user name.") { try simulator.user.tap(username) }
  let claim = simulator.claimVisible(username)
  story.verdict(claim.text, !claim.holds)
  story.show(
    [("before", before), ("the field is behind the keyboard", simulator.snapshot())],
    isBrief: true
  )

  story.step("The app makes the scroll view as much lower as the keyboard is high, and does not scroll.") {
    simulator.perform { scrollView.frame.size.height -= simulator.keyboard.frame.height }
    simulator.settle()
  }
  let offset = scrollView.contentOffset.y
  story.verdict(
    "the content is still at \(points(offset)): a lower frame is not \"equivalent to shifting the scroll upwards\"",
    offset == 0
  )
}

@MainActor private func tellPublished(_ story: Story) {
  let form = PublishedScrollableForm()
  let simulator = story.scene("As published") { form }
  story.say(
    """
    At did-show the scroll view shrinks by the keyboard's height and scrolls to the field; at did-hide it grows by the
    same height. A touch on the scroll view's background ends editing.
    """
  )
  guard let username = form.username, let scrollView = form.scrollView else { return }
  let height = scrollView.frame.height
  let before = simulator.snapshot()

  story.step("The user taps the user name; the keyboard begins to slide in.") {
    try simulator.user.manually { try simulator.user.tap(username) }
    simulator.advanceToMiddleOfSlide()
  }
  story.flaw(simulator.claimAboveSlidingKeyboard(username), breaks: "D0.15")
  let sliding = simulator.snapshot()

  story.step("The slide ends, and the form has scrolled.") { simulator.settle() }
  story.result(simulator.claimVisible(username), breaks: "D0.25")
  let (lower, keys) = (scrollView.frame.height, simulator.keyboard.frame.height)
  story.result(
    Claim(
      "the scroll view is \(points(lower)) points high, \(points(keys)) less than \(points(height))",
      lower == height - keys
    ),
    breaks: "D0.20"
  )
  story.show([("before", before), ("sliding", sliding), ("after", simulator.snapshot())])

  story.step("The user types \"ada\" and taps the background, above the field.") {
    try simulator.user.type("ada")
    try simulator.user.tap(CGPoint(x: simulator.screen.bounds.midX, y: 160))
  }
  story.result(simulator.claimEditingEnded(), breaks: "D0.22")
  let (restored, offset) = (scrollView.frame.height, scrollView.contentOffset.y)
  story.result(
    Claim(
      "the scroll view is \(points(restored)) points high again, and the content is at \(points(offset))",
      restored == height && offset == -scrollView.adjustedContentInset.top
    ),
    breaks: "D0.21"
  )
  story.verdict(
    "the scroll view has called scrollViewDidScroll(_:) of its delegate, which is connected, too",
    form.scrollCount > 0
  )
}

@MainActor private func tellCorrected(_ story: Story) {
  let form = CorrectedForm()
  let simulator = story.scene("Corrected") { form }
  story.say(
    "At will-show the scroll view shrinks by the part that the keyboard covers, along with the keyboard's slide."
  )
  guard let username = form.username, let scrollView = form.scrollView else { return }
  let height = scrollView.frame.height
  let before = simulator.snapshot()

  story.step("The user taps the user name; the keyboard begins to slide in.") {
    try simulator.user.manually { try simulator.user.tap(username) }
    simulator.advanceToMiddleOfSlide()
  }
  story.verdict(simulator.claimAboveSlidingKeyboard(username))
  let sliding = simulator.snapshot()
  simulator.settle()
  story.show([("before", before), ("sliding", sliding), ("after", simulator.snapshot())], isBrief: true)

  story.step("The user drags the background.") {
    try simulator.user.dragUp(by: 80)
  }
  story.verdict("still first responder after the drag", username.isFirstResponder)
  story.step("The user taps the background.") {
    try simulator.user.tap(CGPoint(x: simulator.screen.bounds.midX, y: 160))
  }
  story.verdict(simulator.claimEditingEnded())
  story.verdict(
    "the scroll view is \(points(scrollView.frame.height)) points high again",
    scrollView.frame.height == height
  )
}
