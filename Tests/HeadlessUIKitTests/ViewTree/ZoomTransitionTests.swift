import Foundation
import HeadlessUIKit
import Testing

/// The preferred transitions of controllers.
@MainActor @Suite struct ZoomTransitionTests {
  private let recorder = Recorder()
  private let root: RecordingController
  private let detail: RecordingController
  private let source = View(frame: CGRect(x: 40, y: 300, width: 100, height: 80))

  init() {
    root = RecordingController("A", recorder)
    detail = RecordingController("B", recorder)
  }

  private func zoom(_ options: ViewController.Transition.ZoomOptions? = nil) -> ViewController.Transition {
    .zoom(options: options) { [source, recorder] context in
      recorder.note(
        "source of \(context.zoomedViewController.debugName) in \(context.sourceViewController.debugName)"
      )
      return source
    }
  }

  private func launched(inStack: Bool) -> Simulator {
    let simulator = Setup.current.simulator()
    simulator.launch(inStack ? NavigationController(rootViewController: root) : root)
    root.view.addSubview(source)
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = zoom()
    simulator.settle()
    _ = recorder.take()
    return simulator
  }

  private func begin(inStack: Bool) {
    if inStack {
      root.navigationController?.pushViewController(detail, animated: true)
    } else {
      root.present(detail, animated: true)
    }
  }

  private func end(inStack: Bool) {
    if inStack {
      root.navigationController?.popViewController(animated: true)
    } else {
      root.dismiss(animated: true)
    }
  }

  /// The visible frame in the window.
  private var seen: CGRect { detail.view.presentation.frame }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
      .allSatisfy { abs($0) < 0.01 }
  }

  @Test(arguments: [true, false])
  func `a zoom begins and ends at the source view`(inStack: Bool) throws {
    let simulator = launched(inStack: inStack)
    let whole = simulator.window.bounds
    begin(inStack: inStack)
    simulator.advance(by: .milliseconds(1))
    #expect(isNear(seen, CGRect(x: 40, y: 300, width: 100, height: 80)) || seen.width < 110)
    simulator.advance(by: .milliseconds(200))
    #expect(seen.width > 150 && seen.width < 380)
    simulator.settle()
    #expect(detail.view.frame == whole && detail.view.transform == .identity)
    let come =
      inStack
      ? [
        "A.viewWillDisappear", "B.viewWillAppear", "source of B in A", "A.viewDidDisappear",
        "B.viewDidAppear",
      ]
      : [
        "A.viewWillDisappear", "B.viewWillAppear", "source of B in A", "B.viewDidAppear",
        "A.viewDidDisappear",
      ]
    #expect(recorder.take() == come)
    end(inStack: inStack)
    simulator.advance(by: .milliseconds(399))
    #expect(seen.width < 110 && seen.height < 100)
    simulator.settle()
    let go =
      inStack
      ? [
        "B.viewWillDisappear", "A.viewWillAppear", "source of B in A", "B.viewDidDisappear",
        "A.viewDidAppear",
      ]
      : [
        "B.viewWillDisappear", "A.viewWillAppear", "source of B in A", "A.viewDidAppear",
        "B.viewDidDisappear",
      ]
    #expect(recorder.take() == go && detail.view.window == nil && root.view.window != nil)
  }

  @Test func `the alignment rectangle is at the place of the source`() {
    let simulator = Setup.current.simulator()
    simulator.launch(root)
    root.view.addSubview(source)
    detail.modalPresentationStyle = .fullScreen
    let options = ViewController.Transition.ZoomOptions()
    options.dimmingColor = .black
    options.alignmentRectProvider = { context in
      CGRect(x: 0, y: 100, width: context.zoomedViewController.view.bounds.width, height: 393 * 0.8)
    }
    detail.preferredTransition = zoom(options)
    root.present(detail, animated: true)
    // The transform at the begin maps the rectangle to the source; it ends with the identity.
    #expect(detail.view.transform == .identity)
    let start = detail.view.presentation.frame
    let scale = 100.0 / 393
    #expect(isNear(start, CGRect(x: 40, y: 300 - 100 * scale, width: 100, height: 852 * scale)))
    // The presenter's view, the dimming and the zoomed view.
    #expect(detail.view.superview?.subviews.count == 3)
    simulator.settle()
    #expect(detail.view.superview?.subviews == [detail.view as View])
  }

  private func drag(_ simulator: Simulator, _ way: CGFloat) throws {
    let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: 300))
    for step in 1...10 {
      simulator.advance(by: .milliseconds(50))
      try finger.move(to: CGPoint(x: 200, y: 300 + way * CGFloat(step) / 10))
    }
    simulator.advance(by: .milliseconds(300))
    try finger.move(to: CGPoint(x: 200, y: 300 + way))
    finger.lift()
    simulator.settle()
  }

  @Test(arguments: [true, false]) func `a drag down returns to the source`(inStack: Bool) throws {
    let simulator = launched(inStack: inStack)
    begin(inStack: inStack)
    simulator.settle()
    _ = recorder.take()
    try drag(simulator, 100)
    let back = ["A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear"]
    #expect(recorder.take() == ["B.viewWillDisappear", "A.viewWillAppear"] + back)
    #expect(detail.view.frame == simulator.window.bounds && detail.view.transform == .identity)
    try drag(simulator, 300)
    let end =
      inStack ? ["B.viewDidDisappear", "A.viewDidAppear"] : ["A.viewDidAppear", "B.viewDidDisappear"]
    #expect(recorder.take() == ["B.viewWillDisappear", "A.viewWillAppear", "source of B in A"] + end)
    #expect(detail.view.window == nil && detail.view.transform == .identity)
    #expect(inStack ? detail.parent == nil : root.presentedViewController == nil)
  }

  @Test func `the options decide whether a drag begins`() throws {
    let simulator = Setup.current.simulator()
    simulator.launch(root)
    root.view.addSubview(source)
    detail.modalPresentationStyle = .fullScreen
    let options = ViewController.Transition.ZoomOptions()
    var asked: [Bool] = []
    options.interactiveDismissShouldBegin = { context in
      asked.append(context.willBegin)
      return false
    }
    detail.preferredTransition = zoom(options)
    root.present(detail, animated: true)
    simulator.settle()
    try drag(simulator, 300)
    try drag(simulator, -200)
    #expect(asked == [true, false] && root.presentedViewController === detail)
  }

  @Test func `other transitions have the animation of their style`() throws {
    let simulator = Setup.current.simulator()
    let navigation = NavigationController(rootViewController: root)
    simulator.launch(navigation)
    detail.preferredTransition = .crossDissolve()
    navigation.pushViewController(detail, animated: true)
    simulator.advance(by: .milliseconds(200))
    #expect(seen == simulator.window.bounds && detail.view.presentation.alpha < 1)
    simulator.settle()
    detail.preferredTransition = .coverVertical()
    navigation.popViewController(animated: true)
    simulator.advance(by: .milliseconds(200))
    #expect(seen.minX == 0 && seen.minY > 0)
    simulator.settle()
    detail.preferredTransition = .crossDissolve()
    root.present(detail, animated: true)
    simulator.advance(by: .milliseconds(200))
    #expect(seen.minX == 0 && detail.view.presentation.alpha < 1)
    simulator.settle()
    #expect(detail.view.alpha == 1)
  }
}
