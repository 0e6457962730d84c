import HeadlessUIKit

/// Shows the flaws of the published classes. In the story on the author's device and system, a flaw of later
/// systems is shown on one of those.
@MainActor func tellScrollableFormFlaws(_ story: Story) {
  story.section("The flaws of the published classes")
  tellRootView(story)
  story.replay(.tabBarGap)
  tellMemoryWarning(story)
  tellContentSize(story)
  tellSecondField(story)
  tellHiddenForm(story)
  tellRotation(story)
  for scenario in [
    Scenario.frameDrift, .unmatchedHide, .fieldInContainer, .backgroundScrollView, .deallocatedObserver,
  ] {
    story.replay(scenario)
  }
  let padScenarios: [(Scenario, cause: String, requirement: ScenarioRequirement)] = [
    (.shortcutsBar, "the shortcuts bar of a hardware keyboard", .shortcutsBar),
    (.undocked, "a keyboard that leaves the bottom of the screen", .movableKeyboard),
  ]
  for (scenario, cause, requirement) in padScenarios {
    if requirement.isMet(on: story.stage) {
      story.replay(scenario)
    } else {
      story.sayAbsent("\(cause) (\(scenario.id))", because: requirement.reason)
    }
  }
}

/// Checks the comment "Resize the scroll view (which is the root view of the window)".
@MainActor private func tellRootView(_ story: Story) {
  let form = PublishedScrollableForm()
  let _ = story.scene("A comment in keyboardWasShown", isBrief: true) { form }
  let root = form.scrollView?.superview
  story.flaw(
    Claim(
      "the scroll view is \"the root view of the window\"; in the nib it is a subview of the \(root === form.view ? "controller's view" : "window")",
      root is Window
    ),
    breaks: "D0.27"
  )
}

/// Shows `viewDidUnload` of the form, which doesn't call super.
@MainActor private func tellMemoryWarning(_ story: Story) {
  let text = "the controller retains the scroll view of a released view"
  guard story.stage.has(VersionRules.memoryWarningsUnloadViews) else {
    return story.sayAbsent(text, because: "from iOS 6 on no view is released because memory is low")
  }
  guard story.stage.has(VersionRules.callsViewDidUnload) else {
    return story.sayAbsent(text, because: "viewDidUnload is called from 3.0 on")
  }
  let form = PublishedScrollableForm()
  let simulator = story.scene(
    "viewDidUnload, which writes self.tfusername, doesn't call super",
    isBrief: true
  ) {
    form
  }
  story.step("The form presents another screen, and a memory warning is posted.") {
    form.present(ViewController(), animated: true)
    simulator.settle()
    simulator.simulateMemoryWarning()
  }
  let isRetained = !form.isViewLoaded && form.scrollView != nil
  story.flaw(
    Claim(isRetained ? text : "the controller has released the scroll view, too", !isRetained),
    breaks: "D0.26"
  )
}

/// Shows the document's content size on a higher screen than that of the document.
@MainActor private func tellContentSize(_ story: Story) {
  let stage = story.isOnOwnStage ? Stage(.iPhone5, "6.1") : story.stage
  guard stage.device.size != CGSize(width: 320, height: 480) else {
    return story.sayAbsent(
      "the content size is too small",
      because: "the screen has the size of the document's"
    )
  }
  let form = PublishedScrollableForm(hasPublishedSize: true)
  let simulator = story.scene("Content of 320 x 416 on a higher screen", on: stage, isBrief: true) { form }
  story.step("The user taps the user name near the bottom.") {
    if let username = form.username { try simulator.user.tap(username) }
  }
  story.flaw(simulator.claimFocusVisible(), breaks: "D0.11")
}

@MainActor private func tellSecondField(_ story: Story) {
  let (simulator, form) = story.scene("A second field while the keyboard is up", isBrief: true) {
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
}

@MainActor private func tellHiddenForm(_ story: Story) {
  let (simulator, form) = story.scene("The form is behind another screen", isBrief: true) {
    AvoidanceForm(ScrollableViewController())
  } in: {
    NavigationController(rootViewController: $0.controller)
  }
  let scrollView = form.controller.fieldContainer
  let height = scrollView.frame.height
  story.step("The form pushes another screen, and the user taps a field of that screen.") {
    let screen = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 31))
    simulator.perform {
      screen.view.addSubview(field)
      form.controller.navigationController?.pushViewController(screen, animated: true)
    }
    simulator.settle()
    try simulator.user.tap(field)
  }
  let now = scrollView.frame.height
  story.flaw(
    Claim(
      "the scroll view of the form was \(points(height)) points high and is \(points(now))",
      now == height
    ),
    breaks: "X05"
  )
}

@MainActor private func tellRotation(_ story: Story) {
  let stage = story.isOnOwnStage ? Stage(.iPhone16, "18.0") : story.stage
  guard VersionRules.keyboardInRotation.value(on: stage.system) == .hidesThenShowsImmediately else {
    return story.sayAbsent(
      "a did-show that is ignored after a rotation (X14)",
      because: "before iOS 13 a rotation also posts a did-hide"
    )
  }
  let (simulator, form) = story.scene("The user rotates the device", on: stage, isBrief: true) {
    AvoidanceForm(ScrollableViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps a field near the bottom, and rotates the device to landscape.") {
    try simulator.user.tap(form.low)
    simulator.user.rotate(to: .landscapeLeft)
  }
  story.flaw(simulator.claimFocusVisible(), breaks: "X14")
}
