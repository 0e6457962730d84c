import HeadlessUIKit

extension Example {
  /// Document 002, "using protocols and delegates to pass data between views".
  public static let passingData = Example(
    "PassingData",
    document: "002",
    title: "Passing data between views: five ways to bring a choice back to a form",
    on: Stage(.iPhone4, "4.3"),
    silentAbout: [.geometry, .touch],
    tell: tellPassingData
  )
}

@MainActor private func tellPassingData(_ story: Story) {
  OptionStore.shared.option = nil
  story.say(
    """
    A form has a button for an option. It pushes a picker; a tap on a row chooses, and goes back. What differs is how
    the form learns of the choice.
    """
  )
  for way in PassingWay.allCases {
    for variant in TechniqueVariant.allCases where story.tells(variant) {
      tell(way, variant, story)
    }
  }
}

@MainActor private func tell(_ way: PassingWay, _ variant: TechniqueVariant, _ story: Story) {
  let name = way.rawValue.prefix(1).uppercased() + way.rawValue.dropFirst()
  let navigation = OptionFlow.navigation(way.makeForm(variant))
  let title = "\(name), \(variant == .classic ? "as published" : "corrected")"
  let simulator = story.scene(title) { navigation }
  let flow = OptionFlow(navigation, launchedIn: simulator)
  func check(_ claim: Claim) {
    if variant == .classic { story.finding(claim, breaks: "X32") } else { story.verdict(claim) }
  }

  let before = simulator.snapshot()
  var choosing = before
  story.step(opening(way)) {
    try flow.openPicker()
    choosing = simulator.snapshot()
    try flow.pick("Medium")
  }
  check(flow.claimTaken(["Medium"]))
  if way == .delegate, variant == .fixed {
    story.show([("the form", before), ("the picker", choosing), ("the choice is back", simulator.snapshot())])
  }
  tellFlaw(of: way, variant, flow, story, check)
}

/// What the person does first, and what is special about it.
private func opening(_ way: PassingWay) -> String {
  let text = "The person opens the picker, and chooses Medium."
  return way == .superview ? text + " Its rows stand in a scroll view, as they do once there are many." : text
}

/// Goes on to where the way breaks as published.
@MainActor private func tellFlaw(
  of way: PassingWay,
  _ variant: TechniqueVariant,
  _ flow: OptionFlow,
  _ story: Story,
  _ check: (Claim) -> Void
) {
  switch way {
  case .memberVariable:
    story.step("The person opens the picker again; it should say what was chosen.") { try flow.openPicker() }
    check(flow.claimShown("Medium"))
  case .singleton:
    story.step("Somebody else starts the program, on another device.")
    let stage = story.stage
    let other = Simulator(device: stage.device, system: stage.system)
    check(other.perform { OptionFlow(way.makeForm(variant), in: other).claimFresh() })
  case .notification:
    story.step("The person opens the picker again, memory gets short, and the person chooses Large.") {
      try flow.openPicker()
      flow.simulator.simulateMemoryWarning()
      try flow.pick("Large")
    }
    check(flow.claimTaken(["Medium", "Large"]))
    story.step("The form's view was loaded again when it came back. The person chooses Small.") {
      try flow.openPicker()
      try flow.pick("Small")
    }
    check(flow.claimTaken(["Medium", "Large", "Small"]))
  case .superview: break
  case .delegate:
    let record = ReleaseRecord(of: flow.navigation.viewControllers[0])
    story.step("The program leaves the form for good.") { flow.leave() }
    check(record.claimReleased())
  }
}
