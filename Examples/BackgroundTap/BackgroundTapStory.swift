import HeadlessUIKit

extension Example {
  /// The section "Background Tap Functionality" of BackgroundTapForBlog: a tap beside the field hides the
  /// keyboard.
  public static let backgroundTap = Example(
    "BackgroundTap",
    origin: .published(.backgroundTap),
    title: "Background tap: a tap beside the field ends editing",
    on: Stage(.iPhone3GS, "3.1.3"),
    tell: tellBackgroundTap
  )
}

/// The interface: a user name and a password in the controller's view, or in a scroll view that covers it.
@MainActor private struct BackgroundTapForm {
  let controller: ViewController
  let username = TextField()
  let password = TextField()

  /// The form without the technique.
  init(plain controller: ViewController, under cover: ScrollView? = nil) {
    self.controller = controller
    let container: View = cover ?? controller.view
    if let cover {
      cover.frame = controller.view.bounds
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(cover)
    }
    let width = controller.view.bounds.width - 40
    let title = Label(frame: CGRect(x: 20, y: 64, width: width, height: 21))
    title.text = "Sign in"
    username.frame = CGRect(x: 20, y: 100, width: width, height: 31)
    username.placeholder = "Username"
    password.frame = CGRect(x: 20, y: 150, width: width, height: 31)
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    for view in [title, username, password] { container.addSubview(view) }
  }

  /// The published or the corrected form: its root view is a control, and the user name is its outlet.
  init(_ controller: BackgroundTapViewController, under cover: ScrollView? = nil) {
    controller.loadNibView()
    self.init(plain: controller, under: cover)
    controller.username = username
  }

  /// A point between the fields and the keyboard.
  let background = CGPoint(x: 160, y: 220)
}

@MainActor private func tellBackgroundTap(_ story: Story) {
  if story.isWhole { tellWithout(story) }
  if story.tells(.classic) {
    tellPublished(story)
    tellMemoryWarning(story)
    tellFlaws(story)
  }
  if story.tells(.fixed) { tellCorrected(story) }
}

@MainActor private func tellWithout(_ story: Story) {
  let (simulator, form) = story.scene("Without the technique") {
    BackgroundTapForm(plain: ViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps the user name, and then the background, which is a plain view.") {
    try simulator.user.tap(form.username)
    try simulator.user.tap(form.background)
  }
  story.verdict(
    "still first responder: a plain view sends no control events",
    form.username.isFirstResponder && !(form.controller.view is Control)
  )
}

@MainActor private func tellPublished(_ story: Story) {
  let (simulator, form) = story.scene("As published") {
    BackgroundTapForm(BackgroundTapViewController())
  } in: {
    $0.controller
  }
  story.say(
    """
    The class of the root view is Control, and its .touchUpInside sends backgroundTap, which makes the user name
    resign. (The document says that UIView is extended from UIControl; it is the other way round: a control is a
    view.)
    """
  )
  let before = simulator.snapshot()

  story.step("The user taps the user name.") { try simulator.user.tap(form.username) }
  story.verdict("the field is first responder", form.username.isFirstResponder)
  story.verdict(
    "the keyboard is up, its top at \(points(simulator.keyboard.frame.minY))",
    simulator.keyboard.isShown
  )
  let during = simulator.snapshot()

  story.step("The user taps the field again. A field handles its touches itself.") {
    try simulator.user.tap(form.username)
  }
  story.verdict("still first responder", form.username.isFirstResponder)

  story.step("The user taps the background.") { try simulator.user.tap(form.background) }
  story.result(simulator.claimEditingEnded(), breaks: "D0.5")
  story.show([("before", before), ("editing", during), ("after the tap", simulator.snapshot())])
}

/// Shows `viewDidUnload` of the published class, which has no flaw.
@MainActor private func tellMemoryWarning(_ story: Story) {
  let (simulator, form) = story.scene("As published, behind another screen when memory is low") {
    BackgroundTapForm(BackgroundTapViewController())
  } in: {
    $0.controller
  }
  let controller = form.controller as? BackgroundTapViewController
  story.step("The form presents another screen, and a memory warning is posted.") {
    controller?.present(ViewController(), animated: true)
    simulator.settle()
    simulator.simulateMemoryWarning()
  }
  if story.stage.has(VersionRules.memoryWarningsUnloadViews) {
    let isCalled = story.stage.has(VersionRules.callsViewDidUnload)
    story.verdict(
      isCalled
        ? "the view is released, and viewDidUnload has set the outlet to nil"
        : "the view is released; viewDidUnload is called from 3.0 on, so the outlet retains its field",
      controller?.isViewLoaded == false && (controller?.username == nil) == isCalled
    )
  } else {
    story.verdict(
      "the view and the outlet stay: from iOS 6 on, viewDidUnload is not called",
      controller?.isViewLoaded == true && controller?.username === form.username
    )
  }
}

@MainActor private func tellFlaws(_ story: Story) {
  story.section("The flaws of the published class")

  let (other, form) = story.scene("Another field than the named one", isBrief: true) {
    BackgroundTapForm(BackgroundTapViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps the password, and then the background.") {
    try other.user.tap(form.password)
    try other.user.tap(form.background)
  }
  story.flaw(
    Claim("still first responder: the action makes the user name resign", !form.password.isFirstResponder),
    breaks: "X21"
  )

  let (covered, coveredForm) = story.scene("Under a scroll view", isBrief: true) {
    BackgroundTapForm(BackgroundTapViewController(), under: ScrollView())
  } in: {
    $0.controller
  }
  story.step("The user taps the user name, and then the background.") {
    try covered.user.tap(coveredForm.username)
    try covered.user.tap(coveredForm.background)
  }
  story.flaw(
    Claim(
      "still first responder: the scroll view receives the touch",
      !coveredForm.username.isFirstResponder
    ),
    breaks: "X21"
  )
}

@MainActor private func tellCorrected(_ story: Story) {
  let (simulator, form) = story.scene("Corrected") {
    BackgroundTapForm(FixedBackgroundTapViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps the password, and then the background. The action is view.endEditing(true).") {
    try simulator.user.tap(form.password)
    try simulator.user.tap(form.background)
  }
  story.verdict(simulator.claimEditingEnded())

  let hasRecognizers = story.stage.has(VersionRules.hasGestureRecognizers)
  let (covered, coveredForm) = story.scene("Corrected, with a scroll view over the root view") {
    let controller = FixedBackgroundTapViewController()
    let cover = hasRecognizers ? ScrollView() : FixedBackgroundTapScrollView()
    controller.receiveTaps(on: cover)
    return BackgroundTapForm(controller, under: cover)
  } in: {
    $0.controller
  }
  story.say(
    hasRecognizers
      ? "A tap recognizer on the scroll view sends backgroundTap, and cancels no touches."
      : """
      Systems before 3.2 have no gesture recognizers, so the scroll view is the document's MIScrollView, corrected;
      see `swift run ScrollableForm`.
      """
  )
  story.step("The user taps the user name, and then the background.") {
    try covered.user.tap(coveredForm.username)
    try covered.user.tap(coveredForm.background)
  }
  story.verdict(covered.claimEditingEnded())
}
