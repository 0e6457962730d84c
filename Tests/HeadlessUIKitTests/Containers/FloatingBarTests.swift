import Foundation
import HeadlessUIKit
import Testing

/// The bars of iOS 26: platters, their places, colors, and transparent backgrounds.
@MainActor @Suite struct FloatingBarTests {
  private final class List: ViewController {
    let scrollView = ScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scrollView)
    }
  }

  private func launched(
    _ device: Device = .iPhone16,
    _ system: SystemVersion = "26.1",
    _ prepare: (NavigationController) -> Void = { _ in }
  ) -> (simulator: Simulator, navigation: NavigationController, list: List) {
    let simulator = Simulator(device: device, system: system)
    let (navigation, list) = simulator.perform {
      let list = List()
      list.title = "About"
      let navigation = NavigationController(rootViewController: list)
      prepare(navigation)
      return (navigation, list)
    }
    simulator.launch(navigation)
    simulator.settle()
    return (simulator, navigation, list)
  }

  private func item(_ title: String) -> BarButtonItem {
    BarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func image(_ name: String) -> BarButtonItem {
    let image = Image(named: name, size: CGSize(width: 73.0 / 3, height: 20))
    return BarButtonItem(image: image, style: .plain, target: nil, action: nil)
  }

  /// The frames of a bar's platters in the window.
  private func platters(_ bar: View) -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.barPlatters.map { bar.convert($0.frame, to: nil) }
  }

  // MARK: Toolbars

  @Test(.fact("MC25", "KI94"))
  func `a toolbar floats, with a platter for a title and one for adjacent images`() {
    let (_, navigation, list) = launched { navigation in
      navigation.topViewController?.toolbarItems = [
        BarButtonItem(systemItem: .edit), .flexibleSpace(), image("a"), image("b"),
      ]
      navigation.isToolbarHidden = false
    }
    let frames = platters(navigation.toolbar)
    #expect(frames.count == 2)
    let (title, images): (CGFloat, CGFloat) = (54 + 1.0 / 3, 106 + 2.0 / 3)
    #expect(frames[0].isClose(to: CGRect(x: 28, y: 776, width: title + 10, height: 48)))
    #expect(frames[1].isClose(to: CGRect(x: 365 - images, y: 776, width: images, height: 48)))
    #expect(frames[1].maxY == 824)
    #expect(list.view.safeAreaInsets.bottom == 86)
    // The slot of the toolbar begins 10 points above it.
    #expect(navigation.toolbar.frame.minY == 776)
    #expect(frames[0].minY == navigation.toolbar.frame.minY)
    let button = navigation.toolbar.subviews[0].frame
    #expect(button.isClose(to: CGRect(x: 33, y: 0, width: title, height: 48)))
  }

  @Test func `a toolbar before iOS 26 is above the safe area and has no platters`() {
    let (_, navigation, list) = launched(.iPhone16, "18.0") { navigation in
      navigation.topViewController?.toolbarItems = [image("a"), image("b")]
      navigation.isToolbarHidden = false
    }
    #expect(platters(navigation.toolbar).isEmpty && navigation.toolbar.frame.maxY == 818)
    #expect(list.view.safeAreaInsets.bottom == 78)
    let width: CGFloat = 73.0 / 3 + 16
    #expect(navigation.toolbar.subviews[1].frame.minX.isNearly(8 + width + 8))
  }

  @Test(.fact("MC61")) func `platters are 12 points apart, and a fixed space is added to that`() {
    let (_, navigation, _) = launched { navigation in
      navigation.topViewController?.toolbarItems = [
        item("A"), item("B"), .fixedSpace(40), item("C"), .flexibleSpace(), item("D"),
      ]
      navigation.isToolbarHidden = false
    }
    let frames = platters(navigation.toolbar)
    let gaps = zip(frames.dropFirst(), frames).map { $0.minX - $1.maxX }
    #expect(frames.count == 4 && frames[0].minX == 28)
    #expect(frames[3].maxX.isNearly(365))
    #expect(gaps[0].isNearly(12) && gaps[1].isNearly(52))
  }

  @Test func `items can have platters of their own, or none`() {
    let (first, second, third) = (image("a"), image("b"), image("c"))
    let (simulator, navigation, _) = launched { navigation in
      navigation.topViewController?.toolbarItems = [first, second, third]
      navigation.isToolbarHidden = false
    }
    #expect(platters(navigation.toolbar).count == 1)
    second.sharesBackground = false
    simulator.settle()
    #expect(platters(navigation.toolbar).count == 3)
    second.hidesSharedBackground = true
    simulator.settle()
    #expect(platters(navigation.toolbar).count == 2)
  }

  // MARK: Navigation bars

  @Test(.fact("MC44")) func `the platter of a right item is 16 points from the edge, and 38 in landscape`() {
    let (simulator, navigation, list) = launched(.iPhoneSE3)
    list.navigationItem.rightBarButtonItem = item("Next")
    simulator.settle()
    let upright = platters(navigation.navigationBar)
    #expect(upright.map(\.maxX) == [375 - 16] && upright.map(\.height) == [44])
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    let wide = platters(navigation.navigationBar)
    #expect(wide.map(\.maxX) == [667 - 38] && wide.map(\.height) == [44])
    let (_, old, _) = launched(.iPhoneSE3, "18.0") {
      $0.topViewController?.navigationItem.rightBarButtonItem = item("Next")
    }
    #expect(old.navigationBar.subviews.compactMap { $0 as? Button }.map(\.frame.maxX) == [375 - 8])
  }

  @Test(.fact("MC11")) func `the title of a bar is in the middle of 64 points from the top`() throws {
    let (simulator, navigation, list) = launched(.iPhoneSE3)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    let bar = navigation.navigationBar
    let label = try #require(bar.subviews.compactMap { $0 as? Label }.first)
    #expect(bar.frame == CGRect(x: 0, y: 10, width: 667, height: 54))
    #expect(label.convert(label.bounds, to: nil).midY == 32 && list.view.safeAreaInsets.top == 64)
    simulator.rotate(to: .portrait)
    bar.prefersLargeTitles = true
    simulator.settle()
    #expect(list.view.safeAreaInsets.top == 126)
  }

  @Test(.fact("MC12")) func `buttons have the color of labels, and only Edit and Save are texts`() throws {
    let (simulator, navigation, list) = launched()
    navigation.navigationBar.tintColor = .red
    func button(_ item: BarButtonItem) throws -> Button {
      list.navigationItem.rightBarButtonItem = item
      simulator.settle()
      return try #require(navigation.navigationBar.subviews.compactMap { $0 as? Button }.first)
    }
    #expect(try button(item("Next")).tintColor == .label)
    let green = item("Next")
    green.tintColor = .green
    #expect(try button(green).tintColor == .green)
    let texts = try BarButtonItem.SystemItem.allCases.filter { $0 != .flexibleSpace && $0 != .fixedSpace }
      .filter { try button(BarButtonItem(systemItem: $0)).currentTitle != nil }
    #expect(texts == [.edit, .save])
    let done = try button(BarButtonItem(systemItem: .done))
    #expect(done.currentImage?.name == "checkmark" && done.tintColor == .white)
    #expect(navigation.navigationBar.barPlatters.map(\.color) == [.red])
    #expect(simulator.user.buttons["Done"].exists)
    _ = try button(BarButtonItem(systemItem: .save))
    #expect(navigation.navigationBar.barPlatters.map(\.color) == [nil])
  }

  @Test func `buttons before iOS 26 have the tint of their bar, and titles`() throws {
    let (simulator, navigation, list) = launched(.iPhone16, "18.0")
    navigation.navigationBar.tintColor = .red
    list.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done)
    simulator.settle()
    let button = try #require(navigation.navigationBar.subviews.compactMap { $0 as? Button }.first)
    #expect(button.currentTitle == "Done" && button.tintColor == .red)
    #expect(navigation.navigationBar.barPlatters.isEmpty)
  }

  // MARK: Text sizes

  private func largeLabel(_ bar: NavigationBar) throws -> Label {
    try #require(bar.subviews.flatMap(\.subviews).compactMap { $0 as? Label }.first { $0.text == "About" })
  }

  @Test(.fact("MC60")) func `a large title grows with the text size, and titles of buttons up to 21 points`()
    throws
  {
    let (simulator, navigation, list) = launched(.iPhoneSE3) { navigation in
      navigation.navigationBar.prefersLargeTitles = true
      navigation.topViewController?.navigationItem.rightBarButtonItem = item("Next")
    }
    let bar = navigation.navigationBar
    let button = try #require(bar.subviews.compactMap { $0 as? Button }.first)
    #expect(bar.bounds.height == 106 && button.titleLabel?.font.pointSize == 17)
    simulator.contentSizeCategory = .accessibilityLarge
    simulator.settle()
    let label = try largeLabel(bar)
    #expect(label.font.pointSize == 48 && label.bounds.height == 57.5)
    #expect(bar.bounds.height == 54 + 61.5)
    // The recorded inset is 125.5, without a status bar.
    #expect(list.scrollView.adjustedContentInset.top == 20 + 115.5)
    #expect(list.scrollView.contentOffset.y == -135.5)
    #expect(button.titleLabel?.font.pointSize == 21)
    #expect(bar.barPlatters.map(\.frame.height) == [44])
    simulator.contentSizeCategory = .large
    simulator.settle()
    #expect(bar.bounds.height == 106 && button.titleLabel?.font.pointSize == 17)
  }

  @Test func `large titles before iOS 26 have 34 points at all text sizes`() throws {
    let (simulator, navigation, _) = launched(.iPhoneSE3, "18.0") {
      $0.navigationBar.prefersLargeTitles = true
      $0.topViewController?.navigationItem.rightBarButtonItem = item("Next")
    }
    simulator.contentSizeCategory = .accessibilityLarge
    simulator.settle()
    let bar = navigation.navigationBar
    #expect(try largeLabel(bar).font.pointSize == 34 && bar.bounds.height == 96)
    #expect(bar.subviews.compactMap { $0 as? Button }.first?.titleLabel?.font.pointSize == 17)
  }

  // MARK: Refreshing

  @Test(.fact("MC47")) func `a refresh stretches the bar of a large title over pulled content`() {
    let (simulator, navigation, list) = launched(.iPhoneSE3) { $0.navigationBar.prefersLargeTitles = true }
    let (bar, scrollView) = (navigation.navigationBar, list.scrollView)
    let rest = scrollView.contentOffset.y
    #expect(rest == -126 && bar.bounds.height == 106)
    scrollView.refreshControl = RefreshControl()
    scrollView.refreshControl?.beginRefreshing()
    simulator.settle()
    #expect(bar.bounds.height == 106 && scrollView.contentOffset.y == rest)
    scrollView.contentOffset.y = rest - 60
    simulator.settle()
    #expect(bar.bounds.height == 166)
    #expect(scrollView.contentInset == .zero && scrollView.adjustedContentInset.top == 126 + 60)
    scrollView.refreshControl?.endRefreshing()
    simulator.settle()
    #expect(bar.bounds.height == 106 && scrollView.adjustedContentInset.top == 126)
    #expect(scrollView.contentOffset.y == rest)
  }

  // MARK: Tab bars

  @Test(.fact("MC13", "KI92")) func `the platter of a tab bar is 62 points high at the bar's top`() {
    for (device, bottom) in [(Device.iPhoneSE3, 667), (.iPhone16, 852)] as [(Device, CGFloat)] {
      let simulator = Simulator(device: device, system: "26.1")
      let tabs = simulator.perform { TabBarController() }
      tabs.viewControllers = [simulator.perform { ViewController() }]
      simulator.launch(tabs)
      let frames = platters(tabs.tabBar)
      #expect(frames.map(\.minY) == [bottom - 83] && frames.map(\.height) == [62])
      // MC13 has 10 below it, on Catalyst.
      #expect(bottom - frames[0].maxY == 21 && tabs.buttons[0].frame.height == 62)
    }
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let tabs = simulator.perform { TabBarController() }
    simulator.launch(tabs)
    #expect(tabs.tabBar.barPlatters.isEmpty)
  }

  // MARK: Backgrounds

  @Test(.fact("MC62", "KI101")) func `a bar without an appearance is transparent over a grouped table`() {
    for (system, ground) in [("26.1", .clear), ("18.0", .standard)] as [(SystemVersion, BarGround)] {
      let simulator = Simulator(device: .iPhoneSE3, system: system)
      let table = simulator.perform { TableViewController(style: .grouped) }
      let navigation = simulator.perform { NavigationController(rootViewController: table) }
      simulator.launch(navigation)
      simulator.settle()
      #expect(navigation.navigationBar.barGround == ground)
      #expect(table.tableView.frame.minY == 0)
    }
  }

  @Test func `a bar isn't transparent with a color, or over scrolled content`() {
    let (simulator, navigation, list) = launched()
    let bar = navigation.navigationBar
    #expect(bar.barGround == .clear)
    let rest = list.scrollView.contentOffset.y
    for (distance, ground) in [(CGFloat(11), .clear), (12, .edgeEffect)] as [(CGFloat, BarGround)] {
      list.scrollView.contentOffset.y = rest + distance
      #expect(bar.barGround == ground)
    }
    bar.standardAppearance.configureWithOpaqueBackground()
    #expect(bar.barGround == .standard)
    bar.standardAppearance.configureWithTransparentBackground()
    list.scrollView.contentOffset.y = rest
    simulator.settle()
    #expect(bar.barGround == .clear)
  }

  // MARK: Pads, phones in landscape

  @Test(.fact("MC41")) func `on a pad a popover at an item of a bar is over the bar`() {
    for (system, place) in [("26.1", CGPoint(x: 561, y: 62)), ("18.3", nil)] as [(SystemVersion, CGPoint?)] {
      let (simulator, _, list) = launched(.iPadA16, system)
      let right = item("More")
      list.navigationItem.rightBarButtonItem = right
      simulator.settle()
      let popover = simulator.perform { ViewController() }
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 240, height: 180)
      popover.popoverPresentationController?.barButtonItem = right
      list.present(popover, animated: false)
      simulator.settle()
      let frame = popover.view.convert(popover.view.bounds, to: nil)
      #expect(frame.size == CGSize(width: 240, height: 180))
      if let place {
        #expect(frame.origin == place && 820 - frame.maxX == 19)
        #expect(popover.view.superview?.dimming == 0)
      } else {
        #expect(frame.minY == 87)
      }
    }
  }

  @Test(.fact("MC40")) func `on pads the status bar of iOS 26 is 32 points high`() {
    let (simulator, navigation, list) = launched(.iPadA16)
    #expect(simulator.screen.statusBarHeight == 32)
    #expect(simulator.window.safeAreaInsets == EdgeInsets(top: 32, bottom: 25))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 32, width: 820, height: 54))
    navigation.navigationBar.prefersLargeTitles = true
    simulator.settle()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 32, width: 820, height: 106))
    #expect(list.scrollView.adjustedContentInset.top == 138)
    #expect(Simulator(device: .iPadA16, system: "18.3").screen.statusBarHeight == 24)
  }

  @Test(
    .fact("MR5", "KI85"),
    arguments: [
      (Device.iPhone16, "26.1" as SystemVersion, CGFloat(59), CGFloat(20)), (.iPhone16, "18.0", 59, 21),
      (.iPhone16e, "26.0", 47, 21),
    ]
  )
  func `in landscape the safe area of iPhone 16 ends 20 points above the bottom from iOS 26`(
    device: Device,
    system: SystemVersion,
    side: CGFloat,
    bottom: CGFloat
  ) {
    let (simulator, _, _) = launched(device, system)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(simulator.window.safeAreaInsets == EdgeInsets(left: side, bottom: bottom, right: side))
  }
}
