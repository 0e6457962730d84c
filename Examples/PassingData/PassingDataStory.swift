import HeadlessUIKit

extension Example {
  /// The techniques of "Using Protocols and Delegates to pass data between views".
  public static let passingData = Example(
    "PassingData",
    origin: .described(.passingData),
    title: "Passing data between views: six ways to bring a choice back to a form",
    on: .ofSampleScrollview,
    tell: tellPassingData
  )
}

/// The techniques in the order of the document, with their items.
private let techniques: [(technique: PassingTechnique, title: String, item: String)] = [
  (.delegate, "A delegate", "D2.2"),
  (.singleton, "A singleton", "D2.4"),
  (.memberVariable, "A member variable in the child", "D2.5"),
  (.superview, "A message to [self superview]", "D2.6"),
  (.notification, "A notification", "D2.7"),
  (.applicationDelegate, "The application delegate", "D2.8"),
]

@MainActor private func tellPassingData(_ story: Story) {
  OptionStore.shared.option = nil
  story.say(
    """
    A form has a button that pushes a picker with a row for each option. A tap on a row chooses the option and pops
    the picker; the form shows the choice. The document has no code. It recommends a delegate, a helper to which the
    picker hands the work: "inversion of responsability".
    """
  )
  if story.isWhole { tellPlain(story) }
  if story.tells(.classic) {
    for (technique, title, item) in techniques { tellDescribed(technique, title, item, story) }
    story.section("The document's objections, and mistakes that are not in it")
    tellObjections(story)
    tellMistakes(story)
  }
  guard story.tells(.fixed) else { return }
  story.section("Corrected")
  for (technique, title, _) in techniques { tellCorrected(technique, title, story) }
}

/// Begins a scene with a form in a navigation controller.
@MainActor private func begin(
  _ story: Story,
  _ title: String,
  isBrief: Bool = false,
  _ form: () -> OptionFormViewController
) -> OptionFlow {
  let (simulator, navigation) = story.scene(title, isBrief: isBrief) {
    OptionFlow.navigation(form())
  } in: {
    $0
  }
  return OptionFlow(navigation, launchedIn: simulator)
}

@MainActor private func tellPlain(_ story: Story) {
  let flow = begin(story, "Without passing the choice back") { OptionFormViewController() }
  story.step("The user opens the picker, and chooses Medium.") {
    try flow.openPicker()
    try flow.pick("Medium")
  }
  let claim = flow.claimTaken(["Medium"])
  story.verdict(claim.text, !claim.holds)
}

/// Plays a technique as the document describes it.
@MainActor private func tellDescribed(
  _ technique: PassingTechnique,
  _ title: String,
  _ item: String,
  _ story: Story
) {
  let flow = begin(story, title) { technique.makeForm(.classic) }
  if technique == .applicationDelegate { flow.installDelegate() }
  if technique == .delegate {
    story.say(
      """
      In Objective-C a class may have the methods of a protocol without declaring that it conforms, as the document
      says. In Swift the form has to declare it.
      """
    )
  }
  let before = flow.simulator.snapshot()
  var choosing = before
  story.step("The user opens the picker, and chooses Medium.") {
    try flow.openPicker()
    choosing = flow.simulator.snapshot()
    try flow.pick("Medium")
  }
  story.result(flow.claimTaken(["Medium"]), breaks: item)
  if technique == .delegate {
    story.show([
      ("the form", before), ("the picker", choosing), ("the choice is back", flow.simulator.snapshot()),
    ])
  }
}

// MARK: Objections and mistakes

/// Plays the document's objection to a singleton, and the reason for its advice about the application
/// delegate.
@MainActor private func tellObjections(_ story: Story) {
  let flow = begin(story, "A singleton that another object changes", isBrief: true) {
    PassingTechnique.singleton.makeForm(.classic)
  }
  story.step("The user chooses Medium, and opens the picker again.") {
    try flow.openPicker()
    try flow.pick("Medium")
    try flow.openPicker()
  }
  story.step("Another object of the application sets the store to Large. The user goes back.") {
    OptionStore.shared.option = "Large"
    flow.goBack()
  }
  story.flaw(flow.claimTaken(["Medium"]), breaks: "D2.4")
  OptionStore.shared.option = nil

  let other = begin(story, "In an application with another delegate", isBrief: true) {
    PassingTechnique.applicationDelegate.makeForm(.classic)
  }
  story.step("The user opens the picker, and chooses Medium.") {
    try other.openPicker()
    try other.pick("Medium")
  }
  story.flaw(other.claimTaken(["Medium"]), breaks: "D2.8")
}

/// Plays the common mistakes with the other techniques.
@MainActor private func tellMistakes(_ story: Story) {
  func tell(_ technique: PassingTechnique, _ title: String, _ body: (OptionFlow) throws -> Claim) {
    let flow = begin(story, title, isBrief: true) { technique.makeForm(.classic, hasMistake: true) }
    var claim: Claim?
    story.step("The user chooses, with this mistake in the app.") { claim = try body(flow) }
    if let claim { story.flaw(claim, breaks: "X32") }
  }
  tell(.delegate, "A picker that the form keeps, and that retains its delegate") { flow in
    try flow.openPicker()
    try flow.pick("Medium")
    let record = ReleaseRecord(of: flow.navigation.viewControllers[0])
    flow.leave()
    return record.claimReleased()
  }
  tell(.memberVariable, "An outlet that is set before the picker's view is loaded") { flow in
    try flow.openPicker()
    try flow.pick("Medium")
    try flow.openPicker()
    return flow.claimShown("Medium")
  }
  tell(.superview, "Rows in a scroll view") { flow in
    try flow.openPicker()
    try flow.pick("Medium")
    return flow.claimTaken(["Medium"])
  }
  guard story.stage.has(VersionRules.memoryWarningsUnloadViews) else {
    return story.sayAbsent(
      "A form that registers in viewDidLoad, after a memory warning",
      because: "from iOS 6 on a memory warning unloads no views"
    )
  }
  tell(.notification, "A form that registers in viewDidLoad, after a memory warning") { flow in
    try flow.openPicker()
    flow.simulator.simulateMemoryWarning()
    try flow.pick("Medium")
    try flow.openPicker()
    try flow.pick("Small")
    return flow.claimTaken(["Medium", "Small"])
  }
}

// MARK: Corrected

@MainActor private func tellCorrected(_ technique: PassingTechnique, _ title: String, _ story: Story) {
  let flow = begin(story, title, isBrief: true) { technique.makeForm(.fixed) }
  story.say(technique.correction)
  story.step("The user chooses Medium, then, after a memory warning, Large, and then Small.") {
    try flow.openPicker()
    try flow.pick("Medium")
    try flow.openPicker()
    if technique == .singleton { OptionStore.shared.option = "Small" }
    try flow.chooseAfterMemoryWarning()
  }
  story.verdict(flow.claimTaken(["Medium", "Large", "Small"]))
  if technique == .memberVariable {
    story.step("The user opens the picker again; it shows the current choice.") { try flow.openPicker() }
    story.verdict(flow.claimShown("Small"))
    flow.goBack()
  }
  let record = ReleaseRecord(of: flow.navigation.viewControllers[0])
  story.step("The app replaces the form.") { flow.leave() }
  story.verdict(record.claimReleased())
  OptionStore.shared.option = nil
}

extension PassingTechnique {
  /// A description of the correction.
  fileprivate var correction: String {
    switch self {
    case .memberVariable: "The form sets plain properties; the picker shows them when its view is loaded."
    case .superview:
      "A row sends an action without a target, which travels up the responder chain to its receiver."
    case .notification: "The form observes the notification of the one picker that it has pushed."
    case .singleton:
      "The store belongs to the form, which hands it to its picker; no other object can change it."
    case .applicationDelegate: "In place of the application delegate, the form is the delegate of its picker."
    case .delegate: "The picker has a weak reference to its delegate, and each form has its own picker."
    }
  }
}
