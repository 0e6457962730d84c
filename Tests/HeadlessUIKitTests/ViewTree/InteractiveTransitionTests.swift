import Foundation
import HeadlessUIKit
import Testing

/// Transitions with animators of the app that an interaction drives.
@MainActor @Suite struct InteractiveTransitionTests {
  @Test(.fact("U56"), arguments: [true, false])
  func `a dismissal that follows a touch is cancelled or finished`(isCancelled: Bool) throws {
    let stage = TransitionStage()
    stage.delegate.makesController = true
    stage.delegate.animator = FadeAnimator(stage.recorder)
    stage.presented()
    let percent = PercentDrivenInteractiveTransition()
    stage.delegate.interaction = percent
    stage.dismiss()
    #expect(
      stage.recorder.take().filter { !$0.contains("lay out") } == [
        "animator for the end of B", "will dismiss", "B.viewWillDisappear", "animate interactively",
      ]
    )
    let coordinator = try #require(stage.b.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { [recorder = stage.recorder] in
      recorder.note("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive && percent.duration == 1)
    let half = try #require(stage.delegate.half)
    for part in [0.25, 0.5] as [CGFloat] {
      percent.update(part)
      stage.simulator.advance(by: .seconds(3))
      #expect(abs(stage.b.view.presentation.alpha - (1 - part)) < 0.001 && stage.b.view.alpha == 0)
      #expect(percent.percentComplete == part && coordinator.percentComplete == part)
      #expect(half.dimming.presentation.alpha < 0.5)
    }
    #expect(stage.recorder.take() == [])
    let start = stage.simulator.clock.now
    if isCancelled { percent.cancel() } else { percent.finish() }
    #expect(stage.recorder.take() == ["interactive false, cancelled \(isCancelled)"])
    stage.simulator.advance(by: .milliseconds(499))
    #expect(stage.recorder.take() == [])
    stage.simulator.settle()
    #expect(start.duration(to: stage.simulator.clock.now) < .milliseconds(520))
    let lines = stage.recorder.take().filter { !$0.contains("lay out") }
    if isCancelled {
      #expect(
        lines == ["did dismiss false", "B.viewWillAppear", "B.viewDidAppear", "animation ended false"]
      )
      #expect(stage.b.view.alpha == 1 && stage.b.view.window != nil && half.dimming.alpha == 0.5)
      #expect(stage.a.presentedViewController === stage.b && !stage.b.isBeingDismissed)
      stage.delegate.interaction = nil
      stage.dismiss()
      stage.simulator.settle()
      #expect(stage.recorder.take().contains("dismissed") && stage.a.presentedViewController == nil)
    } else {
      #expect(
        lines == ["did dismiss true", "B.viewDidDisappear", "dismissed", "animation ended true"]
      )
      #expect(stage.simulator.window.subviews == [stage.a.view as View])
    }
  }

  @Test(.fact("U56")) func `a presentation that is cancelled leaves nothing behind`() {
    let stage = TransitionStage(style: .fullScreen)
    stage.delegate.animator = FadeAnimator(stage.recorder)
    let percent = PercentDrivenInteractiveTransition()
    stage.delegate.interaction = percent
    stage.present()
    percent.update(0.8)
    percent.completionSpeed = 2
    percent.cancel()
    let start = stage.simulator.clock.now
    stage.simulator.settle()
    #expect(start.duration(to: stage.simulator.clock.now) < .milliseconds(420))
    #expect(
      stage.recorder.take().filter { $0.contains(".view") || $0.contains("ented") }
        == heard(
          "A.WillDisappear",
          "B.WillAppear",
          "B.WillDisappear",
          "B.DidDisappear",
          "A.WillAppear",
          "A.DidAppear"
        )
    )
    #expect(stage.simulator.window.subviews == [stage.a.view as View] && stage.b.view.superview == nil)
    #expect(stage.a.presentedViewController == nil && stage.b.presentingViewController == nil)
    stage.delegate.interaction = nil
    stage.presented()
    #expect(stage.a.presentedViewController === stage.b)
  }

  @Test(.fact("U56")) func `a transition that runs by itself can be paused`() {
    let stage = TransitionStage()
    stage.delegate.animator = FadeAnimator(stage.recorder)
    let percent = PercentDrivenInteractiveTransition()
    (percent.wantsInteractiveStart, percent.completionCurve) = (false, .linear)
    stage.delegate.interaction = percent
    stage.present()
    stage.simulator.advance(by: .milliseconds(250))
    #expect(abs(stage.b.view.presentation.alpha - 0.25) < 0.001)
    percent.pause()
    stage.simulator.advance(by: .seconds(2))
    #expect(abs(percent.percentComplete - 0.25) < 0.001)
    #expect(abs(stage.b.view.presentation.alpha - 0.25) < 0.001)
    percent.update(0.75)
    percent.finish()
    stage.simulator.advance(by: .milliseconds(125))
    #expect(abs(stage.b.view.presentation.alpha - 0.875) < 0.001)
    stage.simulator.settle()
    #expect(stage.recorder.take().contains("presented"))
  }

  @Test(.fact("U56"), arguments: [true, false])
  func `an interruptible animator follows the interaction`(isCancelled: Bool) {
    final class Interruptible: ViewControllerAnimatedTransitioning {
      let recorder: Recorder
      var animator: ViewPropertyAnimator?
      init(_ recorder: Recorder) { self.recorder = recorder }
      func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?)
        -> TimeInterval
      {
        1
      }
      func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
      }
      func animationEnded(_ transitionCompleted: Bool) {
        recorder.note("animation ended \(transitionCompleted)")
      }
      func interruptibleAnimator(using transitionContext: any ViewControllerContextTransitioning)
        -> any ViewImplicitlyAnimating
      {
        if let animator { return animator }
        let view = transitionContext.view(forKey: .to)
        view.map(transitionContext.containerView.addSubview)
        view?.alpha = 0
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view?.alpha = 1 }
        animator.addCompletion { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
      }
    }
    let stage = TransitionStage()
    stage.delegate.animator = Interruptible(stage.recorder)
    let percent = PercentDrivenInteractiveTransition()
    stage.delegate.interaction = percent
    stage.present()
    percent.update(0.5)
    stage.simulator.advance(by: .seconds(1))
    #expect(abs(stage.b.view.presentation.alpha - 0.5) < 0.001)
    if isCancelled { percent.cancel() } else { percent.finish() }
    stage.simulator.settle()
    #expect((stage.a.presentedViewController == nil) == isCancelled)
    #expect(stage.recorder.take().last == "animation ended \(!isCancelled)")
  }

  @Test(.fact("U56"), arguments: ["push", "pop"])
  func `an interactive change of a stack that is cancelled: all is as before`(kind: String) {
    let stage = TransitionStage()
    let navigation = stage.launchStack()
    if kind == "pop" {
      navigation.pushViewController(stage.b, animated: false)
      stage.simulator.settle()
      _ = stage.recorder.take()
    }
    stage.delegate.animator = FadeAnimator(stage.recorder)
    let percent = PercentDrivenInteractiveTransition()
    stage.delegate.interaction = percent
    if kind == "pop" {
      navigation.popViewController(animated: true)
    } else {
      navigation.pushViewController(stage.b, animated: true)
    }
    stage.simulator.advance(by: .milliseconds(20))
    percent.update(0.4)
    stage.simulator.advance(by: .seconds(1))
    percent.cancel()
    stage.simulator.settle()
    let lines = stage.recorder.take().filter { $0.contains(".view") }
    let (top, other) = kind == "pop" ? ("B", "A") : ("A", "B")
    #expect(
      lines
        == heard(
          "\(top).WillDisappear",
          "\(other).WillAppear",
          "\(other).WillDisappear",
          "\(other).DidDisappear",
          "\(top).WillAppear",
          "\(top).DidAppear"
        )
    )
    let all = kind == "pop" ? [stage.a, stage.b] : [stage.a]
    #expect(navigation.viewControllers == all && navigation.children == all)
    #expect(all.last?.view.window != nil && all.last?.view.alpha == 1)
  }
}
