import HeadlessUIKit
import Testing

@MainActor @Suite struct NestedAnimationTests {
  let recorder = Recorder()

  /// Returns a simulator and a view of 40 x 40 points on its screen.
  private func stage() -> (Simulator, View) {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    simulator.launch(controller)
    let view = View(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    controller.view.addSubview(view)
    simulator.settle()
    return (simulator, view)
  }

  private func note(_ name: String) -> @MainActor (Bool) -> Void {
    { [recorder] in recorder.note("\(name) \($0)") }
  }

  // MARK: Inheriting

  @Test(.fact("H51", "H53"), arguments: [false, true], [false, true])
  func `an inner block takes over duration and curve unless its options say otherwise`(
    ownDuration: Bool,
    ownCurve: Bool
  ) {
    var options = View.AnimationOptions.curveLinear
    if ownDuration { options.insert(.overrideInheritedDuration) }
    if ownCurve { options.insert(.overrideInheritedCurve) }
    let duration: Double = ownDuration ? 1 : 2
    let (simulator, view) = stage()
    var inherited = -1.0
    View.animate(withDuration: 2, options: .curveEaseOut) {
      View.animate(
        withDuration: 1,
        options: options,
        animations: {
          inherited = View.inheritedAnimationDuration
          view.alpha = 0
        },
        completion: note("inner")
      )
    }
    #expect(inherited == duration)
    simulator.advance(by: .milliseconds(500))
    // With its own linear curve the value is exact; with the outer curve it is further along by now.
    let straight = CGFloat(1 - 0.5 / duration)
    #expect(ownCurve ? view.presentation.alpha == straight : view.presentation.alpha < straight - 0.1)
    #expect(recorder.take() == [])
    simulator.advance(by: .seconds(duration) - .milliseconds(500))
    #expect(recorder.take() == ["inner true"])
  }

  @Test(.fact("H51")) func `an inner block begins with the outer one, delay included`() {
    let (simulator, view) = stage()
    View.animate(withDuration: 1, delay: 1, options: .curveLinear) {
      View.animate(withDuration: 9, animations: { view.alpha = 0 }, completion: note("inner"))
    }
    simulator.advance(by: .seconds(1))
    #expect(view.presentation.alpha == 1)
    simulator.advance(by: .milliseconds(500))
    #expect(view.presentation.alpha == 0.5)
    simulator.advance(by: .milliseconds(500))
    #expect(recorder.take() == ["inner true"])
  }

  @Test(.fact("H51", "H53"), arguments: [false, true])
  func `touches pass as the outer block says unless options are overridden`(overrides: Bool) {
    let (simulator, view) = stage()
    let options: View.AnimationOptions = overrides ? [.overrideInheritedOptions] : []
    View.animate(withDuration: 1, options: .allowUserInteraction) {
      View.animate(withDuration: 1, options: options) { view.alpha = 0.5 }
    }
    let hit = simulator.window.hitTest(CGPoint(x: 20, y: 120), with: nil)
    #expect((hit === view) == !overrides)
  }

  @Test(.fact("H52")) func `the inherited duration is that of the open block`() {
    let (simulator, _) = stage()
    var seen = [View.inheritedAnimationDuration]
    View.animate(withDuration: 0.7) {
      seen.append(View.inheritedAnimationDuration)
      View.performWithoutAnimation { seen.append(View.inheritedAnimationDuration) }
    }
    View.animate(withDuration: 0) { seen.append(View.inheritedAnimationDuration) }
    simulator.settle()
    seen.append(View.inheritedAnimationDuration)
    #expect(seen == [0, 0.7, 0, 0, 0])
  }

  @Test func `the layout after a change can be animated too`() {
    let (simulator, view) = stage()
    final class Row: View {
      let dot = View(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      override func layoutSubviews() { dot.center.x = bounds.width }
    }
    for isIncluded in [true, false] {
      let row = Row(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      row.addSubview(row.dot)
      view.addSubview(row)
      simulator.settle()
      View.animate(withDuration: 1, options: isIncluded ? [.curveLinear, .layoutSubviews] : .curveLinear) {
        row.bounds.size.width = 40
      }
      simulator.advance(by: .milliseconds(500))
      #expect(row.dot.presentation.center.x == (isIncluded ? 30 : 40))
      simulator.settle()
    }
  }

  // MARK: Repetition and reversal

  @Test func `an animation that goes back and comes again`() {
    let (simulator, view) = stage()
    View.beginAnimations("swing", context: 7)
    View.setAnimationDuration(1)
    View.setAnimationDelay(1)
    View.setAnimationCurve(.linear)
    View.setAnimationRepeatCount(2)
    View.setAnimationRepeatAutoreverses(true)
    View.setAnimationWillStart { [recorder] name, info in recorder.note("start \(name ?? "") \(info ?? "")") }
    View.setAnimationDidStop { [recorder] name, finished, info in
      recorder.note("stop \(name ?? "") \(finished) \(info ?? "")")
    }
    view.alpha = 0
    View.commitAnimations()
    var seen: [CGFloat] = []
    for _ in 0..<10 {
      seen.append(view.presentation.alpha)
      simulator.advance(by: .milliseconds(500))
    }
    #expect(seen == [1, 1, 1, 0.5, 0, 0.5, 1, 0.5, 0, 0.5])
    #expect(view.presentation.alpha == 0)
    #expect(recorder.take() == ["start swing 7", "stop swing true 7"])
  }

  @Test func `an endless animation ends when another one takes over`() {
    let (simulator, view) = stage()
    View.animate(
      withDuration: 1,
      options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.alpha = 0 },
      completion: note("pulse")
    )
    simulator.settle()
    #expect(simulator.clock.now.offset < .seconds(1))
    simulator.advance(by: .milliseconds(100_250))
    #expect(view.presentation.alpha == 0.75)
    View.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: note("still"))
    simulator.settle()
    #expect(recorder.take() == ["pulse false", "still true"])
    #expect(view.presentation.alpha == 1)
  }

  // MARK: Springs

  @Test(arguments: [(1.0, false), (0.5, true)])
  func `a spring swings over its end if it is weakly damped, and comes to rest`(
    damping: CGFloat,
    swings: Bool
  ) {
    let (simulator, view) = stage()
    View.animate(
      withDuration: 1,
      usingSpringWithDamping: damping,
      initialSpringVelocity: 0,
      animations: { view.center.x = 120 },
      completion: note("end")
    )
    var seen: [CGFloat] = []
    for _ in 0..<100 {
      seen.append(view.presentation.center.x)
      simulator.advance(by: .milliseconds(10))
    }
    #expect(seen[0] == 20 && abs(seen[99] - 120) < 1)
    #expect(((seen.max() ?? 0) > 121) == swings)
    #expect(view.presentation.center.x == 120 && recorder.take() == ["end true"])
  }

  @Test(
    .fact("U11"),
    arguments: [(50, 150, 0.8, 0.6, 150, 130.98), (40, 160, 1, 0.35, 300, 166.65)]
      as [(CGFloat, CGFloat, Double, CGFloat, Int, CGFloat)]
  )
  func `a spring swings with the frequency that was recorded`(
    from: CGFloat,
    to: CGFloat,
    duration: Double,
    damping: CGFloat,
    milliseconds: Int,
    seen: CGFloat
  ) {
    let (simulator, view) = stage()
    view.center.x = from
    View.animate(
      withDuration: duration,
      usingSpringWithDamping: damping,
      initialSpringVelocity: 0,
      animations: { view.center.x = to }
    )
    simulator.advance(by: .milliseconds(milliseconds))
    // The formula and the recorded values differ by less than 0.2 points.
    #expect(abs(view.presentation.center.x - seen) < 0.2, "\(view.presentation.center.x)")
  }

  // MARK: Transitions

  @Test func `a transition changes at once, keeps touches away, and completes after its duration`() {
    let (simulator, view) = stage()
    View.transition(
      with: view,
      duration: 1,
      options: .transitionFlipFromLeft,
      animations: { view.alpha = 0.5 },
      completion: note("flip")
    )
    #expect(view.presentation.alpha == 0.5)
    #expect(simulator.window.hitTest(CGPoint(x: 20, y: 120), with: nil) !== view)
    simulator.advance(by: .milliseconds(999))
    #expect(recorder.take() == [])
    simulator.advance(by: .milliseconds(1))
    #expect(recorder.take() == ["flip true"])
    #expect(simulator.window.hitTest(CGPoint(x: 20, y: 120), with: nil) === view)
    let options: View.AnimationOptions = [.transitionCurlUp, .allowAnimatedContent, .curveLinear]
    View.transition(with: view, duration: 1, options: options, animations: { view.alpha = 1 })
    simulator.advance(by: .milliseconds(500))
    #expect(view.presentation.alpha == 0.75)
  }

  @Test func `a transition between two views`() throws {
    let (simulator, old) = stage()
    let parent = try #require(old.superview)
    let front = View(frame: old.frame)
    let new = View(frame: old.frame)
    parent.addSubview(front)
    View.transition(
      from: old,
      to: new,
      duration: 1,
      options: [.transitionCrossDissolve, .curveLinear],
      completion: note("end")
    )
    #expect(parent.subviews == [new, front] && old.superview == nil)
    simulator.advance(by: .milliseconds(250))
    #expect(new.presentation.alpha == 0.25 && new.alpha == 1)
    simulator.settle()
    View.transition(
      from: new,
      to: old,
      duration: 1,
      options: .showHideTransitionViews,
      completion: note("hidden")
    )
    #expect(new.isHidden && !old.isHidden && parent.subviews == [new, front] && old.superview == nil)
    simulator.advance(by: .zero)
    // No view in a window changes, so the animations end at once.
    #expect(recorder.take() == ["end true", "hidden true"])
  }

  // MARK: Keyframes

  @Test(arguments: [false, true]) func `keyframes follow one another`(isDiscrete: Bool) {
    let (simulator, view) = stage()
    View.animateKeyframes(
      withDuration: 4,
      options: isDiscrete ? .calculationModeDiscrete : [],
      animations: {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 220 }
        View.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 0 }
      },
      completion: note("end")
    )
    #expect(view.center.x == 220)
    var seen: [[CGFloat]] = []
    for _ in 0..<4 {
      simulator.advance(by: .milliseconds(500))
      seen.append([view.presentation.center.x, view.presentation.alpha])
      simulator.advance(by: .milliseconds(500))
    }
    #expect(
      seen
        == (isDiscrete
          ? [[120, 1], [120, 0], [220, 0], [220, 0]] : [[45, 1], [95, 0.5], [170, 0], [220, 0]])
    )
    #expect(recorder.take() == ["end true"])
  }

  @Test func `keyframes begin anew together, and go back`() {
    let simulator = Simulator()
    let view = View(frame: .zero)
    simulator.window.addSubview(view)
    simulator.perform {
      View.animateKeyframes(withDuration: 1, options: [.repeat, .autoreverse, .calculationModeCubic]) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
      }
    }
    let seen = (0..<12).map { _ in
      simulator.advance(by: .milliseconds(250))
      return view.presentation.center.x.rounded()
    }
    #expect(seen == [50, 100, 50, 0, 50, 100, 50, 0, 50, 100, 50, 0])
  }

  @Test func `a keyframe outside of a block stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Simulator().perform {
          View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
        }
      }
    }
    expectTrap(result, says: "addKeyframe belongs inside the block of View.animateKeyframes")
  }

  @Test(arguments: ["replaced", "removed"]) func `keyframes that are cut short did not finish`(how: String) {
    let (simulator, view) = stage()
    View.animateKeyframes(
      withDuration: 1,
      animations: {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
      },
      completion: note("keyframes")
    )
    simulator.advance(by: .milliseconds(700))
    if how == "removed" {
      view.removeFromSuperview()
    } else {
      View.animate(withDuration: 1) { view.alpha = 0.5 }
    }
    simulator.settle()
    #expect(recorder.take() == ["keyframes false"])
  }

  @Test func `a keyframe without duration is a jump at its time`() {
    let (simulator, view) = stage()
    View.animateKeyframes(withDuration: 1) {
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.alpha = 0 }
    }
    simulator.advance(by: .milliseconds(499))
    #expect(view.presentation.alpha == 1)
    simulator.advance(by: .milliseconds(2))
    #expect(view.presentation.alpha == 0)
  }

  @Test func `a keyframe in an ordinary block stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator()
        simulator.perform {
          View.animate(withDuration: 1) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
          }
        }
      }
    }
    expectTrap(result, says: "addKeyframe belongs inside the block of View.animateKeyframes")
  }

  @Test(arguments: [true, false])
  func `times that have no end are very long, and repetitions that have none endless`(isFinite: Bool) async {
    // In a process of its own, because a time outside the computable range would stop it.
    await #expect(processExitsWith: .success) { [isFinite] in
      await MainActor.run {
        let time = isFinite ? Double.greatestFiniteMagnitude : .infinity
        let simulator = Simulator()
        let controller = ViewController()
        simulator.launch(controller)
        let views = (0..<4).map { _ in View(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        for view in views { controller.view.addSubview(view) }
        View.animate(withDuration: time) { views[0].alpha = 0 }
        View.animate(withDuration: 1, delay: time) { views[1].alpha = 0 }
        View.animateKeyframes(withDuration: 1) {
          View.addKeyframe(withRelativeStartTime: time, relativeDuration: time) { views[2].alpha = 0 }
        }
        View.beginAnimations(nil)
        View.setAnimationRepeatCount(isFinite ? .greatestFiniteMagnitude : .infinity)
        views[3].alpha = 0
        View.commitAnimations()
        let press = LongPressGestureRecognizer()
        press.minimumPressDuration = time
        controller.view.addGestureRecognizer(press)
        _ = try? simulator.user.touchDown(at: CGPoint(x: 200, y: 500))
        simulator.advance(by: .milliseconds(900))
        let seen = views.map { $0.presentation.alpha }
        precondition(seen[0] > 0.99 && seen[1] == 1 && seen[2] == 1 && seen[3] < 1 && seen[3] > 0)
      }
    }
  }
}
