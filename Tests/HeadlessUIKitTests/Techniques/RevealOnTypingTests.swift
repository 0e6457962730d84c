import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

@MainActor @Suite struct RevealOnTypingTests {
  private func scene(_ variant: TechniqueVariant, on setup: Setup) -> FormScene {
    FormScene(on: setup) {
      variant == .classic ? RevealOnTypingViewController() : FixedRevealOnTypingViewController()
    }
  }

  @Test(arguments: Setup.eras) func `as published the field comes out once it is typed in`(setup: Setup)
    throws
  {
    let scene = scene(.classic, on: setup)
    let height = scene.height
    try scene.simulator.user.tap(scene.low)
    #expect(scene.height == height - scene.simulator.keyboard.frame.height)
    #expect(!scene.simulator.claimVisible(scene.low).holds)
    try scene.simulator.user.type("a")
    #expect(scene.room(below: scene.low) == 0)
    scene.endEditing()
    #expect(scene.height == height)
  }

  @Test(arguments: Setup.eras) func `as corrected it comes out when it is tapped`(setup: Setup) throws {
    let scene = scene(.fixed, on: setup)
    let geometry = scene.simulator.recordGeometry()
    try scene.simulator.user.tap(scene.low)
    #expect(scene.room(below: scene.low) == 0)
    scene.focus(scene.lower)
    #expect(scene.room(below: scene.lower) == 0)
    scene.endEditing()
    expectClaim(geometry.claimRestored())
  }

  @Test(
    arguments: [
      // 460 less 216 twice: a change of fields posts a did-show notification.
      (Setup(device: .iPhone3G, system: "2.2.1"), 28),
      // 568 less 216 and 253: the heights differ.
      (Setup(device: .iPhone5s, system: "8.4"), 99),
      // 667 less 216 and 258.
      (Setup(device: .iPhone6s, system: "9.3"), 193),
    ] as [(Setup, CGFloat)]
  )
  func `each did-show takes the height again as published, and the same once as corrected`(
    setup: Setup,
    height: CGFloat
  ) throws {
    for variant in TechniqueVariant.allCases {
      let scene = scene(variant, on: setup)
      let whole = scene.height
      scene.low.keyboardType = .numberPad
      scene.focus(scene.low)
      scene.focus(scene.lower)
      let left = whole - scene.simulator.keyboard.frame.height
      #expect(scene.height == (variant == .classic ? height : left))
    }
  }
}
