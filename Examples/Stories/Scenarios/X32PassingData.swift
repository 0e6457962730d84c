import HeadlessUIKit

extension Scenario {
  static let passingData = Scenario(
    32,
    "Passing data between views: the mistakes of six ways, side by side",
    setting: """
      A form pushes a picker, and receives the choice in each of the six ways of "Using Protocols and Delegates to pass data between
      views", with the mistakes that apps make with them. The user chooses Medium and opens the picker again, the system sends a
      memory warning while the picker is on top, and the user chooses Large and then, in a third round, Small. Where the choice is
      in a global, another object changes that.
      """,
    invariant: """
      the form receives each choice of the user once and no other, the picker shows the previous choice, and controllers that
      are no longer in use are released.
      """,
    fix: """
      plain properties instead of outlets; a store that the form owns; a single registration; an action through the responder
      chain instead of a message to the superview; a weak delegate, set on the picker that is pushed.
      """,
    of: ["PassingData"],
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    OptionStore.shared.option = nil
    return try PassingTechnique.allCases.flatMap { technique in
      let claims = try Scenario.passing(technique, variant, simulator)
      return claims.map { Claim("\(technique.rawValue): \($0)", $0.holds) }
    } + [try Scenario.delegateOfAnother(variant, simulator)]
  }

  /// Returns the claims about one technique.
  @MainActor private static func passing(
    _ technique: PassingTechnique,
    _ variant: TechniqueVariant,
    _ simulator: Simulator
  ) throws -> [Claim] {
    let flow = OptionFlow(technique.makeForm(variant, hasMistake: true), in: simulator)
    flow.installDelegate()
    try flow.openPicker()
    try flow.pick("Medium")
    try flow.openPicker()
    let shown = flow.claimShown("Medium")
    try flow.chooseAfterMemoryWarning()
    let taken = flow.claimTaken(["Medium", "Large", "Small"])
    switch technique {
    case .memberVariable: return [taken, shown]
    case .singleton, .applicationDelegate:
      try flow.openPicker()
      OptionStore.shared.option = "Large"
      (simulator.application.delegate as? OptionApplicationDelegate)?.option = "Large"
      flow.goBack()
      OptionStore.shared.option = nil
      return [taken, flow.claimTaken(["Medium", "Large", "Small"])]
    case .notification, .superview: return [taken]
    case .delegate:
      let record = ReleaseRecord(of: flow.navigation.viewControllers[0])
      flow.leave()
      return [taken, record.claimReleased()]
    }
  }

  /// Returns the claim about a delegate that is set on one picker while another picker is pushed.
  @MainActor private static func delegateOfAnother(_ variant: TechniqueVariant, _ simulator: Simulator) throws
    -> Claim
  {
    let form = DelegateFormViewController(pushesAnotherPicker: variant == .classic)
    let flow = OptionFlow(form, in: simulator)
    try flow.openPicker()
    try flow.pick("Medium")
    let claim = flow.claimTaken(["Medium"])
    return Claim("delegate, another picker is pushed: \(claim)", claim.holds)
  }
}
