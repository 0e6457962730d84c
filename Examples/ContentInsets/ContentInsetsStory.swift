import HeadlessUIKit

extension Example {
  /// The technique of "Don't Block the Box": the scroll view's insets make space for the keyboard.
  public static let contentInsets = Example(
    "ContentInsets",
    origin: .published(.obstructedViews),
    title: "Content insets: the scroll view keeps its frame and gets space at its bottom",
    on: Stage(.iPhone5s, "8.4"),
    tell: tellContentInsets
  )
}

@MainActor private func tellContentInsets(_ story: Story) {
  story.say(
    """
    A scroll view with content larger than the screen. After the keyboard has appeared, its height is added to the
    bottom inset, and the content scrolls if the field is hidden; the frame doesn't change. When the keyboard
    leaves, insets and offset are restored. There are three classes: Apple's solution, which the document
    criticizes, the document's own, and a corrected one.
    """
  )
  if !story.stage.has(VersionRules.containersAdjustScrollViewInsets) {
    story.say(
      "The scenes below a translucent bar need iOS 7 to 10, where the system changes the insets, and are left out."
    )
  }
  if story.tells(.classic) {
    tellApples(story)
    tellPublished(story)
  }
  guard story.tells(.fixed) else { return }
  story.say(
    """
    The corrected class saves no insets. At each notification it adds the space that the keyboard needs in
    addition to the existing insets, and removes the same amount later.
    """
  )
  tellCorrected(story)
}

/// The form of this story, with a bottom inset of 50 points that the app sets.
@MainActor private struct InsetForm {
  let controller: ScrollingFieldsViewController
  /// A field at the top, as wide as the view.
  let title = TextField()
  /// A field at a position that the story sets.
  let middle = TextField()
  /// A field near the bottom.
  let low = TextField()
  /// A field for numbers below `low`.
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

  /// Places the middle field so that its upper edge is at a y-coordinate of the window.
  func placeMiddle(at y: CGFloat) {
    middle.frame.origin.y = controller.view.convert(CGPoint(x: 0, y: y), from: nil).y + offset
  }

  /// Drags the content down until its offset no longer changes.
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

  /// Returns a claim that the content offset is unchanged.
  func claimUnmoved(from before: CGFloat) -> Claim {
    if offset == before { return Claim("the content stays at \(points(before))", true) }
    return Claim("the content was at \(points(before)) and is at \(points(offset))", false)
  }
}

/// Drags the content beside the fields, up if `way` is negative, 60 points by default (of which it scrolls
/// about 50).
@MainActor private func scroll(by way: CGFloat = -60, in simulator: Simulator) throws {
  let path = FingerPath(from: CGPoint(x: 10, y: 200))
    .moving(to: CGPoint(x: 10, y: 200 + way), over: .milliseconds(200))
  try simulator.user.touch(along: [path.holding(for: .milliseconds(200))])
}

/// A scene with one of the three classes, and the steps and claims of the story.
@MainActor private struct Teller {
  let story: Story
  let simulator: Simulator
  let form: InsetForm

  init(_ story: Story, _ title: String, _ controller: ScrollingFieldsViewController) {
    self.story = story
    (simulator, form) = story.scene(title) {
      InsetForm(controller)
    } in: {
      $0.controller
    }
  }

  // MARK: Steps

  func tapTitle() {
    story.step("The user taps the field at the top, which is visible.") { try simulator.user.tap(form.title) }
  }

  func tapLow() {
    story.step("The user taps the field near the bottom.") { try simulator.user.tap(form.low) }
  }

  func goToNumber() {
    story.step("The user goes on to the field below, which is for numbers.") {
      form.number.becomeFirstResponder()
      simulator.settle()
    }
  }

  func goBackToLow() {
    story.step("The user goes back to the field above, which is for letters.") {
      form.low.becomeFirstResponder()
      simulator.settle()
    }
  }

  func endEditing() {
    story.step("The user ends editing.") { form.endEditing(in: simulator) }
  }

  /// Scrolls to the top, then a little down, and taps a field that remains visible above the keyboard.
  /// Returns the offset before the tap.
  func tapScrolled() -> CGFloat {
    tapMiddle(
      "The user scrolls to the top and down a little, and taps a field that will be visible above the keyboard.",
      above: 40,
      scrolls: true
    )
  }

  /// Ends editing, scrolls to the top, and taps a field whose lower half the keyboard will cover.
  func tapHalfCovered() {
    _ = tapMiddle(
      "The user ends editing, scrolls to the top, and taps a field of which the keyboard will cover the lower half.",
      above: 15,
      scrolls: false
    )
  }

  /// Taps a field whose upper edge is `above` points above the keyboard's top.
  private func tapMiddle(_ text: String, above: CGFloat, scrolls: Bool) -> CGFloat {
    let top = story.stage.keyboardTop
    var before: CGFloat = 0
    story.step(text) {
      form.endEditing(in: simulator)
      try form.scrollToTop(in: simulator)
      if scrolls { try scroll(in: simulator) }
      form.placeMiddle(at: top - above)
      before = form.offset
      try simulator.user.tap(form.middle)
    }
    return before
  }

  func scrollAndEnd() -> CGFloat {
    var before: CGFloat = 0
    story.step("The user scrolls, and ends editing.") {
      try scroll(in: simulator)
      before = form.offset
      form.endEditing(in: simulator)
    }
    return before
  }

  // MARK: Claims

  func claimInset() -> Claim {
    let height = simulator.keyboard.frame.height
    return Claim(
      "the bottom inset is \(points(form.inset)), the keyboard \(points(height)) high",
      form.inset >= height
    )
  }

  func claimOwnInset() -> Claim {
    Claim(
      "the form's own bottom inset was 50 and is \(points(form.scrollView?.contentInset.bottom ?? 0))",
      form.scrollView?.contentInset.bottom == 50
    )
  }
}

// MARK: Apple's solution

/// Plays Apple's solution, which shows each of the faults that the document lists.
@MainActor private func tellApples(_ story: Story) {
  let teller = Teller(
    story,
    "Apple's solution, as described in the document",
    OlderContentInsetsViewController()
  )
  teller.tapLow()
  story.verdict(teller.simulator.claimEditingBegan(teller.form.low))
  teller.goToNumber()
  teller.goBackToLow()
  story.flaw(teller.claimInset(), breaks: story.stage.cause(orElse: "D3.15"))
  teller.endEditing()
  story.flaw(teller.claimOwnInset(), breaks: "D3.16")
  let before = teller.tapScrolled()
  story.flaw(teller.form.claimUnmoved(from: before), breaks: "D3.14")
  teller.tapHalfCovered()
  story.flaw(teller.simulator.claimFocusVisible(), breaks: story.stage.cause(orElse: "D3.13"))
  tellBars(story, "Apple's solution, as described in the document", OlderContentInsetsViewController()) {
    story.flaw($0, breaks: $1)
  }
}

extension Stage {
  /// Returns the cause of failures on the stage: KN13 before 3.2, where the notifications have no frame,
  /// otherwise `id`.
  fileprivate func cause(orElse id: String) -> String {
    has(VersionRules.userInfoContainsFrames) ? id : "KN13"
  }
}

extension Simulator {
  fileprivate func claimEditingBegan(_ field: TextField) -> Claim {
    Claim("\(field.placeholder ?? "the field") is first responder", field.isFirstResponder)
  }
}

// MARK: As published

@MainActor private func tellPublished(_ story: Story) {
  let teller = Teller(story, "As published", ContentInsetsViewController())
  let (geometry, start) = (teller.simulator.recordGeometry(), teller.form.offset)
  teller.tapLow()
  story.result(teller.simulator.claimFocusVisible(), breaks: story.stage.cause(orElse: "D3.10"))
  teller.goToNumber()
  teller.goBackToLow()
  story.result(teller.claimInset(), breaks: story.stage.cause(orElse: "D3.7"))
  teller.endEditing()
  story.result(teller.claimOwnInset(), breaks: "D3.11")
  story.result(geometry.claimRestored(), breaks: "D3.11")
  // From iOS 8 on, UIKit scrolls the scroll view at the time when the offset is saved, at did-show.
  story.result(teller.form.claimUnmoved(from: start), breaks: "E50")
  let before = teller.tapScrolled()
  story.result(teller.form.claimUnmoved(from: before), breaks: "D3.14")
  teller.tapHalfCovered()
  story.result(teller.simulator.claimFocusVisible(), breaks: story.stage.cause(orElse: "X17"))
  let scrolled = teller.scrollAndEnd()
  story.flaw(teller.form.claimUnmoved(from: scrolled), breaks: "X15")
  tellWideField(story, "As published", ContentInsetsViewController()) { story.flaw($0, breaks: "X16") }
  tellOpaqueBar(story, "As published", ContentInsetsViewController()) { story.flaw($0, breaks: $1) }
  tellBars(story, "As published", ContentInsetsViewController()) { story.result($0, breaks: $1) }
}

/// Plays the scene with a field as wide as the view.
@MainActor private func tellWideField(
  _ story: Story,
  _ title: String,
  _ controller: ScrollingFieldsViewController,
  check: (Claim) -> Void
) {
  let teller = Teller(story, "\(title), with a field as wide as the view", controller)
  let before = (offset: teller.form.offset, snapshot: teller.simulator.snapshot())
  teller.tapTitle()
  check(teller.form.claimUnmoved(from: before.offset))
  story.show([("before", before.snapshot), ("the field is tapped", teller.simulator.snapshot())])
}

// MARK: Corrected

@MainActor private func tellCorrected(_ story: Story) {
  let teller = Teller(story, "Corrected", FixedContentInsetsViewController())
  let geometry = teller.simulator.recordGeometry()
  teller.tapLow()
  story.verdict(teller.simulator.claimFocusVisible())
  teller.goToNumber()
  story.verdict(teller.simulator.claimFocusVisible())
  teller.goBackToLow()
  story.verdict(teller.claimInset())
  teller.endEditing()
  story.verdict(geometry.claimRestored())
  let before = teller.tapScrolled()
  story.verdict(teller.form.claimUnmoved(from: before))
  teller.tapHalfCovered()
  story.verdict(teller.simulator.claimFocusVisible())
  let scrolled = teller.scrollAndEnd()
  story.verdict(teller.form.claimUnmoved(from: scrolled))
  tellWideField(story, "Corrected", FixedContentInsetsViewController()) { story.verdict($0) }
  tellOpaqueBar(story, "Corrected", FixedContentInsetsViewController()) { claim, _ in story.verdict(claim) }
  tellBars(story, "Corrected", FixedContentInsetsViewController()) { claim, _ in story.verdict(claim) }
}

// MARK: Under bars

/// Plays a scene below an opaque bar, where the form begins at the bar's lower edge, and pushes another
/// controller while the keyboard is up.
@MainActor private func tellOpaqueBar(
  _ story: Story,
  _ heading: String,
  _ controller: ScrollingFieldsViewController,
  check: (Claim, _ id: String) -> Void
) {
  var navigation: NavigationController?
  let (simulator, form) = story.scene("\(heading), below an opaque bar") { () -> InsetForm in
    let form = InsetForm(controller)
    form.title.frame = CGRect(x: 20, y: 9, width: controller.view.bounds.width - 40, height: 31)
    return form
  } in: { form in
    let made = NavigationController(rootViewController: form.controller)
    made.navigationBar.isTranslucent = false
    navigation = made
    return made
  }
  let (before, inset) = (form.offset, form.inset)
  story.step("The user taps the field at the top, which is visible.") { try simulator.user.tap(form.title) }
  check(form.claimUnmoved(from: before), "X17")

  story.step("With the keyboard up another controller is pushed, and popped again.") {
    navigation?.pushViewController(ViewController(), animated: true)
    simulator.settle()
    navigation?.popViewController(animated: true)
    simulator.settle()
    form.endEditing(in: simulator)
  }
  check(
    Claim("the bottom inset was \(points(inset)) and is \(points(form.inset))", form.inset == inset),
    "D3.12"
  )
}

/// Plays a scene below a translucent bar, whose height iOS 7 to 10 add to the insets
/// (`automaticallyAdjustsScrollViewInsets`).
@MainActor private func tellBars(
  _ story: Story,
  _ heading: String,
  _ controller: ScrollingFieldsViewController,
  check: (Claim, _ id: String) -> Void
) {
  guard story.stage.has(VersionRules.containersAdjustScrollViewInsets) else { return }
  let (simulator, form) = story.scene("\(heading), below a translucent bar") { () -> InsetForm in
    let form = InsetForm(controller)
    // A field as wide as the view is the subject of another scene.
    form.title.frame = form.title.frame.insetBy(dx: 20, dy: 0)
    return form
  } in: {
    NavigationController(rootViewController: $0.controller)
  }
  let inset = form.scrollView?.contentInset.top ?? 0
  story.say(
    "The system has set the scroll view's top inset to \(points(inset)) points, for the status bar and the bar."
  )
  story.step("The user taps the field at the top, and ends editing.") {
    try simulator.user.tap(form.title)
    form.endEditing(in: simulator)
  }
  let now = form.scrollView?.contentInset.top ?? 0
  check(Claim("the top inset was \(points(inset)) and is \(points(now))", now == inset), "D3.16")
}
