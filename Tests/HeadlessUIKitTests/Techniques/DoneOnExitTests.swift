import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

@MainActor @Suite struct DoneOnExitTests {
  private func launched(_ variant: TechniqueVariant, _ type: KeyboardType, on setup: Setup) -> (
    Simulator, TextField
  ) {
    let simulator = setup.simulator()
    let form = simulator.perform {
      variant == .classic ? DoneOnExitViewController() : FixedDoneOnExitViewController()
    }
    let field = TextField(frame: CGRect(x: 20, y: 70, width: 200, height: 31))
    field.keyboardType = type
    simulator.perform {
      form.view.addSubview(field)
      form.connectReturnKey(of: field)
      form.connectReturnKey(of: field)
      (form as? FixedDoneOnExitViewController)?.addDoneBar(to: field)
    }
    simulator.launch(form)
    return (simulator, field)
  }

  @Test(arguments: TechniqueVariant.allCases, Setup.eras)
  func `the return key ends editing, by one action`(variant: TechniqueVariant, setup: Setup) throws {
    let (simulator, field) = launched(variant, .default, on: setup)
    try simulator.user.tap(field)
    try simulator.user.type("ada")
    try simulator.user.tap(key: "return")
    expectClaim(simulator.claimEditingEnded())
    #expect(simulator.log.entries.filter { $0.event.contains("performs textFieldDoneEditing") }.count == 1)
    #expect(field.inputAccessoryView == nil)
  }

  @Test(arguments: [KeyboardType.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad])
  func `on a phone a pad of digits has no return key, and as corrected a bar with Done`(type: KeyboardType)
    throws
  {
    for variant in TechniqueVariant.allCases {
      let (simulator, field) = launched(variant, type, on: .current)
      try simulator.user.tap(field)
      #expect(!simulator.keyboard.keys.contains { $0.key.kind == .return })
      #expect(simulator.user.buttons["Done"].exists == (variant == .fixed))
      guard variant == .fixed else { continue }
      try simulator.user.buttons["Done"].tap()
      expectClaim(simulator.claimEditingEnded())
    }
  }

  @Test(arguments: TechniqueVariant.allCases) func `on a pad it has one, and needs no bar`(
    variant: TechniqueVariant
  )
    throws
  {
    let (simulator, field) = launched(variant, .numberPad, on: Setup(device: .iPad, system: "4.3"))
    try simulator.user.tap(field)
    #expect(field.inputAccessoryView == nil)
    try simulator.user.tap(key: "return")
    expectClaim(simulator.claimEditingEnded())
  }

  @Test func `systems before 3_2 don't show the bar`() throws {
    let (simulator, field) = launched(.fixed, .numberPad, on: Setup(device: .iPhone3GS, system: "3.1.3"))
    try simulator.user.tap(field)
    #expect(!simulator.user.buttons["Done"].exists)
  }
}
