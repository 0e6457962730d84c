import Foundation
import HeadlessUIKit
import Testing

/// Large titles: heights of bars, collapse, and the item that decides.
@MainActor @Suite struct LargeTitleTests {
  private final class List: ViewController {
    let scrollView = ScrollView()
    init(_ title: String, height: CGFloat = 3000) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      scrollView.contentSize = CGSize(width: 100, height: height)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }
  }

  private func launched(
    _ device: Device,
    _ system: SystemVersion,
    _ root: ViewController = List("About")
  ) -> (Simulator, NavigationController) {
    let simulator = Simulator(device: device, system: system)
    let navigation = simulator.perform { NavigationController(rootViewController: root) }
    simulator.perform { navigation.navigationBar.prefersLargeTitles = true }
    simulator.launch(navigation)
    simulator.settle()
    return (simulator, navigation)
  }

  private func label(_ text: String, in bar: NavigationBar) throws -> Label {
    var views: [View] = [bar]
    while let view = views.popLast() {
      if let label = view as? Label, label.text == text, label.font.pointSize == 34 { return label }
      views += view.subviews
    }
    throw TestFailure("there is no large title \(text)")
  }

  private struct TestFailure: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  @Test(.fact("MR8")) func `from right to left a large title is at the right, as far from the edge`() throws {
    let simulator = Simulator(device: .iPhoneSE3, system: "26.1")
    simulator.language = "ar"
    let navigation = simulator.perform { NavigationController(rootViewController: List("عن")) }
    simulator.perform { navigation.navigationBar.prefersLargeTitles = true }
    simulator.launch(navigation)
    simulator.settle()
    let title = try label("عن", in: navigation.navigationBar)
    let frame = title.convert(title.bounds, to: nil)
    #expect(frame.width > 0 && frame.maxX == 375 - 16)
  }

  @Test(
    .fact("TC29", "TC30"),
    arguments: [
      (Device.iPhone15, "17.0" as SystemVersion, CGFloat(44), CGFloat(96)), (.iPhone16, "26.1", 54, 106),
      (.iPhoneSE2, "13.4", 44, 96), (.iPadAir2, "11.0", 44, 96), (.iPadAir2, "12.0", 50, 102),
    ]
  )
  func `a bar with a large title is 52 points higher`(
    device: Device,
    system: SystemVersion,
    small: CGFloat,
    large: CGFloat
  ) {
    let (simulator, navigation) = launched(device, system)
    #expect(navigation.navigationBar.bounds.height == large)
    let top = navigation.navigationBar.frame.maxY
    #expect(navigation.topViewController?.view.safeAreaInsets.top == top)
    navigation.navigationBar.prefersLargeTitles = false
    simulator.settle()
    #expect(navigation.navigationBar.bounds.height == small)
  }

  @Test(.fact("MC26", "MC27")) func `a toolbar is hidden until it is shown, and covers the bottom`() throws {
    let root = List("About")
    root.toolbarItems = [
      BarButtonItem(title: "One", style: .plain, target: nil, action: nil),
      BarButtonItem(systemItem: .flexibleSpace),
      BarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
    ]
    let (simulator, navigation) = launched(.iPhone16, "26.1", root)
    #expect(navigation.isToolbarHidden)
    #expect(root.view.safeAreaInsets == EdgeInsets(top: 165, bottom: 34))
    navigation.setToolbarHidden(false, animated: false)
    #expect(!navigation.isToolbarHidden && !navigation.toolbar.isHidden)
    simulator.settle()
    #expect(navigation.toolbar.items?.map(\.title) == ["One", nil, "Two"])
    #expect(root.view.safeAreaInsets == EdgeInsets(top: 165, bottom: 86))
    try simulator.user.buttons["Two"].tap()
    let next = List("Next")
    navigation.pushViewController(next, animated: true)
    simulator.settle()
    #expect(navigation.toolbar.items == nil)
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(navigation.toolbar.items?.count == 3)
    navigation.setToolbarHidden(true, animated: true)
    simulator.settle()
    #expect(root.view.safeAreaInsets.bottom == 34)
  }

  @Test(.fact("MC39")) func `a pushed controller has its large title`() throws {
    let (simulator, navigation) = launched(.iPhone16, "26.1", List("Start"))
    navigation.pushViewController(List("About"), animated: true)
    simulator.settle()
    let bar = navigation.navigationBar
    let title = try label("About", in: bar)
    let frame = title.convert(title.bounds, to: bar)
    #expect(frame.minX == 16)
    #expect(abs(frame.minY - 54 - 3.67) < 0.34)
    #expect(abs(frame.width - 97) <= 1, "\(frame)")
    #expect(abs(frame.height - 40.67) <= 0.5, "\(frame)")
    let inline = try #require(
      bar.subviews.compactMap { $0 as? Label }.first { $0.text == "About" && $0 !== title }
    )
    #expect(inline.alpha == 0)
  }

  @Test(.fact("KI90"), arguments: [(Device.iPhoneSE3, CGFloat(-126), CGFloat(16)), (.iPadA16, -138, 20)])
  func `content rests below a large title`(device: Device, offset: CGFloat, x: CGFloat) throws {
    let root = List("About")
    let (simulator, navigation) = launched(device, "26.1", root)
    #expect(root.scrollView.contentOffset.y == offset)
    #expect(try label("About", in: navigation.navigationBar).frame.minX == x)
    #expect(navigation.navigationBar.bounds.height == 106)
    root.scrollView.contentOffset.y = 300
    simulator.settle()
    #expect(navigation.navigationBar.bounds.height == 54)
  }

  @Test(.fact("MC46")) func `a title of iOS 26 moves with the content and collapses at once`() throws {
    let root = List("About")
    let (simulator, navigation) = launched(.iPhone16, "26.1", root)
    let bar = navigation.navigationBar
    let rest = root.scrollView.contentOffset.y
    let title = try label("About", in: bar)
    let start = title.convert(title.bounds, to: bar).minY
    let inline = try #require(bar.subviews.compactMap { $0 as? Label }.first { $0.text == "About" })
    for distance in [CGFloat(0), 12, 30, 51] {
      root.scrollView.contentOffset.y = rest + distance
      simulator.settle()
      let y = title.convert(title.bounds, to: bar).minY
      #expect(abs(y - (start - distance)) < 0.01, "\(distance)")
      #expect(bar.bounds.height == 106 && inline.alpha == 0)
    }
    root.scrollView.contentOffset.y = rest + 52
    simulator.settle()
    #expect(bar.bounds.height == 54 && inline.alpha == 1)
    #expect(root.scrollView.adjustedContentInset.top == -rest - 52)
    root.scrollView.contentOffset.y = rest
    simulator.settle()
    #expect(bar.bounds.height == 106 && root.scrollView.adjustedContentInset.top == -rest)
  }

  @Test func `a title before iOS 26 collapses point by point`() {
    let root = List("About")
    let (simulator, navigation) = launched(.iPhone16, "18.0", root)
    let rest = root.scrollView.contentOffset.y
    #expect(rest == -155)
    for distance in [CGFloat(0), 10, 51, 52, 200, 20, 0] {
      root.scrollView.contentOffset.y = rest + distance
      simulator.settle()
      #expect(navigation.navigationBar.bounds.height == 96 - min(distance, 52), "\(distance)")
      #expect(root.scrollView.contentOffset.y == rest + distance)
    }
  }

  @Test(.fact("KI90"), arguments: [(CGFloat(30), CGFloat(106)), (36, 106), (37, 54), (45, 54)])
  func `a drag that ends inside the title expands or collapses it`(distance: CGFloat, height: CGFloat) throws
  {
    let root = List("About")
    let (simulator, navigation) = launched(.iPhone16, "26.1", root)
    let rest = root.scrollView.contentOffset.y
    let view = simulator.user.scrollViews.firstMatch
    let start = view.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.7))
    // The content begins to move ten points after the finger.
    let end = start.withOffset(CGVector(dx: 0, dy: -distance - 10))
    try start.press(forDuration: 0, thenDragTo: end, withVelocity: 100, thenHoldForDuration: 1)
    simulator.settle()
    #expect(navigation.navigationBar.bounds.height == height)
    #expect(root.scrollView.contentOffset.y == (height == 106 ? rest : rest + 52))
  }

  @Test func `the status bar scrolls back to the large title`() throws {
    let root = List("About")
    let (simulator, navigation) = launched(.iPhone16, "18.0", root)
    let rest = root.scrollView.contentOffset.y
    root.scrollView.contentOffset.y = 900
    simulator.settle()
    #expect(navigation.navigationBar.bounds.height == 44)
    try simulator.user.tap(CGPoint(x: 60, y: 10))
    simulator.settle()
    #expect(root.scrollView.contentOffset.y == rest && navigation.navigationBar.bounds.height == 96)
  }

  @Test func `the item decides, and automatic follows the item below`() {
    let root = List("Root")
    let (simulator, navigation) = launched(.iPhone16, "18.0", root)
    let bar = navigation.navigationBar
    func push(_ mode: NavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let next = List("Next")
      next.navigationItem.largeTitleDisplayMode = mode
      navigation.pushViewController(next, animated: true)
      simulator.settle()
      return bar.bounds.height
    }
    #expect(push(.automatic) == 96)
    #expect(push(.never) == 44)
    #expect(push(.automatic) == 44)
    #expect(push(.always) == 96)
    navigation.popToRootViewController(animated: true)
    simulator.settle()
    #expect(bar.bounds.height == 96)
    root.navigationItem.largeTitleDisplayMode = .never
    simulator.settle()
    #expect(bar.bounds.height == 44 && root.view.safeAreaInsets.top == 103)
  }

  @Test(.fact("MC9")) func `there is no large title in landscape on a phone`() {
    let (simulator, navigation) = launched(.iPhone16, "26.1")
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(navigation.navigationBar.bounds.height == 54)
    simulator.rotate(to: .portrait)
    simulator.settle()
    #expect(navigation.navigationBar.bounds.height == 106)
  }

  @Test func `content that ignores the safe area collapses the title, and comes back`() {
    let root = List("About")
    root.scrollView.contentInsetAdjustmentBehavior = .never
    let (simulator, navigation) = launched(.iPhone16, "18.0", root)
    #expect(navigation.navigationBar.bounds.height == 96)
    for (offset, height) in [(CGFloat(30), CGFloat(66)), (30, 66), (100, 44), (0, 96)] {
      root.scrollView.contentOffset.y = offset
      simulator.settle()
      #expect(navigation.navigationBar.bounds.height == height, "\(offset)")
    }
  }

  @Test func `large titles came with iOS 11`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Simulator(device: .iPhone5s, system: "10.3").perform {
          NavigationBar(frame: .zero).prefersLargeTitles = true
        }
      }
    }
    expectTrap(result, says: "NavigationBar.prefersLargeTitles came with iOS 11.0; this is iOS 10.3")
  }

  @Test func `a prompt is above the title and makes the bar 30 points higher`() throws {
    let root = List("About")
    root.navigationItem.prompt = "Choose one"
    let (simulator, navigation) = launched(.iPhone16, "18.0", root)
    let bar = navigation.navigationBar
    #expect(bar.bounds.height == 126)
    let prompt = try #require(bar.subviews.compactMap { $0 as? Label }.first { $0.text == "Choose one" })
    #expect(prompt.frame == CGRect(x: 0, y: 0, width: 393, height: 30))
    #expect(simulator.user.staticTexts["Choose one"].exists)
    root.navigationItem.prompt = nil
    simulator.settle()
    #expect(bar.bounds.height == 96 && !simulator.user.staticTexts["Choose one"].exists)
  }

  @Test(arguments: [
    (NavigationItem.BackButtonDisplayMode.default, "Start", nil as String?), (.default, "Home", "Home"),
    (.generic, "Back", "Home"), (.minimal, "Back", "Home"),
  ])
  func `a back button has the title that the item below wants`(
    mode: NavigationItem.BackButtonDisplayMode,
    title: String,
    given: String?
  ) throws {
    let root = List("Start")
    root.navigationItem.backButtonDisplayMode = mode
    root.navigationItem.backButtonTitle = given
    let (simulator, navigation) = launched(.iPhone16, "18.0", root)
    navigation.pushViewController(List("Next"), animated: true)
    simulator.settle()
    let back = simulator.user.navigationBars.firstMatch.buttons[title]
    try back.tap()
    simulator.settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test func `an action of the back button replaces the pop`() throws {
    let (simulator, navigation) = launched(.iPhone16, "18.0", List("Start"))
    let next = List("Next")
    var count = 0
    next.navigationItem.backAction = Action { _ in count += 1 }
    navigation.pushViewController(next, animated: true)
    simulator.settle()
    try simulator.user.buttons["Start"].tap()
    simulator.settle()
    #expect(count == 1 && navigation.topViewController === next)
  }
}
