// The tests that explorations print for the flaws of the catalogue and for TrappingForm.
// CatalogueExplorationTests compares the file with the present ones and writes it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Stories
import Testing

@MainActor enum FoundFlaws {
  static func findX01() throws {
    let simulator = Simulator(device: try .named("iPhone 5s"), system: "8.4")
    let interface = try #require(ExploredInterface.named("X01"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let geometry = simulator.recordGeometry()
    try simulator.user.textFields["Zip"].tap()
    try simulator.user.textFields["Street"].tap()
    try simulator.user.type("\n")
    simulator.settle()
    expectClaim(geometry.claimRestored())
  }

  static func findX02() throws {
    let simulator = Simulator(device: try .named("iPhone 3G"), system: "2.2.1")
    let interface = try #require(ExploredInterface.named("X02"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let watch = InvariantWatch(.scrollViewEndsAtKeyboard, in: simulator)
    try simulator.user.textFields["Zip"].tap()
    watch.check()
    try simulator.user.textFields["Name"].tap()
    watch.check()
    simulator.settle()
    expectClaim(watch.claim)
  }

  static func findX04() throws {
    let simulator = Simulator(device: try .named("iPhone 8"), system: "12.4")
    let interface = try #require(ExploredInterface.named("X04"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.buttons["Next"].tap()
    simulator.user.swipeBack(cancels: true)
    simulator.settle()
    expectClaim(simulator.claimOneHandlerPerNotification())
  }

  static func findX06() throws {
    let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
    let interface = try #require(ExploredInterface.named("X06"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.textFields["Street"].tap()
    simulator.settle()
    expectClaim(simulator.claimFocusVisible())
  }

  static func findX07() throws {
    let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
    let interface = try #require(ExploredInterface.named("X07"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.textFields["Street"].tap()
    try simulator.user.tap(CGPoint(x: 160, y: 261))
    simulator.settle()
    expectClaim(simulator.claimFocusVisible())
  }

  static func findX08() throws {
    let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
    let interface = try #require(ExploredInterface.named("X08"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.textViews["Remarks"].tap()
    simulator.settle()
    expectClaim(simulator.claimFocusVisible())
  }

  static func findX10() throws {
    let simulator = Simulator(device: try .named("iPhone 4"), system: "6.1")
    let interface = try #require(ExploredInterface.named("X10"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let watch = InvariantWatch(.scrollViewEndsAtKeyboard, in: simulator)
    try simulator.user.textFields["Name"].tap()
    watch.check()
    simulator.settle()
    expectClaim(watch.claim)
  }

  static func findX11() throws {
    let simulator = Simulator(device: try .named("iPhone 5s"), system: "7.1")
    let interface = try #require(ExploredInterface.named("X11"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let geometry = simulator.recordGeometry()
    try simulator.user.textFields["Name"].tap()
    try simulator.user.type("\n")
    simulator.settle()
    expectClaim(geometry.claimRestored())
  }

  static func findX12() throws {
    let simulator = Simulator(device: try .named("iPhone 11"), system: "13.0")
    let interface = try #require(ExploredInterface.named("X12"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let watch = InvariantWatch(.scrollViewEndsAtKeyboard, in: simulator)
    try simulator.user.textFields["Name"].tap()
    watch.check()
    simulator.settle()
    expectClaim(watch.claim)
  }

  static func findX13() throws {
    let simulator = Simulator(device: try .named("iPad Air"), system: "7.1")
    let interface = try #require(ExploredInterface.named("X13"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    simulator.user.rotate(to: .landscapeLeft)
    try simulator.user.textFields["Name"].tap()
    simulator.settle()
    expectClaim(simulator.claimFocusVisible())
  }

  static func findX14() throws {
    let simulator = Simulator(device: try .named("iPhone 6"), system: "8.4")
    let interface = try #require(ExploredInterface.named("X14"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.textFields["Zip"].tap()
    try simulator.user.textFields["Street"].tap()
    simulator.settle()
    expectClaim(simulator.claimFocusVisible())
  }

  static func findX16() throws {
    let simulator = Simulator(device: try .named("iPhone 5s"), system: "8.4")
    let interface = try #require(ExploredInterface.named("X16"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let watch = InvariantWatch(.visibleFieldsStay, in: simulator)
    try simulator.user.textFields["Title"].tap()
    watch.check()
    simulator.settle()
    expectClaim(watch.claim)
  }

  static func findX17() throws {
    let simulator = Simulator(device: try .named("iPhone 5s"), system: "8.4")
    let interface = try #require(ExploredInterface.named("X17"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let watch = InvariantWatch(.visibleFieldsStay, in: simulator)
    try simulator.user.textFields["Title"].tap()
    watch.check()
    simulator.settle()
    expectClaim(watch.claim)
  }

  static func findX18() throws {
    let simulator = Simulator(device: try .named("iPhone 5s"), system: "8.4")
    let interface = try #require(ExploredInterface.named("X18"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.secureTextFields["Password"].tap()
    simulator.settle()
    #expect(simulator.user.buttons["Log in"].isHittable)
  }

  static func findX19() throws {
    let simulator = Simulator(device: try .named("iPhone 6"), system: "8.4")
    let interface = try #require(ExploredInterface.named("X19"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.secureTextFields["Password"].tap()
    simulator.settle()
    expectClaim(simulator.claimFocusVisible())
  }

  static func findX20() throws {
    let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
    let interface = try #require(ExploredInterface.named("X20"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let watch = InvariantWatch(.keysAreTappable, in: simulator)
    try simulator.user.textFields["Email"].tap()
    watch.check()
    simulator.settle()
    expectClaim(watch.claim)
  }

  static func findX21() throws {
    let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
    let interface = try #require(ExploredInterface.named("X21"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.textFields["Username"].tap()
    simulator.settle()
    try simulator.user.dismissKeyboard()
  }

  static func findX24() throws {
    let simulator = Simulator(device: try .named("iPad Air"), system: "9.3")
    let interface = try #require(ExploredInterface.named("X24"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let watch = InvariantWatch(.scrollViewEndsAtKeyboard, in: simulator)
    try simulator.user.textFields["Name"].tap()
    watch.check()
    simulator.keyboard.isHardwareKeyboardConnected = true
    watch.check()
    simulator.settle()
    expectClaim(watch.claim)
  }

  static func findX26() throws {
    let simulator = Simulator(device: try .named("iPad Air 2"), system: "12.4")
    let interface = try #require(ExploredInterface.named("X26"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.secureTextFields["Password"].tap()
    try simulator.user.buttons["Log in"].tap()
    simulator.settle()
    expectClaim(simulator.claimEditingEnded())
  }

  static func findX30() throws {
    let simulator = Simulator(device: try .named("iPhone 5s"), system: "7.1")
    let interface = try #require(ExploredInterface.named("X30"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    let geometry = simulator.recordGeometry()
    try simulator.user.textFields["Name"].tap()
    try simulator.user.type("\n")
    simulator.settle()
    expectClaim(geometry.claimRestored())
  }

  static func findX33() throws {
    let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
    let interface = try #require(ExploredInterface.named("X33"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.buttons["Next"].tap()
    try simulator.user.buttons["Back"].tap()
    simulator.settle()
    expectClaim(simulator.claimObserversRemoved())
  }

  static func findX34() throws {
    let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
    let interface = try #require(ExploredInterface.named("X34"))
    simulator.perform { interface.launch(.classic, in: simulator) }
    simulator.settle()
    try simulator.user.textFields["Company"].tap()
    simulator.settle()
    expectClaim(simulator.claimFocusVisible())
  }

  static func findkeyboard() throws {
    let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
    TrappingForm.keyboard.launch(in: simulator)
    simulator.settle()
    try simulator.user.textFields["Code"].tap()
    simulator.settle()
    try simulator.user.dismissKeyboard()
  }

  static func findscreen() throws {
    let exploration = Simulator.explore(
      on: [try .named("iPhone 4")],
      systems: ["4.3"],
      seed: 1,
      actions: 1000,
      depth: 20,
      kinds: [.taps, .typing],
      keeping: [.openedCanBeClosed]
    ) { simulator in
      TrappingForm.screen.launch(in: simulator)
    }
    #expect(exploration.findings.isEmpty, "\(exploration)")
  }

  static func findfield() throws {
    let exploration = Simulator.explore(
      on: [try .named("iPhone 4")],
      systems: ["4.3"],
      seed: 1,
      actions: 1000,
      depth: 20,
      kinds: [.taps, .typing],
      keeping: [.fieldsCanBeReached]
    ) { simulator in
      TrappingForm.field.launch(in: simulator)
    }
    #expect(exploration.findings.isEmpty, "\(exploration)")
  }

  static func finddeadEnd() throws {
    let exploration = Simulator.explore(
      on: [try .named("iPhone 4")],
      systems: ["4.3"],
      seed: 1,
      actions: 1000,
      depth: 20,
      kinds: [.taps, .typing],
      keeping: [.noDeadEnds]
    ) { simulator in
      TrappingForm.deadEnd.launch(in: simulator)
    }
    #expect(exploration.findings.isEmpty, "\(exploration)")
  }

  static func findleak() throws {
    let watch: InvariantWatch
    do {
      let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
      TrappingForm.leak.launch(in: simulator)
      simulator.settle()
      watch = InvariantWatch(.controllersAreReleased, in: simulator)
      try simulator.user.buttons["Open"].tap()
      watch.check()
      simulator.settle()
    }
    expectClaim(watch.claim)
  }

  static let all: [(id: String, test: @MainActor () throws -> Void)] = [
    ("X01", findX01),
    ("X02", findX02),
    ("X04", findX04),
    ("X06", findX06),
    ("X07", findX07),
    ("X08", findX08),
    ("X10", findX10),
    ("X11", findX11),
    ("X12", findX12),
    ("X13", findX13),
    ("X14", findX14),
    ("X16", findX16),
    ("X17", findX17),
    ("X18", findX18),
    ("X19", findX19),
    ("X20", findX20),
    ("X21", findX21),
    ("X24", findX24),
    ("X26", findX26),
    ("X30", findX30),
    ("X33", findX33),
    ("X34", findX34),
    ("keyboard", findkeyboard),
    ("screen", findscreen),
    ("field", findfield),
    ("deadEnd", finddeadEnd),
    ("leak", findleak),
  ]
  nonisolated static let ids = [
    "X01",
    "X02",
    "X04",
    "X06",
    "X07",
    "X08",
    "X10",
    "X11",
    "X12",
    "X13",
    "X14",
    "X16",
    "X17",
    "X18",
    "X19",
    "X20",
    "X21",
    "X24",
    "X26",
    "X30",
    "X33",
    "X34",
    "keyboard",
    "screen",
    "field",
    "deadEnd",
    "leak",
  ]
}
