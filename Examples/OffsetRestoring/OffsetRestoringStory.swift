import HeadlessUIKit

extension Stage {
  /// The author's device and system. The project of sample-scrollview was created in December 2009.
  static let ofSampleScrollview = Stage(.iPhone3G, "3.1.2")
}

extension Example {
  /// The technique of "Adjust UITextField hidden behind Keyboard with UIScrollView": the form scrolls to the
  /// tapped field, and later returns to its offset.
  public static let offsetRestoring = Example(
    "OffsetRestoring",
    origin: .published(.hiddenFields),
    title: "Offset restoring: the form scrolls to the tapped field, and back when editing ends",
    on: .ofSampleScrollview,
    tell: tellOffsetRestoring
  )
}

// MARK: The interface

/// The interface of the document: a scroll view that fills the view, and two fields near its bottom.
@MainActor struct TwoFieldForm {
  let controller: ViewController
  let scrollView: ScrollView
  let tx1: TextField
  let tx2: TextField

  /// Adds the scroll view and the fields to a controller, and connects its outlets.
  ///
  /// - Parameter contentHeight: The height of the content; `nil` for that of the view on the screen, as in
  ///   the document: before iOS 7, without the status bar.
  init(_ controller: ViewController, contentHeight: CGFloat? = nil) {
    let screen = Screen.main
    let bar = Application.shared.context.system < "7.0" ? screen.statusBarHeight : 0
    let size = CGSize(width: screen.bounds.width, height: contentHeight ?? screen.bounds.height - bar)
    self.controller = controller
    scrollView = controller.coverWithScrollView()
    scrollView.contentSize = size
    tx1 = TextField(frame: CGRect(x: 20, y: screen.bounds.height - 140, width: size.width - 40, height: 31))
    tx2 = TextField(frame: CGRect(x: 20, y: screen.bounds.height - 105, width: size.width - 40, height: 31))
    (tx1.placeholder, tx2.placeholder) = ("tx1", "tx2")
    for field in [tx1, tx2] { scrollView.addSubview(field) }

    if let controller = controller as? any ScrollViewAvoiding {
      controller.scrollView = scrollView
      for field in [tx1, tx2] { controller.watch(field) }
    }
    if let controller = controller as? OffsetRestoringFirstStage {
      (controller.tx1, controller.tx2, controller.contentSize) = (tx1, tx2, size)
    }
    if let controller = controller as? OffsetRestoringViewController {
      (controller.tx1, controller.tx2, controller.contentSize) = (tx1, tx2, size)
    }
  }

  /// A point in the strip of `tx2` that is visible while `tx1` is 10 points above the keyboard, in window
  /// coordinates.
  var stripOfSecond: CGPoint { tx2.convert(CGPoint(x: tx2.bounds.midX, y: 3), to: nil) }
}

/// The published class, which writes its delegate calls to the log.
private final class SampleViewController: OffsetRestoringViewController {
  override func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    NSLog("textFieldShouldBeginEditing(_:): activeField = \(textField.placeholder ?? "")")
    return super.textFieldShouldBeginEditing(textField)
  }

  override func textFieldShouldReturn(_ textField: TextField) -> Bool {
    NSLog("textFieldShouldReturn(_:)")
    return super.textFieldShouldReturn(textField)
  }
}

// MARK: The story

@MainActor private func tellOffsetRestoring(_ story: Story) {
  story.say(
    """
    After the keyboard has appeared, the scroll view shrinks by the keyboard's height and scrolls to the active
    field, with 10 points below it. After the keyboard has left, frame and offset are restored.
    """
  )
  if story.isWhole { tellPlain(story) }
  if story.tells(.classic) {
    tellMuchow(story)
    let form = { TwoFieldForm(SampleViewController()) }
    tell(story, "As published", form) { story.result($0, breaks: $1) }
    story.section("The first stage of the class, and the suggestion at the end of the document")
    tellFirstStage(story)
    tellMiddle(story)
    story.section("The flaws of the published class")
    tellOffsetRestoringFlaws(story, .classic)
  }
  guard story.tells(.fixed) else { return }
  let form = { TwoFieldForm(FixedOffsetRestoringViewController()) }
  tell(story, "Corrected", form) { claim, _ in story.verdict(claim) }
  story.section("The flaws, corrected")
  tellOffsetRestoringFlaws(story, .fixed)
}

@MainActor private func tellPlain(_ story: Story) {
  let (simulator, form) = story.scene("Without the technique") {
    TwoFieldForm(ViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps tx1.") { try simulator.user.tap(form.tx1) }
  let claim = simulator.claimShown(form.tx1)
  story.verdict(claim.text, !claim.holds)
}

/// Plays the solution from which the document starts.
@MainActor private func tellMuchow(_ story: Story) {
  let (simulator, form) = story.scene("John Muchow's solution, which the document improves") {
    TwoFieldForm(RevealOnTypingViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps tx1. The scroll view shrinks, and doesn't scroll.") {
    try simulator.user.tap(form.tx1)
  }
  story.flaw(simulator.claimShown(form.tx1), breaks: "D2.12")
  story.step("The user types \"m\". \"The field only pops when you actually start typing\".") {
    try simulator.user.type("m")
  }
  story.result(simulator.claimShown(form.tx1), breaks: "D2.11")
}

/// Plays the code of the document without its last section.
@MainActor private func tellFirstStage(_ story: Story) {
  let (simulator, form) = story.scene("The first stage", isBrief: true) {
    TwoFieldForm(OffsetRestoringFirstStage())
  } in: {
    $0.controller
  }
  story.step("The user taps tx1.") { try simulator.user.tap(form.tx1) }
  story.result(simulator.claimShown(form.tx1, above: 10), breaks: "D2.24")
  story.step("The user taps return. \"The keyboard does not close\".") {
    try simulator.user.tap(key: "return")
  }
  story.result(Claim("tx1 is still first responder", form.tx1.isFirstResponder), breaks: "D2.27")
  story.step("The user taps the visible strip of tx2. The code scrolls to tx1 only.") {
    try simulator.user.tap(form.stripOfSecond)
  }
  let claim = simulator.claimShown(form.tx2)
  if !story.isOnOwnStage, claim.holds {
    story.sayAbsent(
      "the first stage leaves tx2 behind the keyboard",
      because: "the system scrolls to a field that becomes first responder (E50)"
    )
  } else {
    story.flaw(claim, breaks: "D2.27")
  }
}

/// Plays the main scene of either class.
///
/// - Parameter check: Receives the results that the author reports, with their items.
@MainActor private func tell(
  _ story: Story,
  _ title: String,
  _ make: () -> TwoFieldForm,
  check: (Claim, _ item: String) -> Void
) {
  let (simulator, form) = story.scene(title, form: make) { $0.controller }
  let (height, offset) = (form.scrollView.frame.height, form.scrollView.contentOffset.y)
  let before = simulator.snapshot()

  story.step("The user taps tx1.") { try simulator.user.tap(form.tx1) }
  check(simulator.claimShown(form.tx1, above: 10), "D2.13")
  let editing = simulator.snapshot()

  story.step("The user taps return.") { try simulator.user.tap(key: "return") }
  story.verdict(simulator.claimEditingEnded())
  check(form.claimRestored(height, offset), "D2.26")
  // The pictures of the two classes are the same.
  if !story.isWhole || title == "As published" {
    story.show([("before", before), ("editing", editing), ("after return", simulator.snapshot())])
  }

  story.step("The user taps tx2.") { try simulator.user.tap(form.tx2) }
  check(simulator.claimShown(form.tx2, above: 10), "D2.30")

  guard title == "As published" else { return }
  story.step("The user taps return, and the app shows another screen.") {
    try simulator.user.tap(key: "return")
    let other = ViewController()
    other.modalPresentationStyle = .fullScreen
    simulator.perform { form.controller.present(other, animated: true) }
    simulator.settle()
  }
  let names = [
    Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification,
    Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
  ]
  let count = names.map { simulator.notifications.observerCount(for: $0) }.reduce(0, +)
  check(Claim("the keyboard's notifications have \(count) observers", count == 0), "D2.21")
}

/// Plays the suggestion at the end of the document, which has no code for it.
@MainActor private func tellMiddle(_ story: Story) {
  let (simulator, form) = story.scene("The suggestion", isBrief: true) {
    TwoFieldForm(OffsetRestoringToMiddle(), contentHeight: story.stage.device.size.height * 2)
  } in: {
    $0.controller
  }
  story.step("The user taps tx1.") { try simulator.user.tap(form.tx1) }
  let middle = form.tx1.convert(CGPoint(x: 0, y: form.tx1.bounds.midY), to: nil).y
  let visible = form.scrollView.convert(CGPoint(x: 0, y: form.scrollView.bounds.midY), to: nil).y
  story.result(
    Claim(
      "the middle of tx1 is at \(points(middle)), that of the visible area at \(points(visible))",
      abs(middle - visible) <= 0.5
    ),
    breaks: "D2.31"
  )
}

extension TwoFieldForm {
  /// Returns a claim that the scroll view has a height and an offset from before.
  func claimRestored(_ height: CGFloat, _ offset: CGFloat) -> Claim {
    let (nowHeight, nowOffset) = (scrollView.frame.height, scrollView.contentOffset.y)
    let isRestored = nowHeight == height && nowOffset == offset
    let before = isRestored ? ", as before" : "; it was \(points(height)) high, at \(points(offset))"
    return Claim(
      "the scroll view is \(points(nowHeight)) points high, its offset \(points(nowOffset))\(before)",
      isRestored
    )
  }
}

extension Simulator {
  /// Returns a claim that a field is visible, at least `space` points above the keyboard.
  func claimShown(_ field: TextField, above space: CGFloat = 0) -> Claim {
    let name = field.placeholder ?? ""
    let distance = keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
    if distance < 0 {
      return Claim("\(name) ends \(points(-distance)) points below the top of the keyboard", false)
    }
    let claim = claimVisible(field)
    return claim.holds
      ? Claim("\(name) is \(points(distance)) points above the keyboard", distance >= space) : claim
  }
}
