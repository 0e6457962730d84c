import HeadlessUIKit

extension Example {
  /// The technique of "Don't Block the Box": the scroll view's insets make space for the keyboard.
  public static let contentInsets = Example(
    "ContentInsets",
    origin: .published(.obstructedViews),
    title: "Content insets: the scroll view keeps its frame and gets space at its bottom",
    on: Stage(.iPhone5s, "7.1"),
    tell: tellContentInsets
  )
}

@MainActor private func tellContentInsets(_ story: Story) {
  story.say(
    """
    The form's fields are in a scroll view, whose bottom inset of 50 points the app has set. After the keyboard has
    appeared, its height is added to the inset, and the content scrolls if the field is hidden; the frame stays as it
    is. When the keyboard leaves, insets and offset are restored.
    """
  )
  if story.isWhole { tellPlain(story) }
  if story.tells(.classic) {
    let pictures = tellPublished(story)
    tellIOS8(story, .classic)
    tellApples(story)
    story.section("The published class in the same settings, and its flaws")
    tellScrolledContent(story, .classic)
    let wide = tellContentInsetsFlaws(story, .classic)
    story.show(pictures + [("a flaw: Title was tapped", wide)])
  }
  guard story.tells(.fixed) else { return }
  let picture = tellCorrected(story)
  story.section("The corrected class in the same settings")
  tellIOS8(story, .fixed)
  tellScrolledContent(story, .fixed)
  let wide = tellContentInsetsFlaws(story, .fixed)
  if !story.isWhole { story.show([("Street was tapped", picture), ("Title was tapped", wide)]) }
}

extension Story {
  /// Records that a flaw can't occur on the story's device and system, once for both variants.
  func sayAbsent(_ flaw: String, in variant: TechniqueVariant, because reason: String) {
    if variant == .classic || !isWhole { sayAbsent(flaw, because: reason) }
  }
}

extension Stage {
  /// Returns the cause of failures on the stage: KN13 before 3.2, where the notifications have no frame,
  /// otherwise `id`.
  func causeWithoutFrame(orElse id: String) -> String {
    has(VersionRules.userInfoContainsFrames) ? id : "KN13"
  }
}

// MARK: Without the technique

/// A controller with a scroll view and no technique.
private final class PlainController: ViewController, ScrollViewAvoiding {
  weak var scrollView: ScrollView?

  func watch(_ field: TextField) {}
}

@MainActor private func tellPlain(_ story: Story) {
  let (simulator, form) = story.scene("Without the technique") {
    ContentInsetsForm(PlainController())
  } in: {
    $0.controller
  }
  story.step("The user taps the field near the bottom.") { try simulator.user.tap(form.street) }
  story.flaw(simulator.claimFocusVisible(), breaks: "D3.2")
}

// MARK: As published

/// The published controller, with notes of its calls.
private final class FormViewController: ContentInsetsViewController {
  private func note(_ text: String) { Application.shared.context.log.note(text) }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad: scrollViewInitialValuesSaved is \(scrollViewInitialValuesSaved)")
  }

  override func textFieldDidBeginEditing(_ textField: TextField) {
    super.textFieldDidBeginEditing(textField)
    note("textFieldDidBeginEditing: activeField is \(textField.placeholder ?? "")")
  }

  override func keyboardWasShown(_ notification: Notification) {
    let isFirst = !scrollViewInitialValuesSaved
    super.keyboardWasShown(notification)
    guard isFirst else { return }
    let (inset, offset) = (points(scrollViewInsets.bottom), points(scrollViewOffset.y.rounded()))
    note("keyboardWasShown: saves the bottom inset \(inset) and the offset \(offset)")
  }
}

/// Plays the author's result: the tapped field is above the keyboard, and insets and offset are restored.
/// Returns pictures.
@MainActor private func tellPublished(_ story: Story) -> [(String, Snapshot)] {
  let (simulator, form) = story.scene("As published") {
    ContentInsetsForm(FormViewController())
  } in: {
    $0.controller
  }
  let (geometry, before, start) = (simulator.recordGeometry(), simulator.snapshot(), form.offset)
  story.step("The user taps the field near the bottom.") { try simulator.user.tap(form.street) }
  story.result(simulator.claimFocusVisible(), breaks: story.stage.causeWithoutFrame(orElse: "D3.10"))
  story.result(form.claimAddedInset(simulator), breaks: story.stage.causeWithoutFrame(orElse: "D3.8"))
  let editing = simulator.snapshot()
  story.step("The app ends editing.") { form.endEditing(in: simulator) }
  story.result(form.claimOwnInset(), breaks: "D3.11")
  story.result(geometry.claimRestored(), breaks: "D3.11")
  story.result(form.claimUnmoved(from: start), breaks: "E50")
  return [("before, and afterwards", before), ("Street was tapped", editing)]
}

// MARK: On iOS 8

/// Plays what the document expects of iOS 8: the height changes while the keyboard is up, with the QuickType
/// bar and with custom keyboards.
@MainActor private func tellIOS8(_ story: Story, _ variant: TechniqueVariant) {
  guard let stage = story.stageWithCustomKeyboards else {
    if variant == .classic { story.section("As published, while the keyboard's height changes") }
    return story.sayAbsent(
      "a height that changes while the keyboard is up",
      in: variant,
      because: "the QuickType bar and custom keyboards came with iOS 8"
    )
  }
  let isBrief = variant == .fixed
  func check(_ claim: Claim, _ id: String) {
    if isBrief { story.verdict(claim) } else { story.result(claim, breaks: id) }
  }
  let title = isBrief ? "The keyboard's height changes" : "As published, while the keyboard's height changes"
  let (simulator, form) = story.scene(title, on: stage, isBrief: isBrief) {
    ContentInsetsForm(variant.contentInsets)
  } in: {
    $0.controller
  }
  // The corrected class adds less if the app's inset is there already.
  func claimInset() -> Claim { isBrief ? form.claimInset(simulator) : form.claimAddedInset(simulator) }
  story.step("The user taps the field near the bottom. The app moves on to the field for numbers, and back.")
  {
    try simulator.user.tap(form.street)
    form.moveOn(to: form.zip, in: simulator)
    form.moveOn(to: form.street, in: simulator)
  }
  check(claimInset(), "D3.7")
  story.step("The user switches to a custom keyboard, and to another one.") {
    simulator.keyboard.inputModes = [.letters("en"), .otherMakers(.swype), .otherMakers(.swiftKey)]
    for keyboard in [ThirdPartyKeyboard.swype, .swiftKey] {
      simulator.keyboard.inputMode = .otherMakers(keyboard)
      simulator.settle()
    }
  }
  check(claimInset(), "D3.19")
  check(simulator.claimFocusVisible(), "D3.19")
}

extension Story {
  /// The stage of the scenes about iOS 8: the story's own if it is iOS 8 or later, and `nil` on an older
  /// system that isn't the author's.
  fileprivate var stageWithCustomKeyboards: Stage? {
    if stage.has(VersionRules.hasThirdPartyKeyboards) { return stage }
    return isOnOwnStage ? Stage(.iPhone5s, "8.4") : nil
  }
}

// MARK: Apple's solution

/// Plays Apple's solution, which has each of the faults that the document lists.
@MainActor private func tellApples(_ story: Story) {
  story.section("Apple's solution, which the document criticizes; it has no code of it, the class is ours")
  let stage = story.stageWithCustomKeyboards ?? story.stage
  func flaw(_ claim: Claim, _ id: String) {
    story.flaw(claim, breaks: stage.causeWithoutFrame(orElse: id))
  }
  let (simulator, form) = story.scene("Apple's solution", on: stage, isBrief: true) {
    ContentInsetsForm(OlderContentInsetsViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps the field near the bottom. The app moves on to the field for numbers, and back.")
  {
    try simulator.user.tap(form.street)
    form.moveOn(to: form.zip, in: simulator)
    form.moveOn(to: form.street, in: simulator)
  }
  flaw(form.claimInset(simulator), "D3.15")
  story.step("The app ends editing.") { form.endEditing(in: simulator) }
  story.flaw(form.claimOwnInset(), breaks: "D3.16")
  tellScrolledContent(form, story, on: stage, in: simulator, check: flaw)
  if story.stage.has(VersionRules.containersAdjustScrollViewInsets) {
    tellTopInset(story, .classic, OlderContentInsetsViewController()) { story.flaw($0, breaks: "D3.16") }
  }
}

/// Plays a form whose content the user has scrolled, and a field that is half covered.
@MainActor private func tellScrolledContent(_ story: Story, _ variant: TechniqueVariant) {
  let (simulator, form) = story.scene("Scrolled content", isBrief: true) {
    ContentInsetsForm(variant.contentInsets)
  } in: {
    $0.controller
  }
  tellScrolledContent(form, story, on: story.stage, in: simulator) { claim, id in
    guard variant == .classic else { return story.verdict(claim) }
    story.result(claim, breaks: story.stage.causeWithoutFrame(orElse: id))
  }
  tellTopInset(story, variant, variant.contentInsets) {
    if variant == .classic { story.result($0, breaks: "D3.6") } else { story.verdict($0) }
  }
}

@MainActor private func tellScrolledContent(
  _ form: ContentInsetsForm,
  _ story: Story,
  on stage: Stage,
  in simulator: Simulator,
  check: (Claim, _ id: String) -> Void
) {
  var offset: CGFloat = 0
  story.step("The user scrolls a little, and taps a field that stays visible above the keyboard.") {
    offset = try form.tapCity(40, scrolling: true, stage, in: simulator)
  }
  check(form.claimUnmoved(from: offset), "D3.14")
  story.step("The app ends editing. The user scrolls to the top, and taps a field that is half covered.") {
    _ = try form.tapCity(15, scrolling: false, stage, in: simulator)
  }
  check(simulator.claimFocusVisible(), "D3.13")
}

/// Plays a form below a translucent bar, whose height iOS 7 to 10 add to the insets
/// (`automaticallyAdjustsScrollViewInsets`).
@MainActor private func tellTopInset(
  _ story: Story,
  _ variant: TechniqueVariant,
  _ controller: any ScrollViewAvoiding,
  check: (Claim) -> Void
) {
  guard story.stage.has(VersionRules.containersAdjustScrollViewInsets) else {
    return story.sayAbsent(
      "a top inset for a bar, which would be lost",
      in: variant,
      because: "only iOS 7 to 10 set it (automaticallyAdjustsScrollViewInsets)"
    )
  }
  let (simulator, form) = story.scene("Below a translucent bar", isBrief: true) {
    ContentInsetsForm(controller)
  } in: {
    NavigationController(rootViewController: $0.controller)
  }
  let inset = form.scrollView?.contentInset.top ?? 0
  story.step("The user taps the city, and the app ends editing.") {
    try simulator.user.tap(form.city)
    form.endEditing(in: simulator)
  }
  let now = form.scrollView?.contentInset.top ?? 0
  check(
    Claim("the top inset, set by the system, was \(points(inset)) and is \(points(now))", now == inset)
  )
}

// MARK: Corrected

@MainActor private func tellCorrected(_ story: Story) -> Snapshot {
  story.say(
    """
    The corrected class saves no insets. At each notification it adds the space that the keyboard needs in addition
    to the existing insets, and removes the same amount later.
    """
  )
  let (simulator, form) = story.scene("Corrected") {
    ContentInsetsForm(FixedContentInsetsViewController())
  } in: {
    $0.controller
  }
  let geometry = simulator.recordGeometry()
  story.step("The user taps the field near the bottom.") { try simulator.user.tap(form.street) }
  story.verdict(simulator.claimFocusVisible())
  story.verdict(form.claimInset(simulator))
  let editing = simulator.snapshot()
  story.step("The app ends editing.") { form.endEditing(in: simulator) }
  story.verdict(form.claimOwnInset())
  story.verdict(geometry.claimRestored())
  return editing
}
