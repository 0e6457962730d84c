import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import Stories

@MainActor @Suite struct SlidingThirdsTests {
  private func scene(_ variant: TechniqueVariant, on setup: Setup) -> FormScene {
    FormScene(on: setup) { variant.slidingThirds }
  }

  /// The vertical center of the field, and the distance that the view moves. Of the 460 points, the middle
  /// section takes those from 92 to 368.
  @Test(arguments: [
    (50, 0), (92, 0), (94, 1), (170, 61), (230, 108), (300, 162), (367, 215), (368, 216), (400, 216),
  ])
  func `as described the view slides up by the section that the field is in`(
    middle: CGFloat,
    distance: CGFloat
  ) {
    let scene = scene(.classic, on: .classic)
    scene.low.frame = CGRect(x: 20, y: middle - 15, width: 200, height: 30)
    let frame = scene.controller.view.frame
    scene.focus(scene.low)
    #expect(scene.controller.view.frame == frame.offsetBy(dx: 0, dy: -distance))
    scene.endEditing()
    #expect(scene.controller.view.frame == frame)
  }

  @Test func `as described the keyboard's height is that of the first phones`() throws {
    let scene = scene(.classic, on: .current)
    try scene.simulator.user.tap(scene.low)
    // 852 - 130 + 31 - 216; the keyboard begins at 516.
    #expect(abs(scene.room(below: scene.low) - (516 - 537)) < 0.01)
  }

  /// The middle of the field is just above the bottom section, where the view slides by the whole 216 points.
  @Test(.fact("X24"), arguments: [(TechniqueVariant.classic, CGFloat(-215)), (.fixed, 0)])
  func `with a hardware keyboard only the described view slides`(variant: TechniqueVariant, y: CGFloat) {
    let scene = scene(variant, on: Setup(device: .iPhone5s, system: "7.1"))
    scene.simulator.keyboard.isHardwareKeyboardConnected = true
    scene.focus(scene.low)
    #expect(scene.controller.view.frame.minY - scene.controller.view.bounds.minY == y)
  }

  @Test(arguments: [(TechniqueVariant.classic, CGFloat(216)), (.fixed, 0)])
  func `after a rotation during editing only the described view is displaced`(
    variant: TechniqueVariant,
    y: CGFloat
  ) {
    let scene = scene(variant, on: .current)
    scene.focus(scene.low)
    scene.simulator.user.rotate(to: .landscapeLeft)
    scene.endEditing()
    #expect(scene.controller.view.frame.minY == y)
    #expect(scene.controller.view.bounds.minY == 0)
  }

  @Test(arguments: Setup.eras) func `as corrected every field is seen, and all comes back`(setup: Setup)
    throws
  {
    let scene = scene(.fixed, on: setup)
    let geometry = scene.simulator.recordGeometry()
    for field in [scene.top, scene.low, scene.lower] {
      scene.focus(field)
      expectClaim(scene.simulator.claimVisible(field))
    }
    try scene.simulator.user.tap(key: "return")
    expectClaim(scene.simulator.claimEditingEnded())
    expectClaim(geometry.claimRestored())
    #expect(scene.controller.view.bounds.origin == .zero)
  }

  @Test func `as corrected the lower third moves up by the covered height`() throws {
    let scene = scene(.fixed, on: .current)
    scene.focus(scene.top)
    #expect(scene.controller.view.bounds.minY == 0)
    scene.focus(scene.low)
    #expect(scene.controller.view.bounds.minY == 336)
  }
}
