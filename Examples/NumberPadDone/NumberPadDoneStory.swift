import Foundation
import HeadlessUIKit

extension Example {
  /// The technique of "UIKeyboardTypeNumberPad and the missing return key": a Done button on the number pad.
  public static let numberPadDone = Example(
    "NumberPadDone",
    origin: .published(.missingReturnKey),
    title: "Number pad: a DONE button where there is no return key",
    on: Stage(.iPhone4, "4.0"),
    refusal: NumberPadForm.refusal,
    tell: tellNumberPadDone
  )
}

@MainActor private func tellNumberPadDone(_ story: Story) {
  // The first version is of 2008; on other devices and systems, all scenes are played there.
  let first = story.isOnOwnStage ? Stage(.iPhone3G, "2.2.1") : story.stage
  story.say(
    """
    Luzian Scherrer's code searches the app's second window for the keyboard's own view, and adds a button over the
    empty area at the pad's lower left. The form has a field for a code and one for an email address.
    """
  )
  if story.stage.device.idiom == .pad {
    story.say("An iPad shows its full keyboard, with a return key, for numbers, too.")
  }
  if story.isWhole { tellPlain(story, on: first) }
  var covered: [(String, Snapshot)] = []
  if story.tells(.classic) {
    let pictures = tellFirstVersion(story, on: first) + tellUpdate(story)
    if !pictures.isEmpty { story.show(pictures) }
    covered = tellFlaws(story, first)
    story.say("Other authors' searches for the keyboard's view on later systems: swift run Scenarios 20")
  }
  if story.tells(.fixed) { tellBar(story, beside: covered) } else if !covered.isEmpty { story.show(covered) }
}

/// Begins a scene with the form.
@MainActor private func scene(
  _ story: Story,
  _ title: String,
  _ button: DoneButton?,
  on stage: Stage? = nil,
  isBrief: Bool = false
) -> (simulator: Simulator, form: NumberPadForm) {
  story.scene(title, on: stage, isBrief: isBrief, form: { NumberPadForm(button) }, in: { $0.controller })
}

// MARK: Without the technique

@MainActor private func tellPlain(_ story: Story, on stage: Stage) {
  let (simulator, form) = story.scene("Without the technique", on: stage) {
    NumberPadForm(nil)
  } in: {
    $0.code.inputAccessoryView = nil
    return $0.controller
  }
  story.step("The user taps the code field, types 12 and looks for a key that ends editing.") {
    try simulator.user.tap(form.code)
    try simulator.user.type("12")
  }
  let hasReturn = simulator.keyboard.keys.contains { $0.key.kind == .return }
  story.flaw(
    hasReturn
      ? Claim("the keyboard has a return key", true)
      : Claim(
        "TextField \"Code\" is still first responder: the keyboard has no key that ends editing",
        false
      ),
    breaks: "KT15"
  )
  let types = stage.keyboardsWithoutReturn
  let names = types.isEmpty ? "none" : types.map { "\($0)" }.joined(separator: ", ")
  story.result(
    Claim("keyboard types without a return key: \(names)", types == [.numberPad, .phonePad]),
    breaks: "D1.1"
  )
}

extension Stage {
  /// The keyboard types that have no return key on the stage.
  @MainActor fileprivate var keyboardsWithoutReturn: [KeyboardType] {
    KeyboardType.allCases.filter { type in
      let simulator = Simulator(device: device, system: system, logIsEnabled: false)
      return simulator.perform {
        let field = TextField()
        field.keyboardType = type
        simulator.window.addSubview(field)
        simulator.window.makeKeyAndVisible()
        field.becomeFirstResponder()
        simulator.settle()
        return !simulator.keyboard.keys.contains { $0.key.kind == .return }
      }
    }
  }
}

// MARK: As published

/// Plays the first version on the system of 2008, where the button slides up with the keyboard, and on the
/// next one. Returns a picture.
@MainActor private func tellFirstVersion(_ story: Story, on stage: Stage) -> [(String, Snapshot)] {
  let (simulator, form) = scene(story, "As published in 2008, at will-show", .firstVersion, on: stage)
  story.step("The user taps the code field.") { try simulator.user.tap(form.code) }
  let picture = ("2008, \(stage.system.name)", simulator.snapshot())
  guard useButton(story, simulator, form, breaks: "KW19") else { return [] }
  guard story.isOnOwnStage else { return [picture] }

  let (later, laterForm) = scene(
    story,
    "As published in 2008, on the next system",
    .firstVersion,
    on: Stage(.iPhone3GS, "3.1.3")
  )
  story.say(
    """
    "The position and the image of our custom button will have to be adapted to that new style", the author says of
    3.0. The simulator has one layout for 2 and 3; copies of the adapted project have the same position and other
    images.
    """
  )
  story.step("The user taps the code field.") { try later.user.tap(laterForm.code) }
  story.result(laterForm.claimDoneButton(later), breaks: "KW19")
  return [picture]
}

/// Claims the author's results, beginning with a keyboard that has appeared: the button can be tapped, is
/// over no key, and ends editing. Returns whether there is a button.
@MainActor private func useButton(
  _ story: Story,
  _ simulator: Simulator,
  _ form: NumberPadForm,
  breaks fact: String
) -> Bool {
  let claim = simulator.perform { form.claimDoneButton(simulator) }
  story.result(claim, breaks: fact)
  guard claim.holds, let button = simulator.perform({ form.doneButtons.last }) else { return false }
  story.result(simulator.claimOverNoKey(button), breaks: "D1.4")
  story.step("The user types 12 and taps DONE.") {
    try simulator.user.type("12")
    try simulator.user.tap(button)
  }
  story.result(simulator.claimEditingEnded(), breaks: "D1.11")
  story.verdict("the text is \"\(form.code.text ?? "")\"", form.code.text == "12")
  return true
}

extension Simulator {
  /// Claims that no key is under a button, except for the pad's empty one.
  fileprivate func claimOverNoKey(_ button: Button) -> Claim {
    let frame = button.convert(button.bounds, to: nil)
    let keys = keyboard.keys.filter { key in
      let center = CGPoint(x: key.accessibilityFrame.midX, y: key.accessibilityFrame.midY)
      return key.key.kind != .empty && frame.contains(center)
    }
    let position = "(\(points(button.frame.minX)), \(points(button.frame.minY)))"
    return keys.isEmpty
      ? Claim("it is over the pad's empty area, at \(position) of the keyboard", true)
      : Claim("it is over \(keys.map(\.debugName).joined(separator: ", "))", false)
  }
}

/// Plays the update of June 2010. Returns pictures of the keyboard's slide and of its end.
@MainActor private func tellUpdate(_ story: Story) -> [(String, Snapshot)] {
  let (simulator, form) = scene(story, "The update of 17 June 2010, at did-show", .june2010)
  story.step("The user taps the code field; the keyboard slides up.") {
    try simulator.user.manually { try simulator.user.tap(form.code) }
    simulator.advanceToMiddleOfSlide()
  }
  let sliding = (snapshot: simulator.snapshot(), count: simulator.perform { form.doneButtons.count })
  story.step("The keyboard is in place.") { simulator.settle() }
  let picture = simulator.snapshot()
  guard useButton(story, simulator, form, breaks: "KW21") else { return [] }
  story.flaw(
    Claim(
      "there was \(sliding.count == 0 ? "no" : "a") DONE button while the keyboard slid",
      sliding.count > 0
    ),
    breaks: "D1.3"
  )
  return [("2010, \(story.stage.system.name): the keyboard slides", sliding.snapshot), ("in place", picture)]
}

// MARK: The flaws of the published classes

/// Plays the flaws, each in a brief scene. Returns a picture of the button over the keys of another keyboard.
@MainActor private func tellFlaws(_ story: Story, _ first: Stage) -> [(String, Snapshot)] {
  story.section("The flaws of the published classes")
  tellPrinted(story, on: first)
  if story.isOnOwnStage {
    tellSearch(story, "As published in 2008, from 3.2 on", .firstVersion, on: story.stage)
    tellSearch(story, "The update, from iOS 8 on", .june2010, on: Stage(.iPhone5s, "8.4"))
  }
  guard story.stage.hasHostViewInWindow else {
    for flaw in ["a second window hides the button", "buttons pile up", "a button over other keys"] {
      story.sayAbsent(flaw, because: "neither version adds a button there")
    }
    return []
  }
  tellSecondWindow(story)
  tellLandscape(story)
  return tellRepeatedUse(story)
}

extension Stage {
  /// Whether the view that the update searches for is a subview of the keyboard's window.
  fileprivate var hasHostViewInWindow: Bool { system < "8.0" }
}

/// Plays the listing with the prefix that the page prints.
@MainActor private func tellPrinted(_ story: Story, on stage: Stage) {
  let (simulator, form) = scene(story, "The listing as printed", .asPrinted, on: stage, isBrief: true)
  story.step("The user taps the code field.") { try simulator.user.tap(form.code) }
  let views = simulator.application.windows.dropFirst().flatMap(\.subviews)
  let description = views.first.map { "\($0)".prefix(24) } ?? ""
  let count = simulator.perform { form.doneButtons.count }
  story.flaw(
    Claim(
      "\(count == 0 ? "no" : "a") DONE button: the page has lost the \"<\" with which descriptions begin, as \"\(description)...\"",
      count == 1
    ),
    breaks: "KW11"
  )
}

/// Plays a search on a system where it finds nothing.
@MainActor private func tellSearch(_ story: Story, _ title: String, _ button: DoneButton, on stage: Stage) {
  let (simulator, form) = scene(story, title, button, on: stage, isBrief: true)
  story.step("The user taps the code field.") { try simulator.user.tap(form.code) }
  story.flaw(simulator.perform { form.claimDoneButton(simulator) }, breaks: button.fact)
}

/// Plays an app with a second window, which is `windows[1]`.
@MainActor private func tellSecondWindow(_ story: Story) {
  let (simulator, form) = scene(story, "The update, in an app with a second window", .june2010, isBrief: true)
  let banner = simulator.perform { Window(frame: CGRect(x: 0, y: 0, width: 320, height: 20)) }
  story.step("The app shows a banner in a window of its own. The user taps the code field.") {
    banner.isHidden = false
    try simulator.user.tap(form.code)
  }
  let isOwn = simulator.application.windows[1] === banner
  let claim = simulator.perform { form.claimDoneButton(simulator) }
  story.flaw(
    isOwn && !claim.holds ? Claim("no DONE button: windows[1] is the app's own window", false) : claim,
    breaks: "KW16"
  )
}

/// Plays the button on a keyboard in landscape; before iOS 6 the form doesn't rotate.
@MainActor private func tellLandscape(_ story: Story) {
  let stage = story.isOnOwnStage ? Stage(.iPhone4, "6.1") : story.stage
  guard stage.system >= "6.0" else {
    return story.sayAbsent("the button below a keyboard in landscape", because: "the form doesn't rotate")
  }
  let (simulator, form) = scene(story, "The update, in landscape", .june2010, on: stage, isBrief: true)
  story.step("The user turns the device, and taps the code field.") {
    simulator.user.rotate(to: .landscapeLeft)
    try simulator.user.tap(form.code)
  }
  story.flaw(simulator.perform { form.claimDoneButton(simulator) }, breaks: "X20")
}

/// Plays a form whose code is edited twice, and then the email address.
@MainActor private func tellRepeatedUse(_ story: Story) -> [(String, Snapshot)] {
  let (simulator, form) = scene(story, "The update, used again", .june2010, isBrief: true)
  story.step("The user taps the code field and DONE, and the code field again.") {
    try simulator.user.tap(form.code)
    if let button = simulator.perform({ form.doneButtons.last }) { try simulator.user.tap(button) }
    try simulator.user.tap(form.code)
  }
  story.flaw(simulator.perform { form.claimButtons(1, "on the keyboard, the second time") }, breaks: "KB14")
  story.step("The user taps the email field.") { try simulator.user.tap(form.email) }
  story.flaw(simulator.claimKeysTappable(), breaks: "X20")
  return [("2010: DONE over the email keys", simulator.snapshot())]
}

// MARK: Corrected

@MainActor private func tellBar(_ story: Story, beside pictures: [(String, Snapshot)]) {
  let (simulator, form) = scene(story, "Corrected: a bar above the keyboard of the field", nil)
  story.say("The field's accessory view is a bar with Done. No view of the system is searched for.")
  story.step("The user taps the code field and types 12.") {
    try simulator.user.tap(form.code)
    try simulator.user.type("12")
  }
  let editing = simulator.snapshot()
  story.verdict(simulator.perform { form.claimDoneButton(simulator) })
  story.verdict(simulator.claimKeysTappable())
  story.step("The user taps Done, and the code field again.") {
    try simulator.user.buttons["Done"].tap()
    try simulator.user.tap(form.code)
  }
  story.verdict(simulator.perform { form.claimButtons(1, "above the keyboard, the second time") })
  story.step("The user taps Done.") { try simulator.user.buttons["Done"].tap() }
  story.verdict(simulator.claimEditingEnded())
  story.verdict("the text is \"\(form.code.text ?? "")\"", form.code.text == "12")
  story.step("The user taps the email field.") { try simulator.user.tap(form.email) }
  story.verdict(simulator.perform { form.claimButtons(0, "for the email address") })
  story.verdict(simulator.claimKeysTappable())
  story.show(
    pictures + [("corrected: a bar with Done", editing), ("no bar for email", simulator.snapshot())]
  )
}
