import HeadlessUIKit

extension Technique {
  /// Returns a technique that passes a choice back from one screen to another as the document describes,
  /// without the mistakes that aren't in the document.
  static func passing(_ technique: PassingTechnique) -> Technique {
    Technique("Passing data: \(technique.rawValue)", origin: .described(.passingData)) {
      variant,
      simulator,
      trial in
      OptionStore.shared.option = nil
      defer { OptionStore.shared.option = nil }
      trial.begin("D2.1")
      let flow = OptionFlow(technique.makeForm(variant), in: simulator)
      flow.installDelegate()
      try flow.openPicker()
      try flow.pick("Medium")
      try trial.check(flow.claimTaken(["Medium"]))
      try flow.openPicker()
      if technique == .memberVariable { try trial.check(flow.claimShown("Medium")) }
      try flow.chooseAfterMemoryWarning()
      try trial.check(flow.claimTaken(["Medium", "Large", "Small"]))
      trial.begin("D2.4")
      try flow.openPicker()
      OptionStore.shared.option = "Large"
      (simulator.application.delegate as? OptionApplicationDelegate)?.option = "Large"
      flow.goBack()
      try trial.check(flow.claimTaken(["Medium", "Large", "Small"]))
      let record = ReleaseRecord(of: flow.navigation.viewControllers[0])
      flow.leave()
      try trial.check(record.claimReleased())
    }
  }
}
