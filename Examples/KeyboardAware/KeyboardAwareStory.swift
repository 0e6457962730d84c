import HeadlessUIKit

extension Example {
  /// The technique of "KeyboardAwareViewController": one view of the form, the threshold view, stays above
  /// the keyboard.
  public static let keyboardAware = Example(
    "KeyboardAware",
    origin: .published(.keyboardAware),
    title: "Keyboard aware: the button below the fields stays visible, and a toolbar hides the keyboard",
    on: Stage(.iPhone4, "4.3"),
    refusal: { stage in
      stage.hasToolbars
        ? nil
        : "it has a toolbar above the keyboard, which requires accessory views; \(stage) has none: "
          + "they came with 3.2 on iPads, and 4.0 on iPhones"
    },
    tell: tellKeyboardAware
  )
}

extension Stage {
  /// Whether fields can have accessory views on the system.
  fileprivate var hasToolbars: Bool { has(VersionRules.hasInputViews) }

  /// The bottom of a button in the middle of the screen that the keyboard would cover. Before iOS 7 it
  /// accounts for forms beginning below the status bar.
  @MainActor fileprivate var middle: CGFloat {
    keyboardTop + 11 - (has(VersionRules.rootViewFillsScreen) ? 0 : device.statusBarHeight)
  }
}

@MainActor private func tellKeyboardAware(_ story: Story) {
  story.say(
    """
    The controller has no references to the fields. Its threshold view is the button "Log in" here; it finds the
    first responder when the keyboard is about to appear. Its toolbar has the button "Cancel", because an iPhone's
    keyboard has no key that hides it.
    """
  )
  if story.isWhole { tellPlain(story) }
  if story.tells(.classic) {
    tellForm(story, "As published", .classic)
    tellLateToolbar(story)
    tellFlaws(story)
  }
  guard story.tells(.fixed) else { return }
  tellForm(story, "Corrected", .fixed)
  story.section("The corrected class in the settings of the flaws")
  for scenario in Scenario.all(of: "KeyboardAware") { story.replay(scenario, .fixed) }
  tellPresented(story, .fixed)
  tellPad(story, .fixed)
}

// MARK: Without the technique

@MainActor private func tellPlain(_ story: Story) {
  let form = LoginForm(on: ViewController())
  let simulator = story.scene("Without the technique") { form.filled(endingAt: story.stage.middle) }
  story.step("The user taps the user name.") { try simulator.user.tap(form.username) }
  let claim = simulator.claimVisible(form.login)
  story.verdict("as the author says, \(claim)", !claim.holds)
}

// MARK: The author's form

/// The published controller, with notes of the calls that the document explains.
private final class LoginViewController: KeyboardAwareViewController {
  private func note(_ text: String) { Application.shared.context.log.note(text) }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad: the view has \(view.superview == nil ? "no" : "a") superview")
  }

  override func viewDidAppear(_ animated: Bool) {
    if enclosingScrollView == nil {
      note("viewDidAppear: the view's superview is the \(view.superview is Window ? "window" : "container")")
    }
    super.viewDidAppear(animated)
  }

  override func setupToolbar(_ notification: Notification) {
    note(
      "setupToolbar: the field has \(view.window?.findFirstResponder()?.inputAccessoryView == nil ? "no" : "an") accessory view"
    )
    super.setupToolbar(notification)
  }
}

/// Plays the document's form: the button is in the middle of the screen, where the keyboard would cover it.
@MainActor private func tellForm(_ story: Story, _ title: String, _ variant: TechniqueVariant) {
  func result(_ claim: Claim, breaks id: String) {
    if variant == .fixed { story.verdict(claim) } else { story.result(claim, breaks: story.stage.gap ?? id) }
  }
  let controller = variant == .classic ? LoginViewController() : FixedKeyboardAwareViewController()
  controller.shouldUseDefaultToolBar = true
  let form = LoginForm(on: controller)
  let simulator = story.scene(title) { form.filled(endingAt: story.stage.middle) }
  let geometry = simulator.recordGeometry()
  let before = simulator.snapshot()

  story.step("The user taps the user name.") { try simulator.user.tap(form.username) }
  if variant == .classic, story.stage.gap == nil {
    story.say(
      """
      (At will-show the toolbar is set and the input views are reloaded, so a second did-show follows, "for some
      reason"; the class handles the first one: D4.14, S16a.)
      """,
      about: "D4.14",
      "S16a"
    )
  }
  result(simulator.claimVisible(form.login), breaks: "D4.16")
  result(simulator.claimVisible(form.password), breaks: "D4.16")
  let editing = simulator.snapshot()

  // The author's answer to Jacob: the content isn't fixed, and the user can scroll to the rest of the form.
  let offset = controller.enclosingScrollView?.contentOffset.y ?? 0
  story.step("The user types \"ada\", and drags a finger over the form, to see the rest of it.") {
    try simulator.user.type("ada")
    let start = CGPoint(x: 10, y: form.username.convert(form.username.bounds, to: nil).midY)
    let end = CGPoint(x: 10, y: start.y + (offset > 0 ? 40 : -40))
    try simulator.user.touch(along: [
      FingerPath(from: start).moving(to: end, over: .milliseconds(200)).holding(for: .milliseconds(200))
    ])
  }
  let now = controller.enclosingScrollView?.contentOffset.y ?? 0
  result(
    now == offset
      ? Claim("the content doesn't scroll; its offset is \(points(now))", false)
      : Claim("the content scrolls with the finger, from \(points(offset)) to \(points(now))", true),
    breaks: "D4.22"
  )

  hideKeyboard(of: form, story, in: simulator)
  story.verdict(simulator.claimEditingEnded())
  result(geometry.claimRestored(), breaks: "D4.18")
  // The corrected form looks the same.
  let moments = [("before", before), ("editing", editing), ("after", simulator.snapshot())]
  story.show(moments, isBrief: variant == .fixed && story.isWhole)
}

extension Stage {
  /// The cause of every failure of the published class on the stage: D4.6 on iPads, where it does nothing,
  /// and KN13 before 3.2, where the notifications have no frame; otherwise `nil`.
  fileprivate var gap: String? {
    if device.idiom == .pad { return "D4.6" }
    return hasToolbars ? nil : "KN13"
  }
}

@MainActor private func hideKeyboard(of form: LoginForm, _ story: Story, in simulator: Simulator) {
  if simulator.device.idiom == .pad {
    story.step("The user taps the key that hides the keyboard.") { try simulator.user.tap(key: "hide") }
  } else if story.stage.hasToolbars {
    story.step("The user taps \"Cancel\" in the toolbar.") { try simulator.user.buttons["Cancel"].tap() }
  } else {
    story.step("There is no toolbar; the app ends editing.") {
      form.controller.view.endEditing(true)
      simulator.settle()
    }
  }
}

/// Shows the author's reason for will-show: an accessory view that is set after the keyboard has appeared is
/// not shown. It is, once the input views are reloaded, as his own code does.
@MainActor private func tellLateToolbar(_ story: Story) {
  guard story.stage.hasToolbars else { return }
  let form = LoginForm(on: ViewController())
  let simulator = story.scene("A toolbar that is set too late") { form.filled(endingAt: 150) }
  let toolbar = simulator.perform { Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
  story.step("The user taps the user name. After did-show the app sets the field's inputAccessoryView.") {
    try simulator.user.tap(form.username)
    form.username.inputAccessoryView = toolbar
    simulator.settle()
  }
  story.verdict("the toolbar is not shown", toolbar.window == nil)
  story.step("The app calls reloadInputViews(), as the document's own code does.") {
    form.username.reloadInputViews()
    simulator.settle()
  }
  story.verdict("the toolbar is shown", toolbar.window != nil)
}

// MARK: The flaws of the published class

@MainActor private func tellFlaws(_ story: Story) {
  story.section("The flaws of the published class")
  for scenario in Scenario.all(of: "KeyboardAware") { story.replay(scenario) }
  tellToolbarSwitch(story)
  tellPresented(story, .classic)
  tellPad(story, .classic)
}

/// The document says that the flag "will determine is the our default toolbar will be shown or not".
@MainActor private func tellToolbarSwitch(_ story: Story) {
  guard story.stage.gap == nil else {
    return story.sayAbsent(
      "a default toolbar that can't be turned off",
      because: "the class sets no toolbar there"
    )
  }
  let form = LoginForm(on: KeyboardAwareViewController())
  let simulator = story.scene("With shouldUseDefaultToolBar = false", isBrief: true) {
    form.filled(endingAt: 150)
  }
  story.step("The user taps the user name. The app provides no toolbar.") {
    try simulator.user.tap(form.username)
  }
  let isShown = simulator.user.buttons["Cancel"].exists
  story.flaw(
    Claim("the default toolbar is \(isShown ? "shown all the same" : "not shown")", !isShown),
    breaks: "D4.4"
  )
}

/// Plays the author's own warning: "There are some things with the Window that are just messed up."
@MainActor private func tellPresented(_ story: Story, _ variant: TechniqueVariant) {
  let controller = variant.keyboardAware
  let form = LoginForm(on: controller)
  let root = ViewController()
  let simulator = story.scene("Presented modally, against the author's advice", isBrief: true) { root }
  story.step("The form is presented.") {
    simulator.perform { root.present(form.filled(), animated: true) }
    simulator.settle()
  }
  // In the published class the scroll view is around the controller's view.
  let around = controller.enclosingScrollView.flatMap { $0.isDescendant(of: controller.view) ? nil : $0 }
  let rest = (view: controller.view.frame.minY, around: around?.frame.minY ?? 0)
  story.step("The form is dismissed; this is the state in the middle of the animation.") {
    simulator.perform { root.dismiss(animated: true) }
    simulator.advance(by: .milliseconds(200))
  }
  let distance = (controller.view.presentation.frame.minY - rest.view).rounded()
  guard let around else {
    return story.verdict(
      "in the middle of the dismissal, all of the form is \(points(distance)) points down",
      true
    )
  }
  let own = (around.presentation.frame.minY - rest.around).rounded()
  story.flaw(
    Claim(
      "in the middle of the dismissal, the form is \(points(distance)) points down, its red scroll view \(points(own))",
      distance == own
    ),
    breaks: "KB11"
  )
}

/// Plays the form on an iPad. The author excludes iPads, because their keyboards have a key that hides them.
@MainActor private func tellPad(_ story: Story, _ variant: TechniqueVariant) {
  let stage = story.stage.device.idiom == .pad ? story.stage : story.isOnOwnStage ? Stage(.iPad2, "4.3") : nil
  guard let stage else {
    return story.sayAbsent("the class does nothing on an iPad (D4.6)", because: "this is a phone")
  }
  let form = LoginForm(on: variant.keyboardAware)
  let simulator = story.scene("On an iPad, with the button at the end of the form", on: stage, isBrief: true)
  {
    form.filled()
  }
  story.step("The user taps the user name.") { try simulator.user.tap(form.username) }
  let claim = simulator.claimVisible(form.login)
  if variant == .fixed { story.verdict(claim) } else { story.flaw(claim, breaks: "D4.6") }
}
