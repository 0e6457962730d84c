import HeadlessUIKit
import Testing

@MainActor @Suite struct PropertyAnimatorTests {
  private let recorder = Recorder()

  /// Creates a simulator, which becomes the current one, and a view in its window.
  private func stage() -> (Simulator, View) {
    let (simulator, view) = (Simulator(), View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    simulator.window.addSubview(view)
    return (simulator, view)
  }

  /// Returns an animator that moves the view 100 points to the right in a second, and records its completion.
  private func mover(_ view: View) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x += 100 }
    animator.addCompletion { [recorder] in recorder.note("\($0)") }
    return animator
  }

  /// Returns the visible position of the view's left edge, rounded to a thousandth.
  private func edge(_ view: View) -> CGFloat { (view.presentation.frame.minX * 1000).rounded() / 1000 }

  @Test func `blocks wait for the beginning, and run inside it`() {
    let (simulator, view) = stage()
    let animator = mover(view)
    #expect(animator.state == .inactive && !animator.isRunning && view.frame.minX == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.frame.minX == 100 && edge(view) == 0)
    simulator.advance(by: .milliseconds(250))
    #expect(edge(view) == 25 && animator.fractionComplete == 0.25 && recorder.take() == [])
    simulator.settle()
    #expect(recorder.take() == ["end"] && animator.state == .inactive && edge(view) == 100)
  }

  @Test func `a delay holds the beginning back`() {
    let (simulator, view) = stage()
    let animator = mover(view)
    animator.startAnimation(afterDelay: 0.5)
    simulator.advance(by: .milliseconds(500))
    #expect(edge(view) == 0 && animator.delay == 0.5)
    simulator.advance(by: .milliseconds(500))
    #expect(edge(view) == 50)
  }

  @Test func `a pause rests where it is, and the rest takes the time that is left`() {
    let (simulator, view) = stage()
    let animator = mover(view)
    animator.startAnimation()
    simulator.advance(by: .milliseconds(300))
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    simulator.advance(by: .seconds(5))
    #expect(edge(view) == 30 && recorder.take() == [])
    animator.startAnimation()
    simulator.advance(by: .milliseconds(699))
    #expect(recorder.take() == [])
    simulator.advance(by: .milliseconds(1))
    #expect(recorder.take() == ["end"])
  }

  @Test(arguments: [View.AnimationCurve.linear, .easeIn, .easeInOut])
  func `a pause and its end do not change the visible values`(curve: View.AnimationCurve) {
    let (simulator, view) = stage()
    let animator = ViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.x = 100 }
    animator.startAnimation()
    simulator.advance(by: .milliseconds(300))
    let seen = edge(view)
    animator.pauseAnimation()
    #expect(edge(view) == seen && abs(animator.fractionComplete * 100 - seen) < 0.001)
    animator.startAnimation()
    #expect(edge(view) == seen)
    simulator.advance(by: .milliseconds(200))
    let other = View(frame: .zero)
    simulator.window.addSubview(other)
    View.animate(withDuration: 1, options: View.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)) {
      other.frame.origin.x = 100
    }
    let place = edge(view)
    simulator.advance(by: .milliseconds(500))
    #expect(edge(other) == place)
  }

  @Test func `a finger scrubs, and the animations go on from there`() {
    let (simulator, view) = stage()
    let animator = ViewPropertyAnimator(duration: 1, curve: .easeIn) { view.frame.origin.x = 100 }
    animator.addCompletion { [recorder] in recorder.note("\($0)") }
    for place in [0.2, 0.9, 1.5, -1, 0.5] as [CGFloat] {
      animator.fractionComplete = place
      #expect(edge(view) == min(max(0, place), 1) * 100)
    }
    animator.continueAnimation(
      withTimingParameters: CubicTimingParameters(animationCurve: .linear),
      durationFactor: 0.2
    )
    simulator.advance(by: .milliseconds(100))
    #expect(edge(view) == 75)
    simulator.advance(by: .milliseconds(100))
    #expect(recorder.take() == ["end"])
  }

  @Test func `a reversed animation runs back and ends at its start`() {
    let (simulator, view) = stage()
    let animator = mover(view)
    animator.startAnimation()
    simulator.advance(by: .milliseconds(400))
    animator.isReversed = true
    simulator.advance(by: .milliseconds(100))
    #expect(edge(view) == 30 && view.frame.minX == 100)
    simulator.advance(by: .milliseconds(300))
    #expect(recorder.take() == ["start"] && view.frame.minX == 0 && edge(view) == 0)
  }

  @Test func `a stop leaves views where they are seen`() {
    let (simulator, view) = stage()
    let animator = mover(view)
    animator.startAnimation()
    simulator.advance(by: .milliseconds(400))
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && view.frame.minX == 40)
    simulator.settle()
    #expect(recorder.take() == [])
  }

  @Test(arguments: [(ViewAnimatingPosition.start, 0.0), (.current, 40), (.end, 100)])
  func `a stopped animation is finished at the position that the program names`(
    position: ViewAnimatingPosition,
    x: Double
  ) {
    let (simulator, view) = stage()
    let animator = mover(view)
    animator.startAnimation()
    simulator.advance(by: .milliseconds(400))
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && view.frame.minX == 40 && recorder.take() == [])
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive && view.frame.minX == x && recorder.take() == ["\(position)"])
  }

  @Test func `added blocks take the remaining time`() {
    let (simulator, view) = stage()
    let other = View(frame: .zero)
    simulator.window.addSubview(other)
    let animator = mover(view)
    animator.addAnimations({ other.frame.origin.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    simulator.advance(by: .milliseconds(500))
    #expect(edge(view) == 50 && edge(other) == 0 && other.frame.minX == 100)
    animator.addAnimations { view.alpha = 0 }
    simulator.advance(by: .milliseconds(250))
    #expect(edge(other) == 50 && view.presentation.alpha == 0.5)
    simulator.settle()
    #expect(recorder.take() == ["end"])
  }

  @Test func `one that pauses at its end can go back`() {
    let (simulator, view) = stage()
    let animator = mover(view)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    simulator.settle()
    #expect(animator.state == .active && !animator.isRunning && recorder.take() == [] && edge(view) == 100)
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    simulator.advance(by: .milliseconds(500))
    #expect(edge(view) == 50)
    simulator.settle()
    #expect(recorder.take() == ["start"] && view.frame.minX == 0)
  }

  @Test func `an animator that nobody holds lives until its end`() {
    let (simulator, view) = stage()
    ViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3,
      delay: 0.1,
      options: .curveLinear,
      animations: { view.alpha = 0 },
      completion: { [recorder] in recorder.note("\($0)") }
    )
    simulator.advance(by: .milliseconds(399))
    #expect(recorder.take() == [])
    simulator.advance(by: .milliseconds(1))
    #expect(recorder.take() == ["end"] && view.alpha == 0)
  }

  @Test(arguments: ["paused", "stopped"]) func `one that rests can't be let go`(how: String) async {
    let result =
      how == "paused"
      ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { Self.letGo { $0.pauseAnimation() } }
      }
      : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { Self.letGo { $0.stopAnimation(false) } }
      }
    expectTrap(result, says: "an animator was let go while it was paused or stopped")
  }

  /// Calls `act` with an animator that has run for a while, then releases the animator.
  private static func letGo(_ act: (ViewPropertyAnimator) -> Void) {
    let simulator = Simulator()
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    do {
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      simulator.advance(by: .milliseconds(300))
      act(animator)
    }
    simulator.settle()
  }

  @Test func `an animator that rests may go after its simulator`() {
    weak var gone: View?
    do {
      var animator: ViewPropertyAnimator?
      do {
        let (simulator, view) = stage()
        gone = view
        animator = mover(view)
        animator?.startAnimation()
        simulator.advance(by: .milliseconds(300))
        animator?.pauseAnimation()
      }
      // Without this, an optimized build releases it earlier.
      withExtendedLifetime(animator) {}
      animator = nil
    }
    #expect(gone == nil)
  }

  @Test func `touches pass, unless the animator says no`() {
    for passes in [true, false] {
      let (simulator, view) = stage()
      let animator = mover(view)
      animator.isUserInteractionEnabled = passes
      animator.startAnimation()
      #expect((view.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil) == passes)
      simulator.settle()
    }
  }

  @Test func `an animator that isn't interruptible runs to its end`() {
    let (simulator, view) = stage()
    let animator = mover(view)
    animator.isInterruptible = false
    animator.startAnimation()
    simulator.advance(by: .milliseconds(100))
    animator.pauseAnimation()
    animator.fractionComplete = 0
    animator.isReversed = true
    animator.stopAnimation(true)
    #expect(animator.isRunning && animator.state == .active && !animator.isReversed)
    let seen = view.presentation.frame.minX
    simulator.advance(by: .milliseconds(100))
    #expect(view.presentation.frame.minX != seen)
    simulator.settle()
    #expect(animator.state == .inactive)
    animator.isInterruptible = true
    animator.pauseAnimation()
    #expect(animator.state == .active)
    animator.stopAnimation(true)
  }

  @Test func `an active animator doesn't become uninterruptible`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (simulator, view) = PropertyAnimatorTests().stage()
      withExtendedLifetime(simulator) {
        let animator = PropertyAnimatorTests().mover(view)
        animator.startAnimation()
        animator.isInterruptible = false
      }
    }
    expectTrap(result, says: "isInterruptible can't be changed while the animator is active")
  }

  @Test func `springs swing over their end, and curves of points go by them`() {
    let (simulator, view) = stage()
    let spring = ViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { view.frame.origin.x = 100 }
    spring.startAnimation()
    var largest: CGFloat = 0
    for _ in 0..<20 {
      simulator.advance(by: .milliseconds(50))
      largest = max(largest, edge(view))
    }
    #expect(largest > 110 && edge(view) == 100)
    let physical = SpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    #expect(physical.springTimingParameters === physical && physical.cubicTimingParameters == nil)
    let straight = ViewPropertyAnimator(
      duration: 1,
      controlPoint1: CGPoint(x: 0, y: 0),
      controlPoint2: CGPoint(x: 1, y: 1)
    ) { view.frame.origin.x = 200 }
    straight.startAnimation()
    simulator.advance(by: .milliseconds(500))
    #expect(edge(view) == 150)
  }
}
