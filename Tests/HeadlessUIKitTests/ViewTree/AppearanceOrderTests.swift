import Foundation
import HeadlessUIKit
import Testing

/// The appearance callbacks relative to the call that causes them, and to the layout after it.
@MainActor @Suite struct AppearanceOrderTests {
  /// A controller that records its callbacks, whether they are animated, and whether its view is in a window.
  @MainActor private final class Page: ViewController {
    let name: String
    let recorder: Recorder

    init(_ name: String, _ recorder: Recorder) {
      self.name = name
      self.recorder = recorder
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var debugName: String { name }

    private func note(_ event: String, _ animated: Bool? = nil) {
      let place = viewIfLoaded?.window == nil ? "outside" : "in window"
      let way = animated.map { $0 ? ", animated" : ", at once" } ?? ""
      recorder.note("\(name).\(event) \(place)\(way)")
    }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      recorder.note("\(name).didMove to \(parent == nil ? "nil" : "parent")")
    }
    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      recorder.note("\(name).willMove to \(parent == nil ? "nil" : "parent")")
    }
  }

  private let recorder = Recorder()

  /// Systems without and with `viewIsAppearing`.
  nonisolated static let setups = [
    (Setup.classic, false), (Setup(device: .iPhone6s, system: "12.4"), false), (.current, true),
  ]

  /// A recorded callback that only some systems have.
  private func isAppearing(_ line: String, if isCalled: Bool) -> [String] { isCalled ? [line] : [] }

  // MARK: Windows

  @Test(.fact("MC33"), arguments: setups)
  func `a window that is shown calls viewWillAppear inside the call, and the rest after it`(
    setup: Setup,
    callsIsAppearing: Bool
  ) {
    let simulator = setup.simulator()
    let page = Page("A", recorder)
    simulator.perform {
      simulator.window.rootViewController = page
      #expect(!page.isViewLoaded && simulator.window.subviews.isEmpty)
      simulator.window.makeKeyAndVisible()
      recorder.note("returned")
      simulator.advance(by: .zero)
    }
    #expect(
      recorder.take() == ["A.didLoad outside", "A.willAppear outside, at once", "returned"]
        + isAppearing("A.isAppearing in window, at once", if: callsIsAppearing)
        + ["A.willLayout in window", "A.didLayout in window", "A.didAppear in window, at once"]
    )
  }

  @Test(.fact("MC34"), arguments: setups)
  func `the top of a stack in a window that is shown gets all of its callbacks in the next layout`(
    setup: Setup,
    callsIsAppearing: Bool
  ) {
    let simulator = setup.simulator()
    let page = Page("A", recorder)
    simulator.perform {
      simulator.window.rootViewController = NavigationController(rootViewController: page)
      _ = recorder.take()
      simulator.window.makeKeyAndVisible()
      #expect(!page.isViewLoaded)
      recorder.note("returned")
      simulator.window.layoutIfNeeded()
      recorder.note("laid out")
      simulator.advance(by: .zero)
    }
    #expect(
      recorder.take() == ["returned", "A.didLoad outside", "A.willAppear outside, at once"]
        + isAppearing("A.isAppearing in window, at once", if: callsIsAppearing)
        + ["A.willLayout in window", "A.didLayout in window", "laid out"]
        + ["A.didAppear in window, at once", "A.didMove to parent"]
    )
  }

  @Test
  func `a view that is added to a visible view: only viewWillAppear is inside the call`() {
    let simulator = Simulator()
    let (outer, inner) = (Page("A", recorder), Page("B", recorder))
    simulator.launch(outer)
    _ = recorder.take()
    simulator.perform {
      outer.view.addSubview(inner.view)
      recorder.note("returned")
      outer.view.layoutIfNeeded()
      recorder.note("laid out")
      simulator.advance(by: .zero)
    }
    #expect(
      recorder.take() == [
        "B.didLoad outside", "B.willAppear outside, at once", "returned", "A.willLayout in window",
        "A.didLayout in window", "B.isAppearing in window, at once", "B.willLayout in window",
        "B.didLayout in window", "laid out", "B.didAppear in window, at once",
      ]
    )
  }

  // MARK: Stacks

  /// Launches a navigation controller with pages.
  private func launch(_ pages: [Page], on setup: Setup) -> (Simulator, NavigationController) {
    let simulator = setup.simulator()
    let navigation = simulator.perform { NavigationController() }
    navigation.viewControllers = pages
    simulator.launch(navigation)
    simulator.settle()
    _ = recorder.take()
    return (simulator, navigation)
  }

  @Test(.fact("MC35", "MC54", "MC55"), arguments: setups, [true, false])
  func `a pop returns before the callbacks, which come with the next layout`(
    variant: (setup: Setup, callsIsAppearing: Bool),
    animated: Bool
  ) {
    let (a, b) = (Page("A", recorder), Page("B", recorder))
    let (simulator, navigation) = launch([a, b], on: variant.setup)
    let way = animated ? "animated" : "at once"
    simulator.perform {
      a.loadViewIfNeeded()
      a.view.layoutIfNeeded()
      _ = recorder.take()
      navigation.popViewController(animated: animated)
      #expect(navigation.viewControllers == [a] && navigation.topViewController === a)
      recorder.note("returned")
      navigation.view.layoutIfNeeded()
      recorder.note("laid out")
      simulator.settle()
    }
    let lines = recorder.take().filter { !$0.contains("Layout") }
    #expect(
      lines == ["B.willMove to nil", "returned", "B.willDisappear in window, \(way)"]
        + ["A.willAppear outside, \(way)"]
        + isAppearing("A.isAppearing in window, \(way)", if: variant.callsIsAppearing)
        + ["laid out", "B.didDisappear outside, \(way)", "A.didAppear in window, \(way)"]
        + ["B.didMove to nil"]
    )
  }

  @Test(.fact("MC35", "MC54", "MC55"), arguments: setups, [true, false])
  func `a push returns before the callbacks, which come with the next layout`(
    variant: (setup: Setup, callsIsAppearing: Bool),
    animated: Bool
  ) {
    let (a, b) = (Page("A", recorder), Page("B", recorder))
    let (simulator, navigation) = launch([a], on: variant.setup)
    let way = animated ? "animated" : "at once"
    simulator.perform {
      navigation.pushViewController(b, animated: animated)
      #expect(navigation.viewControllers == [a, b] && !b.isViewLoaded)
      recorder.note("returned")
      simulator.advance(by: .zero)
      recorder.note("next turn")
      simulator.settle()
    }
    let lines = recorder.take()
    let next = animated ? ["next turn"] : []
    #expect(
      lines.filter { animated || $0 != "next turn" } == ["B.willMove to parent", "returned"]
        + ["B.didLoad outside", "A.willDisappear in window, \(way)", "B.willAppear outside, \(way)"]
        + isAppearing("B.isAppearing in window, \(way)", if: variant.callsIsAppearing)
        + ["B.willLayout in window", "B.didLayout in window"] + next
        + ["A.didDisappear outside, \(way)", "B.didAppear in window, \(way)", "B.didMove to parent"]
    )
  }

  @Test(arguments: Setup.both)
  func `several changes of a stack before the layout are one transition`(setup: Setup) {
    let (a, b, c) = (Page("A", recorder), Page("B", recorder), Page("C", recorder))
    let (simulator, navigation) = launch([a], on: setup)
    let diary = Diary()
    simulator.perform {
      navigation.pushViewController(b, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in diary.note("over") }
      navigation.pushViewController(c, animated: true)
    }
    #expect(navigation.viewControllers == [a, b, c])
    simulator.settle()
    let lines = recorder.take().filter { $0.contains("ppear") && !$0.contains("isAppearing") }
    #expect(
      lines == [
        "A.willDisappear in window, animated", "C.willAppear outside, animated",
        "A.didDisappear outside, animated", "C.didAppear in window, animated",
      ]
    )
    #expect(!b.isViewLoaded && navigation.children == [a, b, c] && diary.take() == ["over"])
    simulator.perform {
      navigation.pushViewController(Page("D", recorder), animated: true)
      navigation.popViewController(animated: true)
      _ = recorder.take()
    }
    simulator.settle()
    #expect(recorder.take() == [] && navigation.viewControllers == [a, b, c])
  }

  // MARK: Selections

  /// A collection view controller with one item, which records whether the item is selected.
  private final class Grid: CollectionViewController {
    let recorder: Recorder

    init(_ recorder: Recorder) {
      self.recorder = recorder
      let layout = CollectionViewFlowLayout()
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    func select() {
      collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    private func note(_ event: String) {
      let count = collectionView.indexPathsForSelectedItems?.count ?? 0
      recorder.note("\(event) \(view.window == nil ? "outside" : "in window") \(count)")
    }

    override func viewWillAppear(_ animated: Bool) {
      note("before willAppear")
      super.viewWillAppear(animated)
      note("after willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func collectionView(
      _ collectionView: CollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: CollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Launches a stack with the grid, and a controller above it.
  private func coveredGrid() -> (Simulator, Grid, NavigationController) {
    let simulator = Simulator()
    let grid = Grid(recorder)
    let navigation = NavigationController(rootViewController: grid)
    simulator.launch(navigation)
    simulator.settle()
    simulator.perform { grid.select() }
    navigation.pushViewController(ViewController(), animated: false)
    simulator.settle()
    _ = recorder.take()
    return (simulator, grid, navigation)
  }

  @Test(.fact("MC31"))
  func `without an animation the selection is cleared between viewWillAppear and viewIsAppearing`() {
    let (simulator, grid, navigation) = coveredGrid()
    navigation.popViewController(animated: false)
    simulator.settle()
    let cleared = [
      "before willAppear outside 1", "after willAppear outside 1", "isAppearing in window 0",
      "didAppear in window 0",
    ]
    #expect(recorder.take() == cleared)
    // At a first appearance, the data is loaded in viewWillAppear, and only then can an item be selected.
    let first = Grid(recorder)
    simulator.perform {
      first.loadViewIfNeeded()
      first.collectionView.reloadData()
      first.select()
    }
    simulator.launch(first)
    #expect(recorder.take().suffix(2) == cleared.suffix(2))
    grid.clearsSelectionOnViewWillAppear = false
    simulator.launch(grid)
    simulator.perform { grid.select() }
    _ = recorder.take()
    simulator.window.isHidden = true
    simulator.window.isHidden = false
    simulator.settle()
    #expect(recorder.take().last == "didAppear in window 1")
  }

  @Test(.fact("MC32"))
  func `in an animated pop the selection is cleared along with the transition`() {
    let (simulator, grid, navigation) = coveredGrid()
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(
      recorder.take() == [
        "before willAppear outside 1", "after willAppear outside 1", "isAppearing in window 1",
        "didAppear in window 0",
      ]
    )
    #expect(grid.collectionView.indexPathsForSelectedItems ?? [] == [])
  }

  @Test(.fact("MC32")) func `a drag back that is given up leaves the selection`() throws {
    let (simulator, grid, navigation) = coveredGrid()
    let finger = try simulator.user.touchDown(at: CGPoint(x: 5, y: 300))
    for x in [20.0, 40, 60] {
      simulator.advance(by: .milliseconds(50))
      try finger.move(to: CGPoint(x: x, y: 300))
    }
    simulator.advance(by: .milliseconds(300))
    try finger.move(to: CGPoint(x: 61, y: 300))
    finger.lift()
    simulator.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(grid.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  // MARK: Containers

  @Test(.fact("MC45")) func `only the selected stack of a tab bar controller loads its root`() {
    let simulator = Simulator()
    let roots = (0..<5).map { Page("\($0)", recorder) }
    let stacks = roots.map { NavigationController(rootViewController: $0) }
    let tabs = TabBarController()
    tabs.viewControllers = stacks
    simulator.launch(tabs)
    simulator.settle()
    for stack in stacks.dropFirst() { _ = stack.view }
    simulator.settle()
    #expect(roots.map(\.isViewLoaded) == [true, false, false, false, false])
    #expect(stacks.map { $0.view.window != nil } == [true, false, false, false, false])
    #expect(recorder.take().filter { $0.contains("ppear") && !$0.hasPrefix("0") } == [])
  }

  @Test(.fact("MC57"), arguments: Setup.both)
  func `a change of the tab: the new controller is called first`(setup: Setup) {
    let simulator = setup.simulator()
    let (a, b) = (RecordingController("A", recorder), RecordingController("B", recorder))
    let tabs = simulator.perform { TabBarController() }
    tabs.viewControllers = [a, b]
    simulator.launch(tabs)
    simulator.settle()
    b.recordsAll = true
    _ = recorder.take()
    tabs.selectedIndex = 1
    simulator.settle()
    let lines = recorder.take().filter { !$0.contains("Layout") && !$0.contains("IsAppearing") }
    #expect(
      lines == heard("B.DidLoad", "B.WillAppear", "A.WillDisappear", "A.DidDisappear", "B.DidAppear")
    )
  }

  @Test(.fact("MC53"), arguments: setups)
  func `a page that is set while the view is loaded has appeared before its first layout`(
    setup: Setup,
    callsIsAppearing: Bool
  ) {
    final class Book: PageViewController {
      var first: ViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers(first.map { [$0] }, direction: .forward, animated: false)
      }
    }
    let simulator = setup.simulator()
    let page = Page("A", recorder)
    let book = simulator.perform { Book(transitionStyle: .scroll) }
    book.first = page
    simulator.launch(book)
    simulator.settle()
    #expect(
      recorder.take() == ["A.willMove to parent", "A.didLoad outside", "A.willAppear outside, at once"]
        + ["A.didAppear outside, at once", "A.didMove to parent"]
        + isAppearing("A.isAppearing in window, at once", if: callsIsAppearing)
        + ["A.willLayout in window", "A.didLayout in window"]
    )
    simulator.window.isHidden = true
    #expect(
      recorder.take() == ["A.willDisappear in window, at once", "A.didDisappear in window, at once"]
    )
  }
}
