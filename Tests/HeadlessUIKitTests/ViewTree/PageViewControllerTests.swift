import HeadlessUIKit
import Testing

@MainActor @Suite struct PageViewControllerTests {
  /// Pages A, B and C in a page view controller that shows A, or another page.
  @MainActor private final class Stage: PageViewControllerDataSource, PageViewControllerDelegate {
    let simulator: Simulator
    let recorder = Recorder()
    let pages: [RecordingController]
    let book: PageViewController

    init(_ setup: Setup = .current, style: PageViewController.TransitionStyle, first: Int = 0) {
      let recorder = recorder
      simulator = setup.simulator()
      pages = ["A", "B", "C"].map { RecordingController($0, recorder) }
      book = PageViewController(transitionStyle: style)
      book.setViewControllers([pages[first]], direction: .forward, animated: false)
      simulator.launch(book)
      simulator.settle()
      _ = recorder.take()
    }

    func pageViewController(
      _ pageViewController: PageViewController,
      viewControllerBefore viewController: ViewController
    ) -> ViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: PageViewController,
      viewControllerAfter viewController: ViewController
    ) -> ViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { $0 < 2 ? pages[$0 + 1] : nil }
    }

    func pageViewController(
      _ pageViewController: PageViewController,
      willTransitionTo pendingViewControllers: [ViewController]
    ) {
      recorder.note("willTransition to \(pendingViewControllers.map(\.debugName))")
    }

    func pageViewController(
      _ pageViewController: PageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController],
      transitionCompleted completed: Bool
    ) {
      recorder.note("didFinish from \(previousViewControllers.map(\.debugName)) \(completed)")
    }

    func drag(to x: CGFloat) throws {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: 300))
      for step in 1...10 {
        simulator.advance(by: .milliseconds(50))
        try finger.move(to: CGPoint(x: 200 + (x - 200) * CGFloat(step) / 10, y: 300))
      }
      simulator.advance(by: .milliseconds(500))
      try finger.move(to: CGPoint(x: x, y: 300))
      finger.lift()
    }
  }

  @Test(.fact("G11"), arguments: Setup.both, [true, false]) func `a scrolled page: all callbacks in order`(
    setup: Setup,
    animated: Bool
  ) {
    let stage = Stage(setup, style: .scroll)
    stage.book.setViewControllers([stage.pages[1]], direction: .forward, animated: animated) {
      [recorder = stage.recorder] in recorder.note("completion \($0)")
    }
    #expect(stage.recorder.take() == heard("B.WillAppear", "A.WillDisappear"))
    stage.simulator.settle()
    #expect(stage.recorder.take() == heard("B.DidAppear", "A.DidDisappear") + ["completion true"])
    #expect(stage.book.viewControllers == [stage.pages[1]] && stage.book.children == [stage.pages[1]])
    #expect(stage.book.view.subviews == [stage.pages[1].view])
    #expect(stage.pages[1].view.frame == stage.book.view.bounds)
  }

  @Test(.fact("G11"), arguments: Setup.both) func `a curled page: all callbacks in order`(setup: Setup) {
    let stage = Stage(setup, style: .pageCurl)
    stage.book.setViewControllers([stage.pages[1]], direction: .forward, animated: true)
    stage.simulator.settle()
    #expect(
      stage.recorder.take() == heard("B.WillAppear", "A.WillDisappear", "A.DidDisappear", "B.DidAppear")
    )
  }

  @Test func `a turn asked for during another one waits, and the last one wins`() {
    let stage = Stage(style: .pageCurl)
    for page in [1, 0, 2] {
      stage.book.setViewControllers([stage.pages[page]], direction: .forward, animated: true)
    }
    #expect(stage.book.viewControllers == [stage.pages[1]])
    stage.simulator.settle()
    #expect(
      stage.recorder.take()
        == heard("B.WillAppear", "A.WillDisappear", "A.DidDisappear", "B.DidAppear")
        + heard("C.WillAppear", "B.WillDisappear", "B.DidDisappear", "C.DidAppear")
    )
    #expect(stage.book.viewControllers == [stage.pages[2]])
  }

  @Test(arguments: [(20.0, 2, "C"), (380, 0, "A")]) func `a finger turns to the neighbor`(
    x: CGFloat,
    page: Int,
    name: String
  ) throws {
    let stage = Stage(style: .scroll, first: 1)
    (stage.book.dataSource, stage.book.delegate) = (stage, stage)
    try stage.drag(to: x > 200 ? 300 : 100)
    #expect(stage.book.viewControllers == [stage.pages[1]])
    #expect(
      stage.recorder.take()
        == ["willTransition to [\"\(name)\"]", "\(name).viewWillAppear"]
        + heard("B.WillDisappear") + ["\(name).viewWillDisappear", "\(name).viewDidDisappear"]
        + heard("B.WillAppear", "B.DidAppear") + ["didFinish from [\"B\"] false"]
    )
    #expect(stage.book.children == [stage.pages[1]] && stage.book.view.subviews == [stage.pages[1].view])
    // The drag covers nearly the whole width, from one edge to the other.
    let start = CGPoint(x: x > 200 ? 10 : 385, y: 300)
    let finger = try stage.simulator.user.touchDown(at: start)
    try finger.move(to: CGPoint(x: x > 200 ? 385 : 10, y: 300))
    finger.lift()
    #expect(stage.book.viewControllers == [stage.pages[page]])
    #expect(
      stage.recorder.take()
        == ["willTransition to [\"\(name)\"]", "\(name).viewWillAppear", "B.viewWillDisappear"]
        + ["\(name).viewDidAppear", "B.viewDidDisappear", "didFinish from [\"B\"] true"]
    )
  }

  @Test func `two pages at once stop the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let book = PageViewController(transitionStyle: .scroll)
        book.setViewControllers([ViewController(), ViewController()], direction: .forward, animated: false)
      }
    }
    expectTrap(result, says: "PageViewController shows one page, not 2")
  }

  @Test(.fact("MA11")) func `a page that is turned by code follows a cosine in 0 point 3 seconds`() {
    let simulator = Simulator(device: .iPhoneSE3)
    let book = PageViewController(transitionStyle: .scroll)
    let (first, second) = (ViewController(), ViewController())
    book.setViewControllers([first], direction: .forward, animated: false)
    simulator.launch(book)
    simulator.settle()
    simulator.perform {
      book.setViewControllers([second], direction: .forward, animated: true)
      for part in [0.25, 0.75] as [CGFloat] {
        simulator.advance(by: .milliseconds(100))
        let seen = second.view.presentation.frame.minX
        #expect(abs(seen - 375 * (1 - part)) < 0.01, "\(seen)")
      }
      simulator.advance(by: .milliseconds(100))
      #expect(second.view.presentation.frame.minX == 0 && first.view.window == nil)
    }
  }
}
