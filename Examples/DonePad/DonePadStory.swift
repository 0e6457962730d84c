import HeadlessUIKit

extension Example {
  /// A custom number pad with a Done key, which is in none of the documents.
  public static let donePad = Example(
    "DonePad",
    origin: .later("a custom number pad, as an input view from 3.2 on"),
    title: "DONE pad: a custom number pad with the key that the system's pad lacks",
    on: Stage(.iPhone4, "4.0"),
    refusal: NumberPadForm.refusal,
    tell: tellDonePad
  )
}

@MainActor private func tellDonePad(_ story: Story) {
  story.say(
    """
    Luzian Scherrer's DONE button is added to the system's number pad, whose views change from system to system. A
    custom number pad needs none of them: it is a view with twelve buttons, set as the field's inputView.
    """
  )
  if story.tells(.classic) { tellPlain(story) }
  if story.tells(.fixed) { tellPad(story) }
}

/// Plays the form with the system's number pad, whose missing return key is the reason for the technique.
@MainActor private func tellPlain(_ story: Story) {
  let (simulator, form) = story.scene("Without the technique: the system's keyboard for numbers") {
    PadForm(hasPad: false)
  } in: {
    $0
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
}

@MainActor private func tellPad(_ story: Story) {
  let (simulator, form) = story.scene("With the pad") {
    PadForm(hasPad: true)
  } in: {
    $0
  }
  let before = simulator.snapshot()
  story.step("The user taps the code field, and the keys 1, 3, delete and 2 of the pad.") {
    try simulator.user.tap(form.code)
    for key in ["1", "3", "⌫", "2"] { try simulator.user.buttons[key].tap() }
  }
  story.verdict("the text is \"\(form.code.text ?? "")\"", form.code.text == "12")
  let (pad, keyboard) = (form.code.inputView?.frame.height ?? 0, simulator.keyboard.frame.height)
  story.verdict("the pad is \(points(pad)) points high, the keyboard \(points(keyboard))", pad == 216)
  let editing = simulator.snapshot()
  story.step("The user taps DONE on the pad.") { try simulator.user.buttons["DONE"].tap() }
  story.verdict(simulator.claimEditingEnded())
  story.step("The user taps the email field, which has the system's keyboard.") {
    try simulator.user.tap(form.email)
  }
  story.verdict(simulator.claimKeysTappable())
  let isShown = simulator.user.buttons["DONE"].exists
  story.verdict("the pad's DONE key is \(isShown ? "still" : "not") on the screen", !isShown)
  story.show([("before", before), ("the pad", editing), ("email address", simulator.snapshot())])
}

/// A form with a field for a code, which may have a custom pad, and a field for an email address.
private final class PadForm: ViewController {
  let code = TextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
  let email = TextField(frame: CGRect(x: 20, y: 90, width: 280, height: 31))
  private let hasPad: Bool

  init(hasPad: Bool) {
    self.hasPad = hasPad
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    code.placeholder = "Code"
    code.keyboardType = .numberPad
    email.placeholder = "Email"
    email.keyboardType = .emailAddress
    for field in [code, email] { view.addSubview(field) }
    if hasPad { code.inputView = DonePad(for: code) }
  }
}
