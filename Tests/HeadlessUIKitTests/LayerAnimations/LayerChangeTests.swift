import Foundation
import HeadlessUIKit
import Testing

/// Properties of a view's layer that change in an animation block.
@MainActor @Suite struct LayerChangeTests {
  private func stage(_ device: Device, _ system: SystemVersion) -> LayerStage {
    LayerStage(Simulator(device: device, system: system))
  }

  @Test(
    .fact("MA17"),
    arguments: [("10.3", 8, 1), ("11.0", 4, 1), ("12.4", 4, 1), ("13.0", 4, 0.5)]
      as [(SystemVersion, CGFloat, Float)]
  )
  func `the corner radius and the shadow's opacity are animated in later systems`(
    system: SystemVersion,
    radius: CGFloat,
    opacity: Float
  ) throws {
    let stage = stage(system < "13.0" ? .iPhone6 : .iPhone8, system)
    let layer = stage.view.layer
    View.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { (layer.cornerRadius, layer.shadowOpacity) = (8, 1) },
      completion: { stage.note("completed \($0)") }
    )
    stage.simulator.advance(by: .milliseconds(500))
    let seen = try #require(layer.presentation())
    #expect(seen.cornerRadius == radius && seen.shadowOpacity == opacity)
    stage.simulator.settle()
    #expect(stage.diary.take() == [system < "11.0" ? "0 completed true" : "1000 completed true"])
    #expect(layer.presentation()?.cornerRadius == 8)
  }

  @Test(.fact("MA17")) func `animations of the corner radius add up`() {
    let stage = LayerStage()
    let layer = stage.view.layer
    for radius in [8, 4] as [CGFloat] {
      View.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { layer.cornerRadius = radius }
      )
      stage.simulator.advance(by: .milliseconds(500))
    }
    // The first one has ended, and the second one is at half of its way of -4.
    #expect(layer.presentation()?.cornerRadius == 6)
  }

  @Test func `a background color is animated, unless there is none at one end`() {
    let stage = LayerStage()
    let view = stage.view
    func seen() -> CGColor? {
      stage.simulator.advance(by: .milliseconds(500))
      return view.layer.presentation()?.backgroundColor
    }
    View.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { view.backgroundColor = .white }
    )
    #expect(seen() == Color.white.cgColor)
    stage.simulator.settle()
    View.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { view.backgroundColor = .black },
      completion: { stage.note("completed \($0)") }
    )
    #expect(view.backgroundColor == .black)
    #expect(seen() == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor)
    let start = stage.time
    stage.simulator.settle()
    #expect(stage.diary.take() == ["\(start + 500) completed true"])
    #expect(view.layer.presentation()?.backgroundColor == Color.black.cgColor)
  }

  @Test func `an animator that is stopped leaves the visible values`() {
    let stage = LayerStage()
    let view = stage.view
    view.backgroundColor = .black
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      view.backgroundColor = .white
      view.layer.cornerRadius = 10
    }
    animator.startAnimation()
    stage.simulator.advance(by: .milliseconds(500))
    animator.stopAnimation(true)
    #expect(view.layer.cornerRadius == 5)
    #expect(view.backgroundColor == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }
}
