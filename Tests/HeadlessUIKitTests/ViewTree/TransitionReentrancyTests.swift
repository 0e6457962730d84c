import HeadlessUIKit
import Testing

/// Transitions and page turns whose containers are removed or changed during the animation.
@MainActor @Suite struct TransitionReentrancyTests {
  private let simulator = Setup.current.simulator()
  private let recorder = Recorder()

  private func controllers() -> [RecordingController] {
    ["A", "B", "C"].map { RecordingController($0, recorder) }
  }

  /// Launches a navigation controller with the first two controllers.
  private func stack(_ controllers: [RecordingController]) -> NavigationController {
    let navigation = NavigationController()
    navigation.viewControllers = Array(controllers.prefix(2))
    simulator.launch(navigation)
    simulator.settle()
    _ = recorder.take()
    return navigation
  }

  /// Launches a page view controller that shows the first controller.
  private func book(_ controllers: [RecordingController]) -> PageViewController {
    let book = PageViewController(transitionStyle: .scroll)
    book.setViewControllers([controllers[0]], direction: .forward, animated: false)
    simulator.launch(book)
    simulator.settle()
    _ = recorder.take()
    return book
  }

  /// Drags a touch through these points, with 50 milliseconds between them.
  private func drag(_ points: [CGPoint]) throws -> Finger {
    let finger = try simulator.user.touchDown(at: points[0])
    for point in points.dropFirst() {
      simulator.advance(by: .milliseconds(50))
      try finger.move(to: point)
    }
    return finger
  }

  // MARK: Slides

  @Test(arguments: [true, false])
  func `a controller that is pushed during a cancelled drag back is shown after it`(sets: Bool) throws {
    let all = controllers()
    let navigation = stack(all)
    let finger = try drag([20.0, 40, 60, 60].map { CGPoint(x: $0 - 15, y: 300) })
    if sets {
      navigation.viewControllers = all
    } else {
      navigation.pushViewController(all[2], animated: true)
    }
    simulator.advance(by: .milliseconds(300))
    try finger.move(to: CGPoint(x: 46, y: 300))
    finger.lift()
    #expect(
      recorder.take()
        == heard("B.WillDisappear", "A.WillAppear", "A.WillDisappear", "A.DidDisappear")
        + heard("B.WillAppear", "B.DidAppear")
        + heard("B.WillDisappear", "C.WillAppear", "B.DidDisappear", "C.DidAppear")
    )
    #expect(navigation.viewControllers == all && navigation.children == all)
    #expect(navigation.view.subviews.first?.subviews == [all[2].view as View])
    #expect(navigation.navigationBar.items?.map(\.title) == ["A", "B", "C"])
  }

  @Test func `a stack that is set during a drag back that is given up stands`() throws {
    let all = controllers()
    let navigation = stack(all)
    let finger = try drag([5.0, 20, 40].map { CGPoint(x: $0, y: 300) })
    navigation.setViewControllers([all[2]], animated: true)
    finger.cancel()
    #expect(navigation.viewControllers == [all[2]] && navigation.children == [all[2]])
    #expect(navigation.view.subviews.first?.subviews == [all[2].view as View])
  }

  @Test func `where nothing is below a drag from the edge is left to the views`() throws {
    let root = ViewController()
    let view = TouchedView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    root.view.addSubview(view)
    simulator.launch(NavigationController(rootViewController: root))
    try drag([5.0, 50, 90].map { CGPoint(x: $0, y: 300) }).lift()
    #expect(view.heard == ["began 1", "moved 1", "moved 1", "ended 1"])
  }

  @Test func `a stack that nobody holds any more ends its slide, and goes`() {
    let all = controllers()
    weak var navigation: NavigationController?
    do {
      let stack = stack(all)
      navigation = stack
      stack.pushViewController(all[2], animated: true)
      simulator.advance(by: .zero)
    }
    simulator.window.rootViewController = ViewController()
    simulator.settle()
    #expect(
      recorder.take()
        == heard("B.WillDisappear", "C.WillAppear", "B.DidDisappear", "C.DidAppear")
        + heard("C.WillDisappear", "C.DidDisappear")
    )
    #expect(navigation == nil)
  }

  @Test func `wishes for focus are fulfilled also after a slide whose stack has left the window`() {
    let all = controllers()
    let navigation = stack(all)
    all[2].during["viewWillAppear"] = { [simulator] in simulator.window.rootViewController = ViewController()
    }
    navigation.pushViewController(all[2], animated: true)
    simulator.settle()
    let (form, field) = (ViewController(), TextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30)))
    form.view.addSubview(field)
    field.becomeFirstResponder()
    simulator.window.rootViewController = form
    #expect(field.isFirstResponder)
  }

  @Test func `a coordinator that is kept is nobody's once its transition is over`() throws {
    let all = controllers()
    let navigation = stack(all)
    navigation.pushViewController(all[2], animated: true)
    let kept = try #require(all[2].transitionCoordinator)
    simulator.settle()
    #expect(all[2].transitionCoordinator == nil && !kept.isCancelled)
  }

  // MARK: Pages

  /// A data source with the same neighbor on both sides.
  @MainActor private final class Source: PageViewControllerDataSource {
    let neighbor: ViewController

    init(_ neighbor: ViewController) { self.neighbor = neighbor }

    func pageViewController(
      _ pageViewController: PageViewController,
      viewControllerBefore viewController: ViewController
    ) -> ViewController? { neighbor }
    func pageViewController(
      _ pageViewController: PageViewController,
      viewControllerAfter viewController: ViewController
    ) -> ViewController? { neighbor }
  }

  @Test func `a book that leaves the screen in the middle of a turn takes the new page along`() {
    let all = controllers()
    let book = book(all)
    book.setViewControllers([all[1]], direction: .forward, animated: true)
    simulator.window.rootViewController = ViewController()
    simulator.settle()
    #expect(
      recorder.take()
        == heard("B.WillAppear", "A.WillDisappear", "B.DidAppear", "A.DidDisappear")
        + heard("B.WillDisappear", "B.DidDisappear")
    )
  }

  @Test func `a box that leaves the screen in the middle of a transition takes the new controller along`() {
    let all = controllers()
    let box = ViewController()
    for controller in all { box.addChild(controller) }
    box.view.addSubview(all[0].view)
    simulator.launch(box)
    _ = recorder.take()
    simulator.perform {
      box.transition(from: all[0], to: all[1], duration: 0.3, animations: { all[1].view.alpha = 0.5 })
    }
    simulator.window.rootViewController = ViewController()
    simulator.settle()
    #expect(
      recorder.take()
        == heard("A.WillDisappear", "B.WillAppear", "A.DidDisappear", "B.DidAppear")
        + heard("B.WillDisappear", "B.DidDisappear")
    )
  }

  @Test func `a turn that gives way to a later one tells that it did not run`() {
    let all = controllers()
    let book = book(all)
    for (number, page) in [1, 0, 2].enumerated() {
      book.setViewControllers([all[page]], direction: .forward, animated: true) { [recorder] isDone in
        recorder.note("\(number) \(isDone)")
      }
    }
    simulator.settle()
    #expect(recorder.take().filter { !$0.contains("view") } == ["1 false", "0 true", "2 true"])
  }

  @Test func `a page that is its own neighbor stays`() throws {
    let all = controllers()
    let (book, source) = (book(all), Source(all[0]))
    book.dataSource = source
    try drag([300.0, 200, 20].map { CGPoint(x: $0, y: 300) }).lift()
    #expect(recorder.take() == [] && book.children == [all[0]] && book.view.subviews == [all[0].view])
  }

  @Test(arguments: [true, false])
  func `a drag across the pages, or of pages that nobody knows, is left to the views`(across: Bool) throws {
    let all = controllers()
    let (book, source) = (book(all), Source(all[1]))
    if across { book.dataSource = source }
    let view = TouchedView(frame: CGRect(x: 0, y: 200, width: 390, height: 500))
    all[0].view.addSubview(view)
    try drag([0.0, 20, 60].map { CGPoint(x: 300 - (across ? $0 / 20 : $0), y: 300 + (across ? $0 : 0)) })
      .lift()
    #expect(recorder.take() == [] && view.heard == ["began 1", "moved 1", "moved 1", "ended 1"])
  }
}
