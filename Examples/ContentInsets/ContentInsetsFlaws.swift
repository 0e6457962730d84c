import HeadlessUIKit

/// Plays the settings of the published class's flaws with one of the classes, each in a brief scene. Returns
/// a picture of a tapped field that is as wide as the view.
@MainActor func tellContentInsetsFlaws(_ story: Story, _ variant: TechniqueVariant) -> Snapshot {
  func check(_ claim: Claim, _ id: String) {
    guard variant == .classic else { return story.verdict(claim) }
    story.flaw(claim, breaks: id)
  }
  func scene(_ title: String) -> (simulator: Simulator, form: ContentInsetsForm) {
    story.scene(
      title,
      isBrief: true,
      form: { ContentInsetsForm(variant.contentInsets) },
      in: { $0.controller }
    )
  }

  let (wide, wideForm) = scene("A field as wide as the view")
  story.step("The user taps the title.") { try wide.user.tap(wideForm.title) }
  check(wideForm.claimUnmoved(from: wideForm.scrollView?.restingTop ?? 0), "X16")

  let (scrolled, scrolledForm) = scene("The user scrolls while the keyboard is up")
  var offset: CGFloat = 0
  story.step("The user taps the field near the bottom and scrolls; the app ends editing.") {
    try scrolled.user.tap(scrolledForm.street)
    try scrolledForm.drag(in: scrolled)
    offset = scrolledForm.offset
    scrolledForm.endEditing(in: scrolled)
  }
  check(scrolledForm.claimUnmoved(from: offset), "X15")

  let (next, nextForm) = scene("A second field while the keyboard is up")
  story.step("The user taps the field near the bottom; the app moves on to the field below it.") {
    try next.user.tap(nextForm.street)
    nextForm.moveOn(to: nextForm.zip, in: next)
  }
  check(next.claimFocusVisible(), story.stage.causeWithoutFrame(orElse: "X07"))

  let (boxed, boxedForm) = scene("A field in a container")
  story.step("The field near the bottom is in a container. The user taps it.") {
    let box = View(frame: boxedForm.street.frame)
    boxedForm.street.frame.origin = .zero
    boxedForm.scrollView?.addSubview(box)
    box.addSubview(boxedForm.street)
    try boxed.user.tap(boxedForm.street)
  }
  check(boxed.claimFocusVisible(), story.stage.causeWithoutFrame(orElse: "X06"))

  tellOpaqueBar(story, variant, check: check)
  tellLandscape(story, variant)
  tellHardwareKeyboard(story, variant)
  if story.isOnOwnStage {
    let title = "Before 3.2, without the frame in the notification"
    let (simulator, form) = story.scene(title, on: Stage(.iPhone3G, "2.2.1"), isBrief: true) {
      ContentInsetsForm(variant.contentInsets)
    } in: {
      $0.controller
    }
    story.step("The user taps the field near the bottom.") { try simulator.user.tap(form.street) }
    check(simulator.claimFocusVisible(), "KN13")
  }
  for scenario in [Scenario.safeAreaTwice, .keyboardIsUp, .tableInsets] { story.replay(scenario, variant) }
  return wide.snapshot()
}

extension ScrollView {
  /// The offset at which the content's top is visible.
  fileprivate var restingTop: CGFloat { -adjustedContentInset.top }
}

/// Plays the form below an opaque bar, and pushes another controller while the keyboard is up.
@MainActor private func tellOpaqueBar(
  _ story: Story,
  _ variant: TechniqueVariant,
  check: (Claim, _ id: String) -> Void
) {
  var navigation: NavigationController?
  let (simulator, form) = story.scene("Below an opaque bar", isBrief: true) {
    let form = ContentInsetsForm(variant.contentInsets)
    form.title.frame = CGRect(x: 20, y: 8, width: form.title.frame.width - 40, height: 30)
    return form
  } in: { form in
    let made = NavigationController(rootViewController: form.controller)
    made.navigationBar.isTranslucent = false
    navigation = made
    return made
  }
  let offset = form.offset
  story.step("The user taps the title, which is narrower here.") { try simulator.user.tap(form.title) }
  check(form.claimUnmoved(from: offset), "X17")
  story.step("With the keyboard up another controller is pushed, and popped again.") {
    navigation?.pushViewController(ViewController(), animated: true)
    simulator.settle()
    navigation?.popViewController(animated: true)
    form.endEditing(in: simulator)
  }
  let claim = form.claimOwnInset()
  check(Claim("left with the keyboard up, \(claim.text)", claim.holds), "D3.12")
}

/// Plays the form in landscape; before iOS 6 it doesn't rotate.
@MainActor private func tellLandscape(_ story: Story, _ variant: TechniqueVariant) {
  guard (SystemVersion("6.0")..<"8.0").contains(story.stage.system) else {
    return story.sayAbsent(
      "an inset as high as the keyboard is wide, in landscape",
      in: variant,
      because: story.stage.system < "6.0"
        ? "the form doesn't rotate" : "from iOS 8 on the frame rotates with the interface"
    )
  }
  let (simulator, form) = story.scene("In landscape", isBrief: true) {
    ContentInsetsForm(variant.contentInsets)
  } in: {
    $0.controller
  }
  story.step("The user rotates the device, and taps the title.") {
    simulator.user.rotate(to: .landscapeLeft)
    try simulator.user.tap(form.title)
  }
  if variant == .fixed {
    story.verdict(form.claimInset(simulator))
  } else {
    story.flaw(form.claimAddedInset(simulator), breaks: "X13")
  }
}

/// Plays a hardware keyboard on an iPad, with which only a bar of the keyboard is on the screen.
@MainActor private func tellHardwareKeyboard(_ story: Story, _ variant: TechniqueVariant) {
  let hasBar = ScenarioRequirement.shortcutsBar.isMet(on: story.stage)
  guard story.isOnOwnStage || hasBar else {
    return story.sayAbsent(
      "an inset for keys that aren't shown, with a hardware keyboard",
      in: variant,
      because: ScenarioRequirement.shortcutsBar.reason
    )
  }
  let stage = hasBar ? story.stage : Stage(.iPadAir, "9.3")
  let (simulator, form) = story.scene("With a hardware keyboard", on: stage, isBrief: true) {
    ContentInsetsForm(variant.contentInsets)
  } in: {
    $0.controller
  }
  simulator.keyboard.isHardwareKeyboardConnected = true
  story.step("The user taps the field near the bottom.") { try simulator.user.tap(form.street) }
  let bar = simulator.screen.bounds.maxY - simulator.keyboard.frame.minY
  let inset = form.scrollView?.scrollIndicatorInsets.bottom ?? 0
  // From iOS 11 on, the system adds the safe area to the indicators' insets.
  let safe = form.scrollView?.safeAreaInsets.bottom ?? 0
  let addition = safe > 0 ? " and the safe area's \(points(safe))" : ""
  let claim = Claim(
    "the indicators' inset is \(points(inset))\(addition), the bar \(points(bar)) high",
    inset + safe == bar
  )
  if variant == .fixed { story.verdict(claim) } else { story.flaw(claim, breaks: "X24") }
}
