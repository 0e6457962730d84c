import Foundation
import HeadlessUIKit
import Testing

/// Several animations of one property at the same time.
@MainActor @Suite struct AdditiveAnimationTests {
  private func stage(_ system: SystemVersion? = nil) -> (Simulator, View, Diary) {
    let device: Device = system.map { $0 < "8.0" } ?? false ? .iPhone5 : .iPhone6
    let simulator = Simulator(device: device, system: system)
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.window.makeKeyAndVisible()
    simulator.settle()
    return (simulator, view, Diary())
  }

  /// Animates a change over one second, at a constant pace.
  private func animate(
    _ diary: Diary,
    _ name: String,
    options: View.AnimationOptions = [],
    _ change: @escaping @MainActor () -> Void
  ) {
    View.animate(
      withDuration: 1,
      delay: 0,
      options: options.union(.curveLinear),
      animations: change,
      completion: { diary.note("\(name) \($0)") }
    )
  }

  @Test(.fact("MA15"), arguments: ["8.0", "12.4"] as [SystemVersion])
  func `a second animation of the geometry is added, and the first runs on`(system: SystemVersion) {
    let (simulator, view, diary) = stage(system)
    simulator.perform {
      animate(diary, "first") { view.center.x = 105 }
      simulator.advance(by: .milliseconds(500))
      #expect(view.presentation.center.x == 55)
      animate(diary, "second") { view.center.x = 5 }
      // The second animation begins at the distance from its end to the old end, beside the first one.
      #expect(view.presentation.center.x == 55)
      simulator.advance(by: .milliseconds(250))
      #expect(abs(view.presentation.center.x - (5 + 75 - 25)) < 1e-9)
      #expect(diary.take() == [])
      simulator.advance(by: .milliseconds(250))
      #expect(diary.take() == ["first true"])
      #expect(abs(view.presentation.center.x - 55) < 1e-9)
      simulator.settle()
      #expect(diary.take() == ["second true"] && view.presentation.center.x == 5)
    }
  }

  @Test(.fact("MA15")) func `before iOS 8 a second animation replaces the first`() {
    let (simulator, view, diary) = stage("7.1")
    simulator.perform {
      animate(diary, "first") { view.center.x = 105 }
      simulator.advance(by: .milliseconds(500))
      animate(diary, "second") { view.center.x = 5 }
      #expect(view.presentation.center.x == 105)
      simulator.advance(by: .milliseconds(500))
      #expect(diary.take() == ["first false"] && view.presentation.center.x == 55)
      simulator.settle()
      #expect(diary.take() == ["second true"])
    }
  }

  @Test(.fact("MA15")) func `bounds and transform are added, and the opacity is replaced`() {
    let (simulator, view, diary) = stage()
    func change(_ length: CGFloat, _ angle: CGFloat, _ alpha: CGFloat) {
      view.bounds.size.width = length
      view.transform = ViewTransform(rotationAngle: angle)
      view.alpha = alpha
    }
    simulator.perform {
      animate(diary, "first") { change(110, .pi / 2, 0) }
      simulator.advance(by: .milliseconds(500))
      animate(diary, "second") { change(10, 0, 1) }
      simulator.advance(by: .milliseconds(250))
      let seen = view.presentation
      #expect(abs(seen.bounds.width - (10 + 75 - 25)) < 1e-9)
      #expect(abs(atan2(seen.transform.b, seen.transform.a) - .pi / 4) < 1e-9)
      #expect(seen.alpha == 0.25)
      simulator.settle()
      #expect(diary.take() == ["first false", "second true"])
    }
  }

  @Test(.fact("MA16"), arguments: [false, true])
  func `beginning from the current state concerns the opacity only`(beginsFromCurrentState: Bool) {
    let (simulator, view, diary) = stage()
    simulator.perform {
      animate(diary, "first") {
        view.center.x = 105
        view.alpha = 0
      }
      simulator.advance(by: .milliseconds(500))
      animate(diary, "second", options: beginsFromCurrentState ? .beginFromCurrentState : []) {
        view.center.x = 5
        view.alpha = 1
      }
      #expect(view.presentation.center.x == 55)
      #expect(view.presentation.alpha == (beginsFromCurrentState ? 0.5 : 0))
    }
  }

  @Test(.fact("MA15")) func `changes in one block are one animation from the first value`() {
    let (simulator, view, diary) = stage()
    simulator.perform {
      animate(diary, "end") {
        view.center.x = 55
        view.center.x = 105
      }
      #expect(view.presentation.center.x == 5)
      simulator.advance(by: .milliseconds(500))
      #expect(view.presentation.center.x == 55)
      // A change outside of a block moves the view at once, beside its animation.
      view.center.x = 205
      #expect(view.presentation.center.x == 155)
    }
  }

  @Test(.fact("MA15")) func `an animator that is stopped leaves the animations of others alone`() {
    let (simulator, view, diary) = stage()
    simulator.perform {
      animate(diary, "block") { view.center.x = 105 }
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 205 }
      animator.startAnimation()
      simulator.advance(by: .milliseconds(500))
      #expect(abs(view.presentation.center.x - (205 - 50 - 50)) < 1e-9)
      animator.stopAnimation(true)
      #expect(abs(view.center.x - 155) < 1e-9 && abs(view.presentation.center.x - 105) < 1e-9)
      simulator.settle()
      #expect(diary.take() == ["block true"] && view.presentation.center.x == view.center.x)
    }
  }
}
