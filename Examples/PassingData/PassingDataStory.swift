import HeadlessUIKit

extension Example {
  /// The ways of "Using Protocols and Delegates to pass data between views".
  public static let passingData = Example(
    "PassingData",
    origin: .described(.hiddenFields),
    title: "Passing data between views: six ways to bring a choice back to a form",
    on: Stage(.iPhone4, "4.3"),
    tell: tellPassingData
  )
}

@MainActor private func tellPassingData(_ story: Story) {
  OptionStore.shared.option = nil
  story.say(
    """
    A form has a button for an option, which pushes a picker. A tap on a row chooses the option and pops the
    picker. The ways differ in how the form receives the choice. The document contains no code for them; it
    recommends the delegate.
    """
  )
  for way in PassingWay.allCases {
    if story.tells(.classic) { tellDescribed(way, story) }
    if story.tells(.fixed) { tellCorrected(way, story) }
  }
}

@MainActor private func begin(_ story: Story, _ title: String, _ form: () -> OptionFormViewController)
  -> OptionFlow
{
  var navigation: NavigationController?
  let simulator = story.scene(title) {
    let made = OptionFlow.navigation(form())
    navigation = made
    return made
  }
  return OptionFlow(navigation ?? NavigationController(), launchedIn: simulator)
}

private func name(_ way: PassingWay) -> String {
  way.rawValue.prefix(1).uppercased() + way.rawValue.dropFirst()
}

// MARK: As described in the document

@MainActor private func tellDescribed(_ way: PassingWay, _ story: Story) {
  let flow = begin(story, "\(name(way)), as described in the document") { way.makeForm(.classic) }
  if way == .applicationDelegate { flow.installDelegate() }
  let before = flow.simulator.snapshot()
  var choosing = before
  story.step("The user opens the picker, and chooses Medium.") {
    try flow.openPicker()
    choosing = flow.simulator.snapshot()
    try flow.pick("Medium")
  }
  story.result(flow.claimTaken(["Medium"]), breaks: way.item)
  if way == .delegate {
    story.say(
      """
      In Objective-C a class may have the methods of a protocol without declaring that it conforms, the document
      says. In Swift it may not: this form is the picker's delegate because it declares the conformance.
      """
    )
    story.show([
      ("the form", before), ("the picker", choosing), ("the choice is back", flow.simulator.snapshot()),
    ])
  }
  switch way {
  case .memberVariable:
    tellMistake(story, way, "the form sets an outlet of a picker whose view is not loaded") { flow in
      try flow.openPicker()
      try flow.pick("Medium")
      try flow.openPicker()
      return flow.claimShown("Medium")
    }
  case .superview:
    tellMistake(story, way, "the rows are in a scroll view") { flow in
      try flow.openPicker()
      try flow.pick("Medium")
      return flow.claimTaken(["Medium"])
    }
  case .notification:
    tellMistake(
      story,
      way,
      story.stage.has(VersionRules.memoryWarningsUnloadViews)
        ? "the form registers in viewDidLoad, and its view is loaded twice"
        : "the form registers in viewDidLoad; up to iOS 5 a memory warning has its view loaded twice"
    ) { flow in
      try flow.openPicker()
      flow.simulator.simulateMemoryWarning()
      try flow.pick("Medium")
      try flow.openPicker()
      try flow.pick("Small")
      return flow.claimTaken(["Medium", "Small"])
    }
  case .singleton: tellGlobal(story, flow)
  case .applicationDelegate: tellOtherDelegate(story)
  case .delegate:
    tellMistake(story, way, "the picker is kept, and retains its delegate") { flow in
      try flow.openPicker()
      try flow.pick("Medium")
      let record = ReleaseRecord(of: flow.navigation.viewControllers[0])
      flow.leave()
      return record.claimReleased()
    }
  }
}

extension PassingWay {
  /// The document item that names the way.
  fileprivate var item: String {
    switch self {
    case .delegate: "D2.2"
    case .singleton: "D2.4"
    case .memberVariable: "D2.5"
    case .superview: "D2.6"
    case .notification: "D2.7"
    case .applicationDelegate: "D2.8"
    }
  }
}

/// Plays a common mistake in using a way, which isn't in the document.
@MainActor private func tellMistake(
  _ story: Story,
  _ way: PassingWay,
  _ mistake: String,
  _ body: (OptionFlow) throws -> Claim
) {
  let flow = begin(story, "\(name(way)), with a mistake that is not in the document") {
    way.makeForm(.classic, hasMistake: true)
  }
  var claim: Claim?
  story.step("The mistake: \(mistake).") { claim = try body(flow) }
  if let claim { story.flaw(claim, breaks: "X32") }
}

/// Plays the document's objection to globals.
@MainActor private func tellGlobal(_ story: Story, _ flow: OptionFlow) {
  story.step(
    "The document's objection: every object can change a global. The user opens the picker again; meanwhile another object of the application sets the store to Large. The user goes back without choosing."
  ) {
    try flow.openPicker()
    OptionStore.shared.option = "Large"
    flow.goBack()
  }
  story.flaw(flow.claimTaken(["Medium"]), breaks: "D2.4")
  OptionStore.shared.option = nil
}

/// Plays the additional disadvantage of the application delegate.
@MainActor private func tellOtherDelegate(_ story: Story) {
  let flow = begin(story, "Application delegate, in an application with another delegate") {
    PassingWay.applicationDelegate.makeForm(.classic)
  }
  story.step(
    "The user opens the picker and chooses Medium. The form and the picker support only one delegate class."
  ) {
    try flow.openPicker()
    try flow.pick("Medium")
  }
  story.flaw(flow.claimTaken(["Medium"]), breaks: "D2.8")
}

// MARK: Corrected

@MainActor private func tellCorrected(_ way: PassingWay, _ story: Story) {
  let flow = begin(story, "\(name(way)), corrected") { way.makeForm(.fixed) }
  story.say(way.correction)
  story.step("The user chooses Medium, then, after a memory warning, Large, and then Small.") {
    try flow.openPicker()
    try flow.pick("Medium")
    try flow.openPicker()
    if way == .singleton { OptionStore.shared.option = "Small" }
    try flow.chooseAfterMemoryWarning()
  }
  story.verdict(flow.claimTaken(["Medium", "Large", "Small"]))
  if way == .memberVariable {
    story.step("The user opens the picker again; it shows the current choice.") { try flow.openPicker() }
    story.verdict(flow.claimShown("Small"))
    flow.goBack()
  }
  let record = ReleaseRecord(of: flow.navigation.viewControllers[0])
  story.step("The app replaces the form.") { flow.leave() }
  story.verdict(record.claimReleased())
  OptionStore.shared.option = nil
}

extension PassingWay {
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
