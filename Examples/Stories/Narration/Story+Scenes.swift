import HeadlessUIKit

extension Story {
  /// Begins a scene with a form, which is created within the `perform` of the scene's simulator, and returns
  /// both.
  func scene<Form>(
    _ title: String,
    on stage: Stage? = nil,
    isBrief: Bool = false,
    form make: () -> Form,
    in container: (Form) -> ViewController
  ) -> (simulator: Simulator, form: Form) {
    var form: Form?
    let simulator = scene(title, on: stage, isBrief: isBrief) {
      let made = make()
      form = made
      return container(made)
    }
    guard let form else { preconditionFailure("the scene did not create its controller") }
    return (simulator, form)
  }

  /// Plays a scenario of the catalogue as a brief scene, with the published technique unless `variant` says
  /// otherwise. Claims that the published technique breaks are counted as flaws.
  ///
  /// The scenario is played on the story's device and system. If the flaw doesn't occur there, the story says
  /// why; on the author's device and system, the scenario is played on the first stage of its own instead.
  func replay(_ scenario: Scenario, _ variant: TechniqueVariant = .classic) {
    let isElsewhere = isOnOwnStage && !scenario.occurs(on: stage)
    guard let stage = isElsewhere ? scenario.stages.first : stage else { return }
    announce(scenario.title, on: stage, isBrief: true)
    say(scenario.setting)
    let outcome = scenario.run(variant, on: stage)
    defer { tellLog(outcome.log) }
    if let failure = outcome.failure { return verdict(failure, false) }
    if let reason = outcome.refusal ?? (outcome.holds ? outcome.obstacle : nil) {
      return sayAbsent(scenario.title, because: reason)
    }
    switch variant {
    case .fixed where outcome.holds: verdict(scenario.invariant.trimmingCharacters(in: ["."]), true)
    case .fixed: for claim in outcome.claims { verdict(claim) }
    // The flaw has no reason to be absent here.
    case .classic where outcome.holds:
      for claim in outcome.claims.prefix(1) { flaw(claim, breaks: scenario.id) }
    case .classic: for claim in outcome.broken { flaw(claim, breaks: scenario.id) }
    }
  }
}
