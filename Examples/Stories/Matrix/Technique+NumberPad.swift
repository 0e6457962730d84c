import HeadlessUIKit

extension Technique {
  /// The techniques of Luzian Scherrer's Done button.
  static let doneButtons = doneButtonSearches + [doneButtonAgain, doneButtonTurned]

  /// A technique for each published search. The corrected variant of all of them is the bar above the
  /// keyboard.
  private static let doneButtonSearches = DoneButton.all.map { button in
    Technique(
      "DONE button, \(button.name)",
      origin: button.isInDocument ? .published(.missingReturnKey) : .later("a later search"),
      refusal: refusalOfBar,
      attempts: [{ variant, simulator, trial in try useDoneButton(button, variant, simulator, &trial) }]
        // For the other searches, repeated use is a row of its own.
        + (button.isRemoved
          ? [{ variant, simulator, trial in try useAgain(button, variant, simulator, &trial) }] : [])
    )
  }

  /// The button of June 2010, used more than once on a form with another field.
  private static let doneButtonAgain = Technique(
    "DONE button, used again",
    origin: .published(.missingReturnKey),
    refusal: refusalOfBar,
    attempts: [
      { variant, simulator, trial in try useAgain(.june2010, variant, simulator, &trial) },
      { variant, simulator, trial in
        let form = try launchAndFind(.june2010, variant, simulator, &trial)
        trial.begin("X20")
        form.controller.view.endEditing(true)
        simulator.settle()
        try simulator.user.tap(form.email)
        simulator.settle()
        try trial.check(simulator.claimKeysTappable())
      },
    ]
  )

  /// The button of June 2010 after a rotation of the device.
  private static let doneButtonTurned = Technique(
    "DONE button, turned",
    origin: .published(.missingReturnKey),
    refusal: refusalOfBar
  ) {
    variant,
    simulator,
    trial in
    let form = try launchAndFind(.june2010, variant, simulator, &trial)
    trial.begin("X20")
    form.controller.view.endEditing(true)
    simulator.settle()
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    try simulator.user.tap(form.code)
    simulator.settle()
    try trial.check(form.claimDoneButton(simulator))
  }

  @Sendable private static func refusalOfBar(_ variant: TechniqueVariant, _ stage: Stage) -> String? {
    guard variant == .fixed, NumberPadForm.refusal(stage) != nil else { return nil }
    return "no accessory views before 3.2 (on phones before 4.0)"
  }

  /// Launches the form, taps the field, and checks that there is a Done button.
  @MainActor private static func launchAndFind(
    _ button: DoneButton,
    _ variant: TechniqueVariant,
    _ simulator: Simulator,
    _ trial: inout Trial
  ) throws -> NumberPadForm {
    let form = NumberPadForm(variant == .classic ? button : nil)
    simulator.launch(form.controller)
    trial.begin(variant == .classic ? button.fact : "KW29")
    try simulator.user.tap(form.code)
    simulator.settle()
    try trial.check(form.claimDoneButton(simulator))
    return form
  }

  /// Taps the field and then the button.
  @MainActor private static func useDoneButton(
    _ button: DoneButton,
    _ variant: TechniqueVariant,
    _ simulator: Simulator,
    _ trial: inout Trial
  ) throws {
    let form = try launchAndFind(button, variant, simulator, &trial)
    if let button = form.doneButtons.last { try simulator.user.tap(button) }
    try trial.check(simulator.claimEditingEnded())
  }

  /// Edits twice, and checks the number of buttons, first for the same field and then for another one.
  @MainActor private static func useAgain(
    _ button: DoneButton,
    _ variant: TechniqueVariant,
    _ simulator: Simulator,
    _ trial: inout Trial
  ) throws {
    let form = try launchAndFind(button, variant, simulator, &trial)
    trial.begin("KB14")
    form.controller.view.endEditing(true)
    simulator.settle()
    try simulator.user.tap(form.code)
    simulator.settle()
    let count = form.doneButtons.count
    try trial.check(Claim("\(count) DONE buttons, the second time", count == 1))
    form.controller.view.endEditing(true)
    simulator.settle()
    try simulator.user.tap(form.email)
    simulator.settle()
    try trial.check(Claim("a DONE button for another field", form.doneButtons.isEmpty))
  }
}
