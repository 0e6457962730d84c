import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

@MainActor @Suite struct RevealOnTypingTests {
  private func scene(_ variant: TechniqueVariant, on setup: Setup, screens: CGFloat = 1) -> FormScene {
    FormScene(on: setup, screens: screens) {
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
      // 460 less 216: a change of fields posts a did-show notification, which the flag ignores.
      (Setup(device: .iPhone3G, system: "2.2.1"), 244),
      // 568 less 216; the second keyboard is 253 high.
      (Setup(device: .iPhone5s, system: "8.4"), 352),
      // 667 less 216; the second keyboard is 258 high.
      (Setup(device: .iPhone6s, system: "9.3"), 451),
    ] as [(Setup, CGFloat)]
  )
  func `the first did-show alone changes the frame as published, and each one as corrected`(
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
      scene.endEditing()
      #expect(scene.height == whole)
    }
  }

  @Test(arguments: Setup.eras) func `the offset of did-show comes back at did-hide as published`(setup: Setup)
    throws
  {
    let scene = scene(.classic, on: setup, screens: 2)
    let scrollView = try #require(scene.scrollView)
    try scene.simulator.user.tap(scene.top)
    let start = scrollView.contentOffset
    scene.simulator.perform { scrollView.contentOffset.y += 50 }
    scene.endEditing()
    #expect(scrollView.contentOffset == start)
  }
}
