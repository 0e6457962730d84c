import HeadlessUIKit

extension Scenario {
  static let doneButton = Scenario(
    20,
    "The DONE button on the number pad, from system to system",
    setting: """
      A form with a field for a code, whose keyboard is a number pad, and one for an email address. Several apps
      have Luzian Scherrer's DONE button, one for each search for the keyboard's view that was published for systems of that
      time or shortly before. The user taps the code field, looks for the button, ends and begins editing twice, and then taps
      the email field.
      """,
    invariant: """
      there is exactly one button, it ends editing, and there is none over the keys for the email
      address.
      """,
    fix: "an accessory view with the button, which the system shows above the keys of that field.",
    of: ["NumberPadDone"],
    on: [
      Stage(.iPhone3GS, "3.1.3"), Stage(.iPad, "3.2"), Stage(.iPhone4, "4.3"), Stage(.iPhone4, "7.1"),
      Stage(.iPhone5s, "8.4"), Stage(.iPhone5s, "9.3"), Stage(.iPhone8, "16.7"), Stage(.iPhone16, "18.0"),
    ],
    offering: { $0 == .fixed ? [.accessoryViews] : [] }
  ) { variant, simulator in
    guard variant == .classic else { return try claims(of: NumberPadForm(nil), "bar", simulator) }
    return try buttons(of: simulator.system.major).flatMap { button in
      try claims(of: NumberPadForm(button), button.name, simulator)
    }
  }

  /// Returns the buttons that apps had at the time of a system.
  private static func buttons(of major: Int) -> [DoneButton] {
    switch major {
    case ...3: [.firstVersion, .june2010]
    case ...7: [.firstVersion, .june2010, .walk(.halfSecond)]
    case 8: [.june2010, .walk(.container)]
    default: [.walk(.container), .walk(.remoteWindow)]
    }
  }

  /// Plays the scenario with one form, returns its claims, and removes its buttons.
  @MainActor private static func claims(
    of form: NumberPadForm,
    _ name: String,
    _ simulator: Simulator
  ) throws -> [Claim] {
    func end() {
      form.controller.view.endEditing(true)
      simulator.settle()
    }
    simulator.launch(form.controller)
    try simulator.user.tap(form.code)
    simulator.settle()
    var claims = [form.claimDoneButton(simulator)]
    if claims[0].holds, let button = form.doneButtons.last {
      try simulator.user.tap(button)
      claims.append(simulator.claimEditingEnded())
      for _ in 0..<2 {
        end()
        try simulator.user.tap(form.code)
        simulator.settle()
      }
      claims.append(form.claimButtons(1, "on the number pad, the third time"))
      end()
      try simulator.user.tap(form.email)
      claims.append(simulator.claimKeysTappable())
    }
    for button in form.doneButtons { button.removeFromSuperview() }
    end()
    return claims.map { Claim("\(name): \($0)", $0.holds) }
  }
}

extension NumberPadForm {
  /// Returns the reason why the corrected technique isn't offered on a stage, or `nil` if it is.
  @Sendable nonisolated static func refusal(_ stage: Stage) -> String? {
    guard !stage.has(VersionRules.hasInputViews) else { return nil }
    let first = stage.device.idiom == .pad ? "3.2" : "3.2 on iPads, and 4.0 on iPhones"
    return "\(stage.system.name) has neither input nor accessory views; they came with \(first)"
  }
}
