import HeadlessUIKit

extension Example {
  /// Document 003: the scroll view's insets make room for the keyboard.
  public static let contentInsets = Example(
    "ContentInsets",
    document: "003",
    title: "Content insets: the scroll view keeps its frame and gets room at its bottom",
    on: Stage(.iPhone5s, "8.4"),
    tell: tellContentInsets
  )
}

@MainActor private func tellContentInsets(_ story: Story) {
  if story.tells(.classic) {
    tell(story, "Apple's older solution", OlderContentInsetsViewController(), story.finding)
    tell(story, "As published", ContentInsetsViewController(), drawsField: true, story.finding)
    tellBar(story, "As published, below an opaque bar", ContentInsetsViewController(), story.finding)
  }
  guard story.tells(.fixed) else { return }
  let verdict: Check = { claim, _ in story.verdict(claim) }
  tell(story, "Corrected", FixedContentInsetsViewController(), drawsField: true, verdict)
  tellBar(story, "Corrected, below an opaque bar", FixedContentInsetsViewController(), verdict)
}

/// Tells what became of a claim, and which scenario or fact says why it need not hold.
private typealias Check = @MainActor (_ claim: Claim, _ fact: String) -> Void

/// The form of this story: more content than the screen has room for, and 50 points of an inset that is the program's own.
@MainActor private struct InsetForm {
  let controller: ScrollingFieldsViewController
  /// As wide as the view, at the top.
  let title = TextField()
  /// Where the story needs it.
  let middle = TextField()
  /// Far down.
  let low = TextField()
  /// Below that, for numbers.
  let number = TextField()

  init(_ controller: ScrollingFieldsViewController) {
    self.controller = controller
    let container = controller.fieldContainer
    let size = container.bounds.size
    func place(_ field: TextField, _ name: String, _ y: CGFloat, inset: CGFloat = 20) {
      field.frame = CGRect(x: inset, y: y, width: size.width - 2 * inset, height: 31)
      field.placeholder = name
      container.addSubview(field)
      controller.watch(field)
    }
    place(title, "Title", 10, inset: 0)
    title.frame.size.height = 30
    place(middle, "City", 60)
    place(low, "Street", size.height - 120)
    place(number, "Zip", size.height - 80)
    number.keyboardType = .numberPad
    scrollView?.contentSize = CGSize(width: size.width, height: size.height + 200)
    scrollView?.contentInset.bottom = 50
  }

  var scrollView: ScrollView? { controller.scrollView }
  var offset: CGFloat { scrollView?.contentOffset.y ?? 0 }
  var inset: CGFloat { scrollView?.adjustedContentInset.bottom ?? 0 }

  /// Puts the field in the middle where its upper edge is seen at a height of the screen.
  func placeMiddle(at y: CGFloat) {
    middle.frame.origin.y = controller.view.convert(CGPoint(x: 0, y: y), from: nil).y + offset
  }

  /// Drags the content down until it goes no further.
  func scrollToTop(in simulator: Simulator) throws {
    var before: CGFloat
    repeat {
      before = offset
      try scroll(by: 150, in: simulator)
    } while offset != before
  }

  func endEditing(in simulator: Simulator) {
    controller.view.endEditing(true)
    simulator.settle()
  }

  /// Claims that the content is where it was.
  func claimUnmoved(from before: CGFloat) -> Claim {
    if offset == before { return Claim("the content stays at \(points(before))", true) }
    return Claim("the content goes from \(points(before)) to \(points(offset))", false)
  }
}

/// Drags the content up by about 50 points, or down, beside the fields.
@MainActor private func scroll(by way: CGFloat = -60, in simulator: Simulator) throws {
  let path = FingerPath(from: CGPoint(x: 10, y: 200))
    .moving(to: CGPoint(x: 10, y: 200 + way), over: .milliseconds(200))
  try simulator.user.touch(along: [path.holding(for: .milliseconds(200))])
}

@MainActor private func tell(
  _ story: Story,
  _ heading: String,
  _ controller: ScrollingFieldsViewController,
  drawsField: Bool = false,
  _ check: Check
) {
  var made: InsetForm?
  let simulator = story.scene(heading) {
    made = InsetForm(controller)
    return controller
  }
  guard let form = made else { return }
  let top = tellFields(story, form, simulator, drawsField, check)
  tellScrolled(story, form, simulator, keyboardTop: top, check)
}

/// Returns where the keyboard begins.
@MainActor private func tellFields(
  _ story: Story,
  _ form: InsetForm,
  _ simulator: Simulator,
  _ draws: Bool,
  _ check: Check
) -> CGFloat {
  let geometry = simulator.recordGeometry()
  let before = (offset: form.offset, snapshot: simulator.snapshot())
  story.step("The person taps the field at the top, which is seen.") { try simulator.user.tap(form.title) }
  // Apple's solution looks at another corner, in the same wrong frame.
  check(
    form.claimUnmoved(from: before.offset),
    form.controller is OlderContentInsetsViewController ? "X17" : "X16"
  )
  if draws { story.show([("before", before.snapshot), ("the field is tapped", simulator.snapshot())]) }

  story.step("The person ends editing, scrolls to the top, and taps the field far down.") {
    form.endEditing(in: simulator)
    try form.scrollToTop(in: simulator)
    try simulator.user.tap(form.low)
  }
  check(simulator.claimFocusVisible(), "KP1")

  story.step("The person goes on to the field below, which is for numbers.") {
    form.number.becomeFirstResponder()
    simulator.settle()
  }
  check(simulator.claimFocusVisible(), "X07")

  story.step("And back to the one above.") {
    form.low.becomeFirstResponder()
    simulator.settle()
  }
  let (height, top) = (simulator.keyboard.frame.height, simulator.keyboard.frame.minY)
  check(
    Claim(
      "the bottom inset is \(points(form.inset)), the keyboard \(points(height)) high",
      form.inset >= height
    ),
    "KN32"
  )

  story.step("The person ends editing.") { form.endEditing(in: simulator) }
  check(geometry.claimRestored(), "X11")
  return top
}

@MainActor private func tellScrolled(
  _ story: Story,
  _ form: InsetForm,
  _ simulator: Simulator,
  keyboardTop top: CGFloat,
  _ check: Check
) {
  var before: CGFloat = 0
  story.step(
    "The person goes to the top, scrolls a little, and taps a field that will be seen above the keyboard."
  ) {
    try form.scrollToTop(in: simulator)
    try scroll(in: simulator)
    form.placeMiddle(at: top - 40)
    before = form.offset
    try simulator.user.tap(form.middle)
  }
  check(form.claimUnmoved(from: before), "KP4")

  story.step(
    "The person goes to the top again, and taps a field of which the keyboard will cover the lower half."
  ) {
    form.endEditing(in: simulator)
    try form.scrollToTop(in: simulator)
    form.placeMiddle(at: top - 15)
    try simulator.user.tap(form.middle)
  }
  check(simulator.claimFocusVisible(), "KP4")

  story.step("The person scrolls, and ends editing.") {
    try scroll(in: simulator)
    before = form.offset
    form.endEditing(in: simulator)
  }
  check(form.claimUnmoved(from: before), "X15")
}

@MainActor private func tellBar(
  _ story: Story,
  _ heading: String,
  _ controller: ScrollingFieldsViewController,
  _ check: Check
) {
  var made: (form: InsetForm, navigation: NavigationController)?
  let simulator = story.scene(heading) {
    let form = InsetForm(controller)
    form.title.frame = CGRect(x: 20, y: 9, width: controller.view.bounds.width - 40, height: 31)
    let navigation = NavigationController(rootViewController: controller)
    navigation.navigationBar.isTranslucent = false
    made = (form, navigation)
    return navigation
  }
  guard let (form, navigation) = made else { return }
  let (before, inset) = (form.offset, form.inset)
  story.step("The person taps the field at the top, which is seen.") { try simulator.user.tap(form.title) }
  check(form.claimUnmoved(from: before), "X17")

  story.step("With the keyboard up another controller is pushed, and popped again.") {
    navigation.pushViewController(ViewController(), animated: true)
    simulator.settle()
    navigation.popViewController(animated: true)
    simulator.settle()
    form.endEditing(in: simulator)
  }
  check(
    Claim("the bottom inset was \(points(inset)) and is \(points(form.inset))", form.inset == inset),
    "KP4"
  )
}
