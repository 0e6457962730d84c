import HeadlessUIKit

extension Example {
  /// Document 004, "keyboard aware view controller": one view of the form, the threshold view, stays above the keyboard.
  public static let keyboardAware = Example(
    "KeyboardAware",
    document: "004",
    title: "Keyboard aware: the button below the fields stays visible, and a toolbar hides the keyboard",
    on: Stage(.iPhone4, "4.3"),
    refusal: { stage in
      stage.hasToolbars
        ? nil
        : "the corrected form has a toolbar above the keyboard, which needs accessory views, and iOS "
          + "\(stage.system) has none: they came with 3.2 on iPads, and 4.0 on iPhones"
    },
    tell: tellKeyboardAware
  )
}

extension Stage {
  /// Whether fields can have accessory views.
  fileprivate var hasToolbars: Bool { has(VersionRules.hasInputViews) }
}

@MainActor private func tellKeyboardAware(_ story: Story) {
  story.say(
    """
    The controller knows no field. It is given the threshold view, here the button "Log in", and finds the first
    responder when the keyboard comes. It has a toolbar with "Cancel" for keyboards that can't be hidden.
    """
  )
  if story.isWhole { tellPlain(story) }
  for variant in TechniqueVariant.allCases where story.tells(variant) {
    if variant == .fixed {
      story.say(
        """
        The corrected class has its scroll view from the beginning, its toolbar before the keyboard comes, and counts
        in the coordinates of its own view.
        """
      )
    }
    let teller = Teller(story: story, variant: variant)
    teller.tellForm()
    teller.tellUnderBar()
    teller.tellPresented()
  }
}

@MainActor private func tellPlain(_ story: Story) {
  let form = LoginForm(on: ViewController())
  let simulator = story.scene("Without the technique") { form.filled() }
  story.step("The person taps the user name.") { try simulator.user.tap(form.username) }
  let claim = simulator.claimVisible(form.login)
  story.verdict(claim.text, !claim.holds)
}

/// One variant of the technique, told.
@MainActor private struct Teller {
  let story: Story
  let variant: TechniqueVariant

  var name: String { variant == .classic ? "As published" : "Corrected" }

  /// The published variant may have the flaw, the corrected one may not.
  func check(_ claim: Claim, breaks fact: String) {
    if variant == .classic { story.finding(claim, breaks: flaw ?? fact) } else { story.verdict(claim) }
  }

  /// Why the published variant does nothing useful on the stage, whatever the scene is about: on iPads it wants to do nothing
  /// (KP5), and before 3.2 the notifications have no frame (KN12).
  private var flaw: String? {
    if story.stage.device.idiom == .pad { return "KP5" }
    return story.stage.hasToolbars ? nil : "KN12"
  }

  // MARK: The whole form

  func tellForm() {
    let controller = variant.keyboardAware
    controller.shouldUseDefaultToolBar = true
    let form = LoginForm(on: controller)
    let simulator = story.scene(name) { form.filled() }
    let geometry = simulator.recordGeometry()
    let before = simulator.snapshot()

    story.step("The person taps the user name.") { try simulator.user.tap(form.username) }
    check(simulator.claimVisible(form.login), breaks: "X19")
    let during = simulator.snapshot()

    story.step("The person types \"ada\".") { try simulator.user.type("ada") }
    hideKeyboard(of: form, in: simulator)
    story.verdict(simulator.claimEditingEnded())
    check(geometry.claimRestored(), breaks: "X19")
    story.show([("before", before), ("editing", during), ("after", simulator.snapshot())])
  }

  private func hideKeyboard(of form: LoginForm, in simulator: Simulator) {
    if story.stage.device.idiom == .pad {
      story.step("The person hits the key that hides the keyboard.") { try simulator.user.tap(key: "hide") }
    } else if story.stage.hasToolbars {
      story.step("The person taps \"Cancel\" in the toolbar.") { try simulator.user.buttons["Cancel"].tap() }
    } else {
      story.step("There is no toolbar; the program ends editing.") {
        form.controller.view.endEditing(true)
        simulator.settle()
      }
    }
  }

  // MARK: Under a bar

  /// The toolbar is on the fields before they are edited, so that this flaw stands alone.
  func tellUnderBar() {
    let form = LoginForm(on: variant.keyboardAware)
    let toolbarHeight = story.stage.hasToolbars ? KeyboardAwareViewController.toolbarSize.height : 0
    let end = story.stage.keyboardTop - toolbarHeight - 15
    let simulator = story.scene("\(name), under an opaque navigation bar") {
      let navigation = NavigationController(rootViewController: form.filled(endingAt: end))
      navigation.navigationBar.isTranslucent = false
      for field in form.fields {
        field.inputAccessoryView = (form.controller as? KeyboardAwareViewController)?.defaultToolbar()
      }
      return navigation
    }
    story.say(
      """
      The fields have their toolbar from the beginning. The button ends at \(points(end)) in the form, 15 points above
      the toolbar's top on the screen.
      """
    )
    story.step("The person taps the user name.") { try simulator.user.tap(form.username) }
    check(simulator.claimVisible(form.login), breaks: "X18")
  }

  // MARK: Presented

  func tellPresented() {
    let controller = variant.keyboardAware
    let form = LoginForm(on: controller)
    let root = ViewController()
    let simulator = story.scene("\(name), presented modally") { root }
    story.step("The form is presented.") {
      simulator.perform { root.present(form.filled(), animated: true) }
      simulator.settle()
    }
    // As published the scroll view stands around the controller's view.
    let around = controller.enclosingScrollView.flatMap { $0.isDescendant(of: controller.view) ? nil : $0 }
    let rest = (controller.view.frame.minY, around?.frame.minY ?? 0)
    story.step("It is dismissed; we look when it is half way down.") {
      simulator.perform { root.dismiss(animated: true) }
      simulator.advance(by: .milliseconds(200))
    }
    let way = (controller.view.presentation.frame.minY - rest.0).rounded()
    var claim = Claim("the form has gone down by \(points(way)) points, with all that is around it", true)
    if let around {
      let own = (around.presentation.frame.minY - rest.1).rounded()
      claim = Claim(
        "the form has gone down by \(points(way)) points, its red scroll view by \(points(own))",
        way == own
      )
    }
    if variant == .classic { story.finding(claim, breaks: "KB11") } else { story.verdict(claim) }
  }
}
