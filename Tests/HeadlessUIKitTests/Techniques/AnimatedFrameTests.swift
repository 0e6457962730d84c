import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

@MainActor @Suite struct AnimatedFrameTests {
  private func scene(_ variant: TechniqueVariant, on setup: Setup) -> FormScene {
    FormScene(on: setup) {
      variant == .classic ? AnimatedFrameViewController() : FixedAnimatedFrameViewController()
    }
  }

  @Test(arguments: TechniqueVariant.allCases, Setup.eras)
  func `the view moves up by the height that the field needs, and returns`(
    variant: TechniqueVariant,
    setup: Setup
  )
    throws
  {
    let scene = scene(variant, on: setup)
    let geometry = scene.simulator.recordGeometry()
    scene.focus(scene.top)
    #expect(scene.simulator.claimVisible(scene.top).holds)
    scene.endEditing()
    let hidden = scene.low.convert(scene.low.bounds, to: nil).maxY
    try scene.simulator.user.tap(scene.low)
    #expect(scene.room(below: scene.low) == 0)
    let form = try #require(scene.controller as? AnimatedFrameViewController)
    #expect(form.distance == hidden - scene.simulator.keyboard.frame.minY)
    scene.endEditing()
    expectClaim(geometry.claimRestored())
    #expect(form.distance == 0)
  }

  @Test(arguments: [(TechniqueVariant.classic, CGFloat(-35)), (.fixed, 0)])
  func `no system reveals the next field of a plain view`(variant: TechniqueVariant, room: CGFloat) throws {
    for setup in [Setup.classic, Setup(device: .iPhone6, system: "8.4"), .current] {
      let scene = scene(variant, on: setup)
      try scene.simulator.user.tap(scene.low)
      scene.focus(scene.lower)
      #expect(scene.room(below: scene.lower) == room)
    }
  }

  @Test(arguments: [(TechniqueVariant.classic, false), (.fixed, true)])
  func `a text view comes out only as corrected`(variant: TechniqueVariant, isVisible: Bool) throws {
    for setup in Setup.eras {
      let scene = scene(variant, on: setup)
      let form = try #require(scene.controller as? AnimatedFrameViewController)
      let text = TextView(frame: scene.low.frame)
      scene.low.removeFromSuperview()
      form.view.addSubview(text)
      form.watch(text)
      try scene.simulator.user.tap(text)
      #expect(form.activeView === text)
      #expect(scene.simulator.claimVisible(text).holds == isVisible)
    }
  }

  @Test func `a field whose top would be lost is not moved further`() {
    let scene = scene(.fixed, on: .current)
    scene.low.frame = CGRect(x: 20, y: 100, width: 200, height: 700)
    scene.focus(scene.low)
    #expect(scene.controller.view.bounds.minY == 100)
  }
}
