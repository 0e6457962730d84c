import HeadlessUIKit

extension Technique {
  /// Passing a choice from one screen back to another, in one of five ways.
  static func passing(_ way: PassingWay) -> Technique {
    Technique("Passing data: \(way.rawValue)", document: "002") { variant, simulator, trial in
      OptionStore.shared.option = nil
      trial.begin("X32")
      let flow = OptionFlow(way.makeForm(variant), in: simulator)
      try flow.openPicker()
      try flow.pick("Medium")
      try trial.check(flow.claimTaken(["Medium"]))
      try flow.openPicker()
      if way == .memberVariable { try trial.check(flow.claimShown("Medium")) }
      try flow.chooseAfterMemoryWarning()
      try trial.check(flow.claimTaken(["Medium", "Large", "Small"]))
      let record = ReleaseRecord(of: flow.navigation.viewControllers[0])
      flow.leave()
      try trial.check(record.claimReleased())
      let next = OptionFlow(way.makeForm(variant), in: simulator)
      try trial.check(next.claimFresh())
    }
  }
}
