import HeadlessUIKit

extension Example {
  /// Matt Gallagher's approach, to which "Adjust UITextField hidden behind Keyboard with UIScrollView"
  /// refers: the screen is divided into three sections.
  public static let slidingThirds = Example(
    "SlidingThirds",
    origin: .described(.hiddenFields),
    title: "Sliding thirds: the whole view slides up, depending on the field's section of the screen",
    on: .ofSampleScrollview,
    tell: tellSlidingThirds
  )
}

// MARK: The interface

/// A form with a field in each section of the screen.
@MainActor private struct SectionsForm {
  let controller: ViewController
  let name: TextField
  let street: TextField
  let town: TextField

  /// Adds the fields to the view of a controller, which becomes their delegate.
  init(_ controller: ViewController) {
    func field(_ name: String, at y: CGFloat) -> TextField {
      let field = TextField(frame: CGRect(x: 20, y: y, width: controller.view.bounds.width - 40, height: 31))
      field.placeholder = name
      field.delegate = controller as? any TextFieldDelegate
      controller.view.addSubview(field)
      return field
    }
    let height = controller.view.bounds.height
    self.controller = controller
    name = field("Name", at: 60)
    street = field("Street", at: (height / 2).rounded() - 10)
    town = field("Town", at: height - 60)
  }
}

/// The controller of the form as described, which rotates with the device, and writes its delegate calls to
/// the log.
private final class FormViewController: SlidingThirdsViewController {
  override func textFieldDidBeginEditing(_ textField: TextField) {
    super.textFieldDidBeginEditing(textField)
    NSLog("textFieldDidBeginEditing(_:): the view slides up by \(points(animatedDistance)) points")
  }

  override func textFieldDidEndEditing(_ textField: TextField) {
    super.textFieldDidEndEditing(textField)
    NSLog("textFieldDidEndEditing(_:): the view slides back")
  }

  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

/// The corrected controller, which rotates with the device.
private final class FixedFormViewController: FixedSlidingThirdsViewController {
  override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
}

// MARK: The story

@MainActor private func tellSlidingThirds(_ story: Story) {
  story.say(
    """
    The document says of Matt Gallagher's "Sliding UITextFields" that it splits the screen into three sections. In
    that article, nothing moves for a field in the top fifth, the view slides up by 216 points, the height of the
    keyboard, for a field in the bottom fifth, and by a part of it in between.
    """
  )
  if story.isWhole { tellPlain(story) }
  if story.tells(.classic) {
    tell(story, "As described", FormViewController.init) { story.result($0, breaks: "D2.14") }
    story.section("The flaws of the described class")
    tellFlaws(story, .classic)
  }
  guard story.tells(.fixed) else { return }
  tell(story, "Corrected", FixedFormViewController.init) { story.verdict($0) }
  story.section("The flaws, corrected")
  tellFlaws(story, .fixed)
}

@MainActor private func tellPlain(_ story: Story) {
  let (simulator, form) = story.scene("Without the technique") {
    SectionsForm(ViewController())
  } in: {
    $0.controller
  }
  story.step("The user taps the field at the bottom.") { try simulator.user.tap(form.town) }
  let claim = simulator.claimShown(form.town, movedUpBy: 0)
  story.verdict(claim.text, !claim.holds)
}

/// Plays the main scene of either class.
///
/// - Parameter check: Receives the results of the approach.
@MainActor private func tell(
  _ story: Story,
  _ title: String,
  _ make: () -> ViewController,
  check: (Claim) -> Void
) {
  let (simulator, form) = story.scene(title) {
    SectionsForm(make())
  } in: {
    $0.controller
  }
  let geometry = simulator.recordGeometry()
  var moments = [("before", simulator.snapshot())]
  for (field, section) in [(form.name, "top"), (form.street, "middle"), (form.town, "bottom")] {
    let start = field.convert(field.bounds, to: nil).minY
    story.step("The user taps the field in the \(section) section.") { try simulator.user.tap(field) }
    let distance = start - field.convert(field.bounds, to: nil).minY
    check(simulator.claimShown(field, movedUpBy: distance))
    if section != "top" { moments.append(("\(section) section", simulator.snapshot())) }
    story.step("The user taps return.") { try simulator.user.tap(key: "return") }
    check(geometry.claimRestored())
  }
  // The pictures of the two classes are the same.
  if !story.isWhole || title == "As described" { story.show(moments) }
}

extension Simulator {
  /// Returns a claim that a field is visible above the keyboard, with the distance that it has moved.
  fileprivate func claimShown(_ field: TextField, movedUpBy distance: CGFloat) -> Claim {
    let claim = claimVisible(field)
    let space = keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
    if !claim.holds && space >= 0 { return claim }
    let end = space < 0 ? "\(points(-space)) points below the top of" : "\(points(space)) points above"
    return Claim(
      "\(field.placeholder ?? "") has moved up by \(points(distance)), and ends \(end) the keyboard",
      claim.holds
    )
  }
}

// MARK: The flaws

@MainActor private func tellFlaws(_ story: Story, _ variant: TechniqueVariant) {
  func check(_ claim: Claim, _ id: String) {
    if variant == .classic { story.flaw(claim, breaks: id) } else { story.verdict(claim) }
  }
  func scene(_ title: String, on stage: Stage) -> (simulator: Simulator, form: SectionsForm) {
    story.scene(title, on: stage, isBrief: true) {
      SectionsForm(variant == .classic ? FormViewController() : FixedFormViewController())
    } in: {
      $0.controller
    }
  }
  /// Plays the form on a system whose keyboard isn't 216 points high.
  func tellHeight(on stage: Stage, _ id: String) {
    let (simulator, form) = scene("A keyboard of another height", on: stage)
    let start = form.town.convert(form.town.bounds, to: nil).minY
    story.step("The user taps the field at the bottom.") { try simulator.user.tap(form.town) }
    let distance = start - form.town.convert(form.town.bounds, to: nil).minY
    check(simulator.claimShown(form.town, movedUpBy: distance), id)
  }
  func tellHardware(on stage: Stage) {
    let (simulator, form) = scene("A hardware keyboard", on: stage)
    simulator.keyboard.isHardwareKeyboardConnected = true
    let start = form.town.convert(form.town.bounds, to: nil).minY
    story.step("The user taps the field at the bottom.") { try simulator.user.tap(form.town) }
    let end = form.town.convert(form.town.bounds, to: nil).minY
    let covered = max(0, simulator.screen.bounds.height - simulator.keyboard.frame.minY)
    check(
      Claim(
        "\(points(covered)) points of the screen are covered; the field has moved up by \(points(start - end))",
        start - end <= covered
      ),
      "X24"
    )
  }
  func tellRotation(on stage: Stage) {
    let (simulator, form) = scene("A rotation", on: stage)
    var landscape = CGRect.zero
    story.step("The user rotates the device to landscape and back.") {
      simulator.user.rotate(to: .landscapeLeft)
      landscape = form.controller.view.frame
      simulator.user.rotate(to: .portrait)
    }
    story.step("The user taps the field in the middle, rotates the device to landscape, and ends editing.") {
      try simulator.user.tap(form.street)
      simulator.user.rotate(to: .landscapeLeft)
      simulator.perform { _ = form.controller.view.endEditing(true) }
      simulator.settle()
    }
    let end = form.controller.view.frame
    let distance = max(abs(end.minX - landscape.minX), abs(end.minY - landscape.minY))
    check(
      Claim("the view is \(points(distance)) points away from its frame in landscape", distance == 0),
      "X14"
    )
  }
  let height = story.stage.device.size.height - story.stage.keyboardTop
  if story.isOnOwnStage {
    tellHeight(on: Stage(.iPhone16, "18.0"), "KH56")
  } else if height != SlidingThirdsViewController.portraitKeyboardHeight {
    tellHeight(on: story.stage, "D2.14")
  } else if variant == .classic {
    story.sayAbsent("a keyboard of another height", because: "it is \(points(height)) points high")
  }
  let first: SystemVersion = story.stage.device.idiom == .pad ? "3.2" : "4.0"
  if story.isOnOwnStage {
    tellHardware(on: Stage(.iPad2, "5.1"))
  } else if story.stage.system >= first {
    tellHardware(on: story.stage)
  } else if variant == .classic {
    story.sayAbsent("a hardware keyboard", because: "the system supports none")
  }
  tellRotation(on: story.stage)
}
