import HeadlessUIKit
import Testing

/// A controller that leaves the forwarding of appearance callbacks to client code.
@MainActor private final class ManualController: RecordingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A controller that records the callbacks about its parent.
@MainActor private final class MovingController: RecordingController {
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    recorder.note("will move to \(parent?.debugName ?? "nil"), in \(self.parent?.debugName ?? "nil")")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    recorder.note("did move to \(parent?.debugName ?? "nil"), in \(self.parent?.debugName ?? "nil")")
  }

  override func viewWillAppear(_ animated: Bool) { recorder.note("to parent: \(isMovingToParent)") }
  override func viewDidAppear(_ animated: Bool) { recorder.note("to parent: \(isMovingToParent)") }
  override func viewWillDisappear(_ animated: Bool) {
    recorder.note("from parent: \(isMovingFromParent)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    recorder.note("from parent: \(isMovingFromParent)")
  }
}

@MainActor private final class FocusableController: ViewController {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite struct ContainmentTests {
  private func launched(_ setup: Setup) -> (Simulator, Recorder, RecordingController) {
    let simulator = setup.simulator()
    let recorder = Recorder()
    let parent = RecordingController("Parent", recorder)
    simulator.launch(parent)
    _ = recorder.take()
    return (simulator, recorder, parent)
  }

  @Test(.fact("G21"), arguments: Setup.both) func `adding and removing a child tells it half of the moves`(
    setup: Setup
  ) {
    let (_, recorder, parent) = launched(setup)
    let child = MovingController("Child", recorder)
    parent.addChild(child)
    #expect(recorder.take() == ["will move to Parent, in nil"])
    #expect(parent.children == [child] && child.parent === parent)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    _ = recorder.take()
    child.removeFromParent()
    #expect(recorder.take() == ["did move to nil, in nil"])
    #expect(parent.children.isEmpty && child.parent == nil)
    child.removeFromParent()
    #expect(recorder.take() == [])
  }

  @Test func `a child that gets another parent leaves the first`() {
    let (_, recorder, parent) = launched(.current)
    let (other, child) = (ViewController(), MovingController("Child", recorder))
    other.addChild(child)
    _ = recorder.take()
    parent.addChild(child)
    #expect(
      recorder.take() == ["will move to Parent, in ViewController", "did move to nil, in nil"]
    )
    #expect(other.children.isEmpty && parent.children == [child])
  }

  @Test func `a circle of controllers stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator()
        let (outer, inner) = (ViewController(), ViewController())
        outer.addChild(inner)
        simulator.perform { inner.addChild(outer) }
      }
    }
    expectTrap(result, says: "ViewController can't be added to ViewController: it is that controller itself")
  }

  @Test(.fact("G20", "G25"), arguments: Setup.both, [false, true])
  func `a controller's view brings its callbacks wherever it is added`(setup: Setup, isChild: Bool) {
    let (simulator, recorder, parent) = launched(setup)
    let child = RecordingController("Child", recorder)
    if isChild { parent.addChild(child) }
    parent.view.addSubview(child.view)
    #expect(recorder.take() == heard("Child.WillAppear"))
    simulator.advance(by: .zero)
    #expect(recorder.take() == heard("Child.DidAppear"))
    child.view.removeFromSuperview()
    #expect(recorder.take() == heard("Child.WillDisappear", "Child.DidDisappear"))
  }

  @Test(.fact("G22"), arguments: Setup.both) func `a parent's will comes first, its child's did comes first`(
    setup: Setup
  ) {
    let simulator = setup.simulator()
    let recorder = Recorder()
    let controllers = ["A", "B", "C"].map { RecordingController($0, recorder) }
    simulator.perform {
      for (outer, inner) in zip(controllers, controllers.dropFirst()) {
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
      }
    }
    simulator.launch(controllers[0])
    let coming = heard(
      "A.WillAppear",
      "B.WillAppear",
      "C.WillAppear",
      "C.DidAppear",
      "B.DidAppear",
      "A.DidAppear"
    )
    let leaving = heard(
      "A.WillDisappear",
      "B.WillDisappear",
      "C.WillDisappear",
      "C.DidDisappear",
      "B.DidDisappear",
      "A.DidDisappear"
    )
    #expect(recorder.take() == coming)
    simulator.window.isHidden = true
    #expect(recorder.take() == leaving)
    simulator.window.isHidden = false
    simulator.settle()
    #expect(recorder.take() == coming)
    simulator.launch(ViewController())
    #expect(recorder.take() == leaving)
  }

  @Test(.fact("G24"), arguments: Setup.both) func `a transition takes the inner controllers along`(
    setup: Setup
  ) {
    let (simulator, recorder, parent) = launched(setup)
    let (child, inner) = (RecordingController("Child", recorder), RecordingController("Inner", recorder))
    parent.addChild(child)
    child.addChild(inner)
    child.view.addSubview(inner.view)
    child.beginAppearanceTransition(true, animated: true)
    #expect(recorder.take() == heard("Child.WillAppear", "Inner.WillAppear"))
    parent.view.addSubview(child.view)
    simulator.settle()
    #expect(recorder.take() == [])
    child.endAppearanceTransition()
    #expect(recorder.take() == heard("Inner.DidAppear", "Child.DidAppear"))
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    #expect(recorder.take() == heard("Child.WillDisappear", "Inner.WillDisappear"))
    child.endAppearanceTransition()
    #expect(recorder.take() == heard("Inner.DidDisappear", "Child.DidDisappear"))
  }

  @Test(.fact("G19"), arguments: Setup.both) func `a parent that does not forward tells its child itself`(
    setup: Setup
  ) {
    let simulator = setup.simulator()
    let recorder = Recorder()
    let parent = ManualController("Parent", recorder)
    let child = RecordingController("Child", recorder)
    #expect(child.shouldAutomaticallyForwardAppearanceMethods)
    simulator.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    parent.during["viewWillAppear"] = { child.beginAppearanceTransition(true, animated: false) }
    parent.during["viewDidAppear"] = { child.endAppearanceTransition() }
    simulator.launch(parent)
    #expect(
      recorder.take() == heard("Parent.WillAppear", "Child.WillAppear", "Parent.DidAppear", "Child.DidAppear")
    )
    child.view.removeFromSuperview()
    simulator.settle()
    #expect(recorder.take() == [])
  }

  @Test func `a view that arrives during its parent's transition is taken along`() {
    let (simulator, recorder, parent) = launched(.current)
    let (child, late) = (RecordingController("Child", recorder), RecordingController("Late", recorder))
    parent.addChild(child)
    child.addChild(late)
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    child.view.addSubview(late.view)
    simulator.settle()
    child.endAppearanceTransition()
    #expect(
      recorder.take() == heard("Child.WillAppear", "Late.WillAppear", "Late.DidAppear", "Child.DidAppear")
    )
  }

  @Test(arguments: Setup.both) func `a child knows whether it comes and goes with its parent`(setup: Setup) {
    let (simulator, recorder, parent) = launched(setup)
    let child = MovingController("Child", recorder)
    parent.addChild(child)
    _ = recorder.take()
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    simulator.settle()
    #expect(recorder.take() == ["to parent: true", "did move to Parent, in Parent", "to parent: true"])
    simulator.window.isHidden = true
    simulator.window.isHidden = false
    simulator.settle()
    #expect(
      recorder.take() == [
        "Parent.viewWillDisappear", "from parent: false", "from parent: false", "Parent.viewDidDisappear",
        "Parent.viewWillAppear", "to parent: false", "to parent: false", "Parent.viewDidAppear",
      ]
    )
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      recorder.take() == [
        "will move to nil, in Parent", "from parent: true", "from parent: true", "did move to nil, in nil",
      ]
    )
  }

  // MARK: The responder chain

  @Test(.fact("A3", "A4", "A6", "A7"), arguments: Setup.both)
  func `the chain goes from a child through its view's superview to the window`(setup: Setup) {
    let (simulator, recorder, parent) = launched(setup)
    let child = RecordingController("Child", recorder)
    parent.addChild(child)
    #expect(child.next == nil && !child.isViewLoaded)
    child.loadViewIfNeeded()
    #expect(child.next == nil)
    let holder = View(frame: parent.view.bounds)
    parent.view.addSubview(holder)
    holder.addSubview(child.view)
    let chain: [Responder] = [
      child.view, child, holder, parent.view, parent, simulator.window, simulator.application,
    ]
    #expect(Array(child.view.chain) == chain)
  }

  @Test(.fact("A10", "A11"), arguments: [("4.3", false), ("5.0", true), ("7.1", true)])
  func `the delegate ends the chain`(system: SystemVersion, isReached: Bool) {
    let simulator = Simulator(device: .iPhone4, system: system)
    let delegate = Responder()
    #expect(simulator.application.next == nil)
    simulator.application.delegate = delegate
    #expect((simulator.application.next === delegate) == isReached)
    for other in [View(), ViewController(), simulator.application] {
      simulator.application.delegate = other
      #expect(simulator.application.next == nil)
    }
  }

  @Test(.fact("A34"), arguments: Setup.both) func `a controller is first responder only in a window`(
    setup: Setup
  ) {
    let (simulator, _, parent) = launched(setup)
    let child = FocusableController()
    parent.addChild(child)
    #expect(!child.becomeFirstResponder())
    child.loadViewIfNeeded()
    #expect(!child.becomeFirstResponder())
    parent.view.addSubview(child.view)
    #expect(child.becomeFirstResponder() && simulator.firstResponder === child)
    child.view.removeFromSuperview()
    #expect(!child.isFirstResponder && simulator.firstResponder == nil)
  }

  @Test func `a chain of 100,000 controllers appears and is released`() {
    let simulator = Simulator(logIsEnabled: false)
    weak var last: ViewController?
    simulator.perform {
      let root = ViewController()
      var inner = root
      for _ in 0..<100_000 {
        let next = ViewController()
        inner.addChild(next)
        inner = next
      }
      last = inner
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
    }
    #expect(last == nil)
  }
}
