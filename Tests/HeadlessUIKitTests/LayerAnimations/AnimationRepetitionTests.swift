import Foundation
import HeadlessUIKit
import Testing

/// Repeated parts of animation blocks.
@MainActor @Suite struct AnimationRepetitionTests {
  private let stage = LayerStage()
  private var simulator: Simulator { stage.simulator }

  @Test func `a part of a block repeats, and the completion waits for it`() {
    let view = stage.view
    View.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: {
        view.alpha = 0
        View.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
      },
      completion: { stage.note("completed \($0)") }
    )
    var seen: [CGFloat] = []
    for _ in 0..<4 {
      simulator.advance(by: .milliseconds(500))
      seen += [view.presentation.center.x, view.presentation.alpha]
    }
    #expect(seen == [100, 0.5, 150, 0, 100, 0, 50, 0])
    simulator.settle()
    #expect(stage.diary.take() == ["4000 completed true"])
    #expect(view.presentation.center.x == 150)
  }

  @Test func `an endless part ends when it is replaced`() {
    let view = stage.view
    View.animate(
      withDuration: 1,
      animations: {
        View.modifyAnimations(withRepeatCount: .infinity, autoreverses: false) { view.alpha = 0 }
      },
      completion: { stage.note("completed \($0)") }
    )
    simulator.settle()
    simulator.advance(by: .milliseconds(2500))
    #expect(isNear(view.presentation.alpha, 0.5))
    View.animate(withDuration: 1) { view.alpha = 1 }
    simulator.settle()
    #expect(stage.diary.take() == ["2500 completed false"])
  }

  @Test func `outside of a block the changes take effect at once`() {
    View.modifyAnimations(withRepeatCount: 3, autoreverses: true) { stage.view.alpha = 0.5 }
    #expect(stage.view.presentation.alpha == 0.5)
  }
}
