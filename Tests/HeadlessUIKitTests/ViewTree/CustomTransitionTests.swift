import Foundation
import HeadlessUIKit
import Testing

/// Presentation controllers and animators of the app.
@MainActor @Suite struct CustomTransitionTests {
  nonisolated static let setups = [Setup(device: .iPhone6s, system: "9.3"), .current]
  static let asked = ["controller for B over A", "animator for B over A by ViewController"]

  // MARK: Presentation controllers

  @Test(.fact("U56"), arguments: setups)
  func `a presentation controller of the app, with the system's animation`(setup: Setup) throws {
    let stage = TransitionStage(setup)
    stage.delegate.makesController = true
    stage.present()
    let layout = ["will lay out", "did lay out"]
    #expect(
      stage.recorder.take() == Self.asked + ["will present, in window true", "B.viewWillAppear"] + layout
    )
    let half = try #require(stage.delegate.half)
    #expect(stage.b.presentationController === half && half.presentationStyle == .custom)
    #expect(half.presentingViewController === stage.a)
    let bounds = stage.simulator.screen.bounds
    let lower = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    #expect(stage.b.view.frame == lower && half.dimming.frame == bounds)
    #expect(half.containerView?.subviews == [half.dimming, stage.b.view as View])
    stage.simulator.advance(by: .milliseconds(200))
    let moving = stage.b.view.presentation.frame.minY
    #expect(moving > lower.minY && moving < lower.minY + bounds.height)
    let dim = half.dimming.presentation.alpha
    #expect(half.dimming.alpha == 0.5 && dim > 0 && dim < 0.5)
    stage.simulator.settle()
    #expect(
      stage.recorder.take().filter { !layout.contains($0) } == [
        "did present true", "B.viewDidAppear", "presented",
      ]
    )
    #expect(stage.a.view.window != nil)
    stage.dismiss()
    stage.simulator.settle()
    #expect(
      stage.recorder.take().filter { !layout.contains($0) } == [
        "animator for the end of B", "will dismiss", "B.viewWillDisappear", "did dismiss true",
        "B.viewDidDisappear", "dismissed",
      ]
    )
    #expect(stage.simulator.window.subviews == [stage.a.view as View])
    #expect(stage.b.presentingViewController == nil && stage.delegate.half !== stage.b.presentationController)
  }

  @Test(.fact("U56")) func `a presentation without animation asks for no animator`() {
    let stage = TransitionStage()
    stage.delegate.makesController = true
    stage.delegate.animator = FadeAnimator(stage.recorder)
    stage.present(animated: false)
    stage.simulator.settle()
    stage.dismiss(animated: false)
    stage.simulator.settle()
    #expect(
      stage.recorder.take().filter { !$0.contains("lay out") } == [
        "controller for B over A", "will present, in window true", "B.viewWillAppear", "did present true",
        "B.viewDidAppear", "presented", "will dismiss", "B.viewWillDisappear", "did dismiss true",
        "B.viewDidDisappear", "dismissed",
      ]
    )
  }

  @Test(.fact("U56"))
  func `a presentation controller that is read early is used, and may remove the presenter`()
    throws
  {
    let stage = TransitionStage()
    (stage.delegate.makesController, stage.delegate.removesPresenter) = (true, true)
    let early = try #require(stage.b.presentationController as? HalfController)
    #expect(early.containerView == nil && early.presentingViewController === stage.b)
    #expect(stage.recorder.take() == ["controller for B over nil"])
    stage.presented()
    #expect(stage.b.presentationController === early && stage.a.view.window == nil)
    stage.dismiss()
    stage.simulator.settle()
    #expect(
      stage.recorder.take().filter { $0.contains("view") }
        == heard("B.WillDisappear", "A.WillAppear", "A.DidAppear", "B.DidDisappear")
    )
    #expect(stage.a.view.superview === stage.simulator.window)
  }

  @Test(.fact("U56")) func `a rotation: the presented controller gets the size that its controller returns`()
  {
    final class Sized: PresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(
          origin: .zero,
          size: size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
        )
      }
      override func size(
        forChildContentContainer container: any ContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width, height: 100) }
      override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    final class Maker: ViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: ViewController,
        presenting: ViewController?,
        source: ViewController
      ) -> PresentationController? {
        Sized(presentedViewController: presented, presenting: presenting)
      }
    }
    final class Turning: ViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let stage = TransitionStage()
    let (maker, turning) = (Maker(), Turning())
    (turning.modalPresentationStyle, turning.transitioningDelegate) = (.custom, maker)
    stage.a.present(turning, animated: true)
    stage.simulator.settle()
    #expect(turning.view.frame == CGRect(x: 0, y: 0, width: 393, height: 100))
    stage.simulator.rotate(to: .landscapeLeft)
    stage.simulator.settle()
    #expect(turning.sizes == [CGSize(width: 852, height: 100)])
    #expect(turning.view.frame == CGRect(x: 0, y: 0, width: 852, height: 100))
  }

  // MARK: Animators

  @Test(.fact("U56"), arguments: setups)
  func `an animator of the app: all calls in order, and the state that it reads`(setup: Setup) throws {
    let stage = TransitionStage(setup)
    stage.delegate.makesController = true
    let animator = FadeAnimator(stage.recorder)
    stage.delegate.animator = animator
    stage.present()
    #expect(
      stage.recorder.take() == Self.asked + ["will present, in window true", "B.viewWillAppear", "animate"]
    )
    let context = try #require(animator.context)
    #expect(context.containerView === stage.delegate.half?.containerView && context.isAnimated)
    #expect(context.viewController(forKey: .from) === stage.a && context.view(forKey: .from) == nil)
    #expect(context.viewController(forKey: .to) === stage.b && context.view(forKey: .to) === stage.b.view)
    let bounds = stage.simulator.screen.bounds
    #expect(
      context.initialFrame(for: stage.b) == .zero && context.finalFrame(for: stage.b) == stage.b.view.frame
    )
    #expect(context.initialFrame(for: stage.a) == bounds && context.finalFrame(for: stage.a) == bounds)
    #expect(context.presentationStyle == .custom && context.targetTransform == .identity)
    let coordinator = try #require(stage.b.transitionCoordinator)
    #expect(coordinator.transitionDuration == 1 && coordinator.viewController(forKey: .to) === stage.b)
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
    stage.simulator.advance(by: .milliseconds(500))
    #expect(abs(stage.b.view.presentation.alpha - 0.5) < 0.001)
    let dimming = try #require(stage.delegate.half?.dimming.presentation.alpha)
    #expect(abs(dimming - 0.25) < 0.001)
    _ = stage.recorder.take()
    stage.simulator.advance(by: .milliseconds(500))
    #expect(
      stage.recorder.take() == ["did present true", "B.viewDidAppear", "presented", "animation ended true"]
    )
    context.completeTransition(true)
    #expect(stage.recorder.take() == [] && stage.b.transitionCoordinator == nil)
    stage.dismiss()
    #expect(
      stage.recorder.take() == [
        "animator for the end of B", "will dismiss", "B.viewWillDisappear", "animate",
      ]
    )
    stage.simulator.settle()
    #expect(
      stage.recorder.take() == [
        "did dismiss true", "B.viewDidDisappear", "dismissed", "animation ended true",
      ]
    )
    #expect(stage.simulator.window.subviews == [stage.a.view as View])
  }

  @Test(.fact("U56"))
  func `an animator of a presentation that fills the screen moves the presenter's view, too`()
    throws
  {
    let stage = TransitionStage(style: .fullScreen)
    let animator = FadeAnimator(stage.recorder)
    stage.delegate.animator = animator
    stage.present()
    let context = try #require(animator.context)
    #expect(context.view(forKey: .from) === stage.a.view)
    #expect(context.containerView.subviews == [stage.a.view as View, stage.b.view as View])
    stage.simulator.settle()
    let coming = heard("A.WillDisappear", "B.WillAppear", "B.DidAppear", "A.DidDisappear")
    #expect(stage.recorder.take().filter { $0.contains(".view") } == coming)
    #expect(stage.a.view.window == nil)
    stage.dismiss()
    let back = try #require(animator.context)
    #expect(back.view(forKey: .to) === stage.a.view && back.finalFrame(for: stage.a) == stage.a.view.frame)
    #expect(back.containerView.subviews == [stage.a.view as View, stage.b.view as View])
    stage.simulator.settle()
    #expect(
      stage.recorder.take().filter { $0.contains(".view") }
        == heard("B.WillDisappear", "A.WillAppear", "A.DidAppear", "B.DidDisappear")
    )
    #expect(stage.simulator.window.subviews == [stage.a.view as View])
    #expect(stage.a.view.frame == stage.simulator.screen.bounds)
  }

  @Test(.fact("U56")) func `an animator may complete the transition at once`() throws {
    final class Instant: ViewControllerAnimatedTransitioning {
      func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?)
        -> TimeInterval
      { 0 }
      func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
        transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
        transitionContext.completeTransition(true)
      }
    }
    let stage = TransitionStage()
    (stage.delegate.makesController, stage.delegate.animator) = (true, Instant())
    stage.present()
    #expect(
      stage.recorder.take().filter { !$0.contains("lay out") } == Self.asked + [
        "will present, in window true", "B.viewWillAppear", "did present true", "B.viewDidAppear",
        "presented",
      ]
    )
    #expect(try #require(stage.delegate.half).dimming.alpha == 0.5)
    #expect(stage.b.view.window != nil && stage.b.transitionCoordinator == nil)
  }

  @Test(.fact("U56")) func `a dismissal on the way up waits for the app's animator`() {
    let stage = TransitionStage()
    stage.delegate.animator = FadeAnimator(stage.recorder)
    stage.present()
    stage.dismiss()
    stage.simulator.settle()
    #expect(
      stage.recorder.take().filter { !$0.contains("for") } == [
        "B.viewWillAppear", "animate", "B.viewDidAppear", "presented", "B.viewWillDisappear", "animate",
        "animation ended true", "B.viewDidDisappear", "dismissed", "animation ended true",
      ]
    )
  }

  // MARK: Stacks

  @Test(.fact("U56"), arguments: [Setup(device: .iPhone5s, system: "7.1"), .current])
  func `a stack with an animator of the app: all calls in order`(setup: Setup) throws {
    let stage = TransitionStage(setup)
    let navigation = stage.launchStack()
    let animator = FadeAnimator(stage.recorder)
    stage.delegate.animator = animator
    navigation.pushViewController(stage.b, animated: true)
    stage.simulator.advance(by: .zero)
    #expect(
      stage.recorder.take() == [
        "animator for push from A to B", "A.viewWillDisappear", "B.viewWillAppear", "animate",
      ]
    )
    let context = try #require(animator.context)
    #expect(context.view(forKey: .from) === stage.a.view && context.view(forKey: .to) === stage.b.view)
    #expect(context.containerView === stage.a.view.superview && context.presentationStyle == .none)
    #expect(navigation.transitionCoordinator?.transitionDuration == 1)
    stage.simulator.settle()
    #expect(stage.recorder.take() == ["A.viewDidDisappear", "B.viewDidAppear", "animation ended true"])
    #expect(stage.a.view.superview == nil && stage.b.view.window != nil)
    navigation.popViewController(animated: false)
    stage.simulator.settle()
    #expect(
      stage.recorder.take()
        == heard("B.WillDisappear", "A.WillAppear", "B.DidDisappear", "A.DidAppear")
    )
  }
}
