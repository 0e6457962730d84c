import HeadlessUIKit

extension Technique {
  /// Luzian Scherrer's DONE button.
  static let doneButtons = doneButtonWalks + [doneButtonAgain, doneButtonTurned]

  /// The button by each of the published walks; as corrected, all are the bar.
  private static let doneButtonWalks = NumberPadWalk.published.map { walk in
    Technique(
      "DONE button, \(walk.name)",
      origin: walk.isInDocument ? .published(.missingReturnKey) : .later("a later walk"),
      refusal: refusalOfBar,
      attempts: [{ variant, simulator, trial in try useDoneButton(walk, variant, simulator, &trial) }]
        // What the other walks leave has a row of its own.
        + (walk.tag == nil
          ? [] : [{ variant, simulator, trial in try useAgain(walk, variant, simulator, &trial) }])
    )
  }

  /// The button of June 2010 on a form with another field, used more than once.
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
        try trial.check(simulator.claimKeysTappable())
      },
    ]
  )

  /// The button of June 2010 on a device that is turned.
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
    try trial.check(form.claimDoneButton(simulator))
  }

  @Sendable private static func refusalOfBar(_ variant: TechniqueVariant, _ stage: Stage) -> String? {
    guard variant == .fixed, NumberPadForm.refusal(stage) != nil else { return nil }
    return "there are no accessory views before 3.2, on phones before 4.0"
  }

  /// Launches the form and taps the field; there has to be a button.
  @MainActor private static func launchAndFind(
    _ walk: NumberPadWalk,
    _ variant: TechniqueVariant,
    _ simulator: Simulator,
    _ trial: inout Trial
  ) throws -> NumberPadForm {
    let form = NumberPadForm(variant, walk)
    simulator.launch(form.controller)
    trial.begin(variant == .classic ? walk.fact : "KW29")
    try simulator.user.tap(form.code)
    try trial.check(form.claimDoneButton(simulator))
    return form
  }

  /// Taps the field, and then the button.
  @MainActor private static func useDoneButton(
    _ walk: NumberPadWalk,
    _ variant: TechniqueVariant,
    _ simulator: Simulator,
    _ trial: inout Trial
  ) throws {
    let form = try launchAndFind(walk, variant, simulator, &trial)
    if let button = form.doneButtons.last { try simulator.user.tap(button) }
    try trial.check(simulator.claimEditingEnded())
  }

  /// Edits twice, and looks how many buttons there are then, and for another field.
  @MainActor private static func useAgain(
    _ walk: NumberPadWalk,
    _ variant: TechniqueVariant,
    _ simulator: Simulator,
    _ trial: inout Trial
  ) throws {
    let form = try launchAndFind(walk, variant, simulator, &trial)
    trial.begin("KB14")
    form.controller.view.endEditing(true)
    simulator.settle()
    try simulator.user.tap(form.code)
    let count = form.doneButtons.count
    try trial.check(Claim("\(count) DONE buttons, the second time", count == 1))
    form.controller.view.endEditing(true)
    simulator.settle()
    try simulator.user.tap(form.email)
    try trial.check(Claim("a DONE button for another field", form.doneButtons.isEmpty))
  }
}

extension NumberPadWalk {
  /// Whether Luzian Scherrer's document has the walk.
  fileprivate var isInDocument: Bool { self == .firstVersion || self == .june2010 }
}
