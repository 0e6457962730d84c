import HeadlessUIKit

extension Scenario {
  static let passingData = Scenario(
    32,
    "Passing data between views: five ways side by side",
    setting: """
      A form pushes a picker, and learns what is chosen there in each of the five ways of document 002. The person chooses
      Medium, comes again, the system sends a memory warning while the picker is on top, and the person chooses Large, and
      then, in a third round, Small. Then the program is started anew on another device.
      """,
    invariant: """
      the form takes each choice once, the picker shows the choice before, a new program begins with none, and screens that
      have gone are released.
      """,
    fix: """
      setting plain properties instead of outlets; a store of the program's own; registering once; an action up the
      responder chain instead of a message to the superview; a weak delegate on the picker that is pushed.
      """,
    on: [Stage(.iPhone4, "4.3")]
  ) { variant, simulator in
    OptionStore.shared.option = nil
    return try PassingWay.allCases.flatMap { way in
      let claims = try Scenario.passing(way, variant, simulator)
      return claims.map { Claim("\(way.rawValue): \($0)", $0.holds) }
    } + [try Scenario.delegateOfAnother(variant, simulator)]
  }

  /// What each way is known to break, and that the choices arrive.
  @MainActor private static func passing(
    _ way: PassingWay,
    _ variant: TechniqueVariant,
    _ simulator: Simulator
  ) throws -> [Claim] {
    let flow = OptionFlow(way.makeForm(variant), in: simulator)
    try flow.openPicker()
    try flow.pick("Medium")
    try flow.openPicker()
    let shown = flow.claimShown("Medium")
    try flow.chooseAfterMemoryWarning()
    let taken = flow.claimTaken(["Medium", "Large", "Small"])
    switch way {
    case .memberVariable: return [taken, shown]
    case .singleton: return [taken, claimNextIsFresh(way, variant)]
    case .notification, .superview: return [taken]
    case .delegate:
      let record = ReleaseRecord(of: flow.navigation.viewControllers[0])
      flow.leave()
      return [taken, record.claimReleased()]
    }
  }

  /// Claims that the program has no choice when it is started on another device.
  @MainActor private static func claimNextIsFresh(_ way: PassingWay, _ variant: TechniqueVariant) -> Claim {
    let other = Simulator(device: .iPhone4, system: "4.3")
    return other.perform { OptionFlow(way.makeForm(variant), in: other).claimFresh() }
  }

  /// The delegate is set on one picker, and another one is pushed.
  @MainActor private static func delegateOfAnother(_ variant: TechniqueVariant, _ simulator: Simulator) throws
    -> Claim
  {
    let form =
      variant == .classic
      ? DelegateFormViewController(pushesAnotherPicker: true)
      : FixedDelegateFormViewController(pushesAnotherPicker: true)
    let flow = OptionFlow(form, in: simulator)
    try flow.openPicker()
    try flow.pick("Medium")
    let claim = flow.claimTaken(["Medium"])
    return Claim("delegate, another picker is pushed: \(claim)", claim.holds)
  }
}
