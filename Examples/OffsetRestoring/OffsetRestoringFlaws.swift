import HeadlessUIKit

/// Plays the flaws of the published class with either class, as brief scenes: first those of the catalogue.
@MainActor func tellOffsetRestoringFlaws(_ story: Story, _ variant: TechniqueVariant) {
  for scenario in [Scenario.secondField, .refusedField, .staleOffset] { story.replay(scenario, variant) }
  let flaws = OffsetRestoringFlaws(story, variant)
  flaws.tellFieldInBox()
  flaws.tellHeights()
  flaws.tellRotation()
  flaws.tellTallContent()
  flaws.tellLeaving()
}

/// The form with either class, which rotates with the device.
private final class TurningForm: OffsetRestoringViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

private final class FixedTurningForm: FixedOffsetRestoringViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

@MainActor private struct OffsetRestoringFlaws {
  let story: Story
  let variant: TechniqueVariant

  init(_ story: Story, _ variant: TechniqueVariant) {
    (self.story, self.variant) = (story, variant)
  }

  private func check(_ claim: Claim, breaks id: String) {
    if variant == .classic { story.flaw(claim, breaks: id) } else { story.verdict(claim) }
  }

  private func scene(_ title: String, on stage: Stage? = nil, contentHeight: CGFloat? = nil)
    -> (simulator: Simulator, form: TwoFieldForm)
  {
    story.scene(title, on: stage, isBrief: true) {
      TwoFieldForm(variant == .classic ? TurningForm() : FixedTurningForm(), contentHeight: contentHeight)
    } in: {
      $0.controller
    }
  }

  func tellFieldInBox() {
    let (simulator, form) = scene("A field in a box")
    story.step("tx1 is in a box, so that its frame begins at 0. The user taps it.") {
      let box = View(frame: form.tx1.frame)
      form.scrollView.addSubview(box)
      form.tx1.frame.origin = .zero
      box.addSubview(form.tx1)
      try simulator.user.tap(form.tx1)
    }
    check(simulator.claimShown(form.tx1), breaks: "X06")
  }

  /// From iOS 8 the keyboards for numbers and for text differ in height.
  func tellHeights() {
    let stage = story.isOnOwnStage ? Stage(.iPhone5s, "8.4") : story.stage
    let (simulator, form) = scene("A higher keyboard for the second field", on: stage)
    var numbers: CGFloat = 0
    story.step("tx1 is for numbers. The user taps it, and goes on to tx2 by a Next button.") {
      form.tx1.keyboardType = .numberPad
      try simulator.user.tap(form.tx1)
      numbers = simulator.keyboard.frame.height
      simulator.perform { _ = form.tx2.becomeFirstResponder() }
      simulator.settle()
    }
    if variant == .classic, simulator.keyboard.frame.height == numbers {
      return story.sayAbsent(
        "a higher keyboard for the second field",
        because: "the keyboards for numbers and for text are both \(points(numbers)) points high"
      )
    }
    check(simulator.claimEndsAtKeyboard(form.scrollView), breaks: "KP3")
  }

  func tellRotation() {
    let (simulator, form) = scene("A rotation")
    story.step("The user taps tx1, rotates the device to landscape, and ends editing.") {
      try simulator.user.tap(form.tx1)
      simulator.user.rotate(to: .landscapeLeft)
      simulator.perform { _ = form.controller.view.endEditing(true) }
      simulator.settle()
    }
    let (size, now) = (form.controller.view.bounds.size, form.scrollView.frame.size)
    check(
      Claim(
        "the view is \(points(size.width)) x \(points(size.height)), the scroll view \(points(now.width)) x \(points(now.height))",
        now == size
      ),
      breaks: "X14"
    )
  }

  /// Plays the document's caveat about the constants.
  func tellTallContent() {
    let content = story.stage.device.size.height + 120
    let (simulator, form) = scene("Content taller than the screen", contentHeight: content)
    let (height, start) = (form.scrollView.frame.height, form.scrollView.contentOffset.y)
    story.step("There is no keyboard. The user drags a finger up by 40 points.") {
      try simulator.user.dragUp(by: 40)
    }
    let offset = form.scrollView.contentOffset.y
    story.verdict("as the document warns, it scrolls without the keyboard", offset > start)
    story.step("The user taps tx1, and then return.") {
      try simulator.user.tap(form.tx1)
      try simulator.user.tap(key: "return")
    }
    check(form.claimRestored(height, offset), breaks: "D2.17")
  }

  /// Plays a screen that is shown during editing: `viewWillDisappear` removes the observer before did-hide.
  func tellLeaving() {
    let (simulator, form) = scene("Another screen while the keyboard is up")
    let (height, offset) = (form.scrollView.frame.height, form.scrollView.contentOffset.y)
    story.step("The user taps tx1. The app ends editing, shows another screen at once, and returns.") {
      try simulator.user.tap(form.tx1)
      let other = ViewController()
      other.modalPresentationStyle = .fullScreen
      simulator.perform {
        form.tx1.resignFirstResponder()
        form.controller.present(other, animated: true)
      }
      simulator.settle()
      simulator.perform { form.controller.dismiss(animated: true) }
      simulator.settle()
    }
    check(form.claimRestored(height, offset), breaks: "D2.21")
  }
}
