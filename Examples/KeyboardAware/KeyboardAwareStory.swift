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
        : "it has a toolbar above the keyboard, which requires accessory views; iOS \(stage.system) has none: "
          + "they came with 3.2 on iPads, and 4.0 on iPhones"
    },
    tell: tellKeyboardAware
  )
}

extension Stage {
  /// Whether fields can have accessory views on the system.
  fileprivate var hasToolbars: Bool { has(VersionRules.hasInputViews) }
}

@MainActor private func tellKeyboardAware(_ story: Story) {
  story.say(
    """
    The controller has no reference to the fields. Its threshold view is the button "Log in" here, and it looks up
    the first responder when the keyboard appears. Its toolbar has the button "Cancel", because an iPhone's
    keyboard has no key that hides it.
    """
  )
  if !story.stage.hasToolbars {
    story.say(
      """
      Before 3.2 fields have no accessory views, and therefore no toolbar, and the notifications don't contain the
      keyboard's frame (KN13).
      """,
      about: "KN13"
    )
  }
  if story.isWhole { tellPlain(story) }
  if story.tells(.classic) { tellPublished(story) }
  guard story.tells(.fixed) else { return }
  story.say(
    """
    The corrected class has its scroll view from the beginning, sets its toolbar before the keyboard appears, and
    computes in the coordinates of its own view.
    """
  )
  let teller = Teller(story: story, variant: .fixed)
  let isOnOwnStage = story.stage == Example.keyboardAware.stage
  teller.tellForm("Corrected")
  teller.tellUnderBar("Corrected")
  teller.tellPresented("Corrected")
  teller.tellLowForm("Corrected", on: isOnOwnStage ? .late : story.stage)
  if isOnOwnStage { teller.tellPad("Corrected") }
}

@MainActor private func tellPlain(_ story: Story) {
  let form = LoginForm(on: ViewController())
  let simulator = story.scene("Without the technique") { form.filled(endingAt: story.stage.middle) }
  story.step("The user taps the user name.") { try simulator.user.tap(form.username) }
  let claim = simulator.claimVisible(form.login)
  story.verdict("as expected, \(claim.text)", !claim.holds)
}

/// Plays the author's result, and then the flaws, each on the system or form where it occurs.
@MainActor private func tellPublished(_ story: Story) {
  let teller = Teller(story: story, variant: .classic)
  teller.tellForm("As published")
  guard story.stage == Example.keyboardAware.stage else {
    return story.say(
      "The other flaws of the published form (X18, X19, KB11, D4.6) are shown on its author's device and system only.",
      about: "X18",
      "X19",
      "KB11",
      "D4.6"
    )
  }
  teller.tellUnderBar("As published")
  teller.tellPresented("As published")
  teller.tellLowForm("As published", on: .late)
  teller.tellPad("As published")
}

extension Stage {
  /// A stage on which the first did-show has the keyboard's height without the toolbar.
  fileprivate static let late = Stage(.iPhone6s, "10.3")

  /// The bottom of a button in the middle of the screen that the keyboard would cover. Before iOS 7 it
  /// accounts for forms beginning below the status bar.
  @MainActor fileprivate var middle: CGFloat {
    keyboardTop + 11 - (has(VersionRules.rootViewFillsScreen) ? 0 : device.statusBarHeight)
  }
}

/// A variant of the technique, and the scenes of the story.
@MainActor private struct Teller {
  let story: Story
  let variant: TechniqueVariant

  /// Checks a result of the author, which is required everywhere for the corrected class.
  private func result(_ claim: Claim, breaks id: String) {
    if variant == .classic { story.result(claim, breaks: gap ?? id) } else { story.verdict(claim) }
  }

  /// Checks a claim that the published class is expected to break.
  private func flaw(_ claim: Claim, breaks id: String) {
    if variant == .classic { story.flaw(claim, breaks: gap ?? id) } else { story.verdict(claim) }
  }

  /// The cause of every failure of the published class on the stage: D4.6 on iPads, where it does nothing,
  /// and KN13 before 3.2, where the notifications have no frame; otherwise `nil`.
  private var gap: String? {
    if story.stage.device.idiom == .pad { return "D4.6" }
    return story.stage.hasToolbars ? nil : "KN13"
  }

  // MARK: The author's form

  /// Plays the document's form: the button is in the middle of the screen, where the keyboard would cover it.
  func tellForm(_ title: String) {
    let controller = variant.keyboardAware
    controller.shouldUseDefaultToolBar = true
    let form = LoginForm(on: controller)
    let simulator = story.scene(title) { form.filled(endingAt: story.stage.middle) }
    let geometry = simulator.recordGeometry()
    let before = simulator.snapshot()

    story.step("The user taps the user name.") { try simulator.user.tap(form.username) }
    if variant == .classic, gap == nil {
      story.say(
        "   (The toolbar is set at will-show, so that a second did-show follows; the class handles the first one: D4.14, S16a.)",
        about: "D4.14",
        "S16a"
      )
    }
    result(simulator.claimVisible(form.login), breaks: "D4.16")
    result(simulator.claimVisible(form.password), breaks: "D4.16")
    let during = simulator.snapshot()

    tellDrag(form, controller, in: simulator)
    hideKeyboard(of: form, in: simulator)
    story.verdict(simulator.claimEditingEnded())
    result(geometry.claimRestored(), breaks: "D4.18")
    story.show([("before", before), ("editing", during), ("after", simulator.snapshot())])
  }

  /// Plays the author's answer to Jacob's comment: the form isn't fixed above the keyboard, and the user can
  /// scroll it with a finger.
  private func tellDrag(_ form: LoginForm, _ controller: KeyboardAwareViewController, in simulator: Simulator)
  {
    let scrollView = controller.enclosingScrollView
    let before = scrollView?.contentOffset.y ?? 0
    let start = CGPoint(x: 10, y: form.username.convert(form.username.bounds, to: nil).midY)
    let end = CGPoint(x: 10, y: start.y + (before > 0 ? 40 : -40))
    story.step("The user types \"ada\", and drags a finger over the form, to see the rest of it.") {
      try simulator.user.type("ada")
      try simulator.user.touch(along: [
        FingerPath(from: start).moving(to: end, over: .milliseconds(200)).holding(for: .milliseconds(200))
      ])
    }
    let now = scrollView?.contentOffset.y ?? 0
    result(
      before == now
        ? Claim("the finger has not scrolled the content, which stays at \(points(now))", false)
        : Claim("the finger has scrolled the content from \(points(before)) to \(points(now))", true),
      breaks: "D4.22"
    )
  }

  private func hideKeyboard(of form: LoginForm, in simulator: Simulator) {
    let isOnPad = simulator.device.idiom == .pad
    if isOnPad {
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

  // MARK: A form to the end of the screen, on systems whose first did-show has the height without the toolbar

  func tellLowForm(_ title: String, on stage: Stage) {
    let controller = variant.keyboardAware
    controller.shouldUseDefaultToolBar = true
    let form = LoginForm(on: controller)
    let simulator = story.scene("\(title), with the button at the very end of the form", on: stage) {
      form.filled()
    }
    let geometry = simulator.recordGeometry()
    story.step("The user taps the user name.") { try simulator.user.tap(form.username) }
    flaw(simulator.claimVisible(form.login), breaks: "X19")
    hideKeyboard(of: form, in: simulator)
    flaw(geometry.claimRestored(), breaks: "X19")
  }

  // MARK: Under a bar

  /// The fields have the toolbar before they are edited, to isolate this flaw.
  func tellUnderBar(_ title: String) {
    let form = LoginForm(on: variant.keyboardAware)
    let toolbarHeight = story.stage.hasToolbars ? KeyboardAwareViewController.toolbarSize.height : 0
    let end = story.stage.keyboardTop - toolbarHeight - 15
    let simulator = story.scene("\(title), under an opaque navigation bar") {
      let navigation = NavigationController(rootViewController: form.filled(endingAt: end))
      navigation.navigationBar.isTranslucent = false
      for field in form.fields {
        field.inputAccessoryView = (form.controller as? KeyboardAwareViewController)?.defaultToolbar()
      }
      return navigation
    }
    story.say(
      """
      The fields have their toolbar from the beginning. The button ends at \(points(end)) in the form, 15 points
      above the toolbar's top on the screen.
      """
    )
    story.step("The user taps the user name.") { try simulator.user.tap(form.username) }
    flaw(simulator.claimVisible(form.login), breaks: "X18")
  }

  // MARK: Presented

  func tellPresented(_ title: String) {
    let controller = variant.keyboardAware
    let form = LoginForm(on: controller)
    let root = ViewController()
    let simulator = story.scene("\(title), presented modally") { root }
    story.step("The form is presented.") {
      simulator.perform { root.present(form.filled(), animated: true) }
      simulator.settle()
    }
    // In the published class the scroll view is around the controller's view.
    let around = controller.enclosingScrollView.flatMap { $0.isDescendant(of: controller.view) ? nil : $0 }
    let rest = (controller.view.frame.minY, around?.frame.minY ?? 0)
    story.step("The form is dismissed; this is the state in the middle of the animation.") {
      simulator.perform { root.dismiss(animated: true) }
      simulator.advance(by: .milliseconds(200))
    }
    let way = (controller.view.presentation.frame.minY - rest.0).rounded()
    var claim = Claim("the form has moved down by \(points(way)) points, with all that is around it", true)
    if let around {
      let own = (around.presentation.frame.minY - rest.1).rounded()
      claim = Claim(
        "the form has moved down by \(points(way)) points, its red scroll view by \(points(own))",
        way == own
      )
    }
    flaw(claim, breaks: "KB11")
  }

  // MARK: On an iPad

  /// Plays the form on an iPad. The author excludes iPads, because their keyboards have a key that hides
  /// them.
  func tellPad(_ title: String) {
    let controller = variant.keyboardAware
    let form = LoginForm(on: controller)
    let stage = Stage(.iPad2, "4.3")
    let simulator = story.scene("\(title), on an iPad", on: stage) { form.filled() }
    if variant == .classic {
      story.say("The author excludes iPads, because their keyboard has a key that hides it.")
    }
    story.step("Fields and button are at the end of the form. The user taps the user name.") {
      try simulator.user.tap(form.username)
    }
    flaw(simulator.claimVisible(form.login), breaks: "D4.6")
  }
}
