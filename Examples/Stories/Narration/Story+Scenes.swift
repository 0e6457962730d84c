import HeadlessUIKit

extension Story {
  /// Begins a scene with a form, which is created within the `perform` of the scene's simulator, and returns
  /// both.
  func scene<Form>(
    _ title: String,
    on stage: Stage? = nil,
    form make: () -> Form,
    in container: (Form) -> ViewController
  ) -> (simulator: Simulator, form: Form) {
    var form: Form?
    let simulator = scene(title, on: stage) {
      let made = make()
      form = made
      return container(made)
    }
    guard let form else { preconditionFailure("the scene did not create its controller") }
    return (simulator, form)
  }

  /// Prints that the scenes with flaws are left out on any stage other than the story's own.
  func sayFlawsAreElsewhere() {
    say(
      """
      The scenes with this form's flaws are shown only on its default device and system, that is, without
      --device and --system.
      """
    )
  }

  /// Plays a scenario of the catalogue with the published technique on the scenario's first stage. Claims
  /// that don't hold are counted as flaws.
  func replay(_ scenario: Scenario) {
    guard let stage = scenario.stages.first else { return }
    announce("As published: \(scenario.title)", on: stage)
    let text = scenario.setting.split(whereSeparator: \.isNewline).joined(separator: " ")
    say(text.wrapped(to: 112).joined(separator: "\n"))
    let outcome = scenario.run(.classic, on: stage)
    if let failure = outcome.failure { verdict(failure, false) }
    for claim in outcome.claims where !claim.holds { finding(claim, breaks: scenario.id) }
    tellLog(outcome.log)
  }
}
