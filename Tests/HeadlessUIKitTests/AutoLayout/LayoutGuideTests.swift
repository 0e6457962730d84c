import Foundation
import HeadlessUIKit
import Testing

/// Layout guides: the app's own, the guides of a view, and those of scroll views.
@MainActor @Suite struct LayoutGuideTests {
  @Test func `a guide of the program's is placed as a view is`() {
    let scene = LayoutScene()
    let guide = LayoutGuide()
    guide.identifier = "gap"
    scene.root.addLayoutGuide(guide)
    let view = scene.view("a", size: CGSize(width: 10, height: 10))
    scene.activate(
      guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
      guide.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 6),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    )
    #expect(scene.root.layoutGuides.map(ObjectIdentifier.init) == [ObjectIdentifier(guide)])
    #expect(guide.layoutFrame == CGRect(20, 0, 80, 6) && view.frame.minX == 100)
    scene.root.removeLayoutGuide(guide)
    scene.layOut()
    #expect(guide.owningView == nil && view.frame.minX == 0 && scene.root.constraints.isEmpty)
  }

  @Test func `safe area and margins follow the screen's own areas`() {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    let (safe, inner) = (View(), View())
    for view in [safe, inner] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    let (area, margins) = (controller.view.safeAreaLayoutGuide, controller.view.layoutMarginsGuide)
    LayoutConstraint.activate([
      safe.topAnchor.constraint(equalTo: area.topAnchor),
      safe.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      safe.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      safe.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      inner.topAnchor.constraint(equalTo: margins.topAnchor),
      inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    simulator.launch(controller)
    #expect(safe.frame == CGRect(0, 59, 393, 759) && inner.frame == CGRect(16, 59, 361, 759))
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    let bounds = controller.view.bounds
    #expect(safe.frame == bounds.inset(by: controller.view.safeAreaInsets))
    #expect(bounds.width == 852 && safe.frame.minX > 40)
    #expect(inner.frame == bounds.inset(by: controller.view.layoutMargins))
    controller.additionalSafeAreaInsets.top = 30
    simulator.settle()
    #expect(safe.frame.minY == controller.view.safeAreaInsets.top && safe.frame.minY >= 30)
    #expect(controller.topLayoutGuide.length == safe.frame.minY)
  }

  @Test func `an open guide is ambiguous`() {
    let scene = LayoutScene()
    let guide = LayoutGuide()
    #expect(!guide.hasAmbiguousLayout)
    scene.root.addLayoutGuide(guide)
    #expect(guide.hasAmbiguousLayout && !scene.root.layoutMarginsGuide.hasAmbiguousLayout)
    scene.activate(
      guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 5)
    )
    #expect(guide.hasAmbiguousLayout)
    scene.activate(guide.heightAnchor.constraint(equalToConstant: 5))
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func `guides at bars follow a bar that goes before safe areas`() {
    let simulator = Simulator(device: .iPhone5, system: "9.0")
    let controller = ViewController()
    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    let navigation = NavigationController(rootViewController: controller)
    simulator.launch(navigation)
    simulator.settle()
    #expect(label.frame.minY == 64 && controller.topLayoutGuide.length == 64)
    navigation.setNavigationBarHidden(true, animated: false)
    simulator.settle()
    #expect(label.frame.minY == 20 && controller.topLayoutGuide.length == 20)
  }

  @Test(.fact("U57"), arguments: [(Device.iPhone5, "9.0", 64), (.iPhone16, "18.0", 103)] as [Bars])
  func `in a hidden window, guides at bars have no length`(
    device: Device,
    system: SystemVersion,
    length: CGFloat
  ) {
    let simulator = Simulator(device: device, system: system)
    simulator.launch(ViewController())
    let (controller, label) = (ViewController(), Label())
    let window = simulator.perform { Window(frame: simulator.screen.bounds) }
    window.rootViewController = NavigationController(rootViewController: controller)
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 0 && controller.bottomLayoutGuide.length == 0)
    window.isHidden = false
    simulator.settle()
    #expect(controller.topLayoutGuide.length == length && label.frame.minY == length)
    window.isHidden = true
    simulator.settle()
    #expect(controller.topLayoutGuide.length == 0)
  }

  /// A device, a system, and the height of the bars at the top.
  typealias Bars = (Device, SystemVersion, CGFloat)

  // MARK: Scroll views

  @Test(arguments: [true, false])
  func `constraints to a scroll view's edges determine the size of its content`(
    usesGuide: Bool
  ) {
    let scene = LayoutScene()
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scene.root.addSubview(scrollView)
    let content = scene.view("content", in: scrollView)
    func edges(_ view: View) -> (LayoutXAxisAnchor, LayoutXAxisAnchor, LayoutYAxisAnchor, LayoutYAxisAnchor) {
      guard usesGuide else {
        return (view.leadingAnchor, view.trailingAnchor, view.topAnchor, view.bottomAnchor)
      }
      let guide = scrollView.contentLayoutGuide
      return (guide.leadingAnchor, guide.trailingAnchor, guide.topAnchor, guide.bottomAnchor)
    }
    let (leading, trailing, top, bottom) = edges(scrollView)
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    scene.activate(
      scrollView.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
      scrollView.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      content.leadingAnchor.constraint(equalTo: leading, constant: 10),
      trailing.constraint(equalTo: content.trailingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: top, constant: 5),
      bottom.constraint(equalTo: content.bottomAnchor, constant: 15),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
      height
    )
    #expect(scrollView.frame == CGRect(0, 20, 320, 460) && scrollView.contentOffset == .zero)
    #expect(scrollView.contentSize == CGSize(width: 320, height: 920))
    #expect(content.frame == CGRect(10, 5, 300, 900) && scene.conflicts == [])
    height.constant = 1000
    scene.layOut()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 1020))
    scrollView.contentOffset.y = 100
    scene.layOut()
    #expect(content.frame == CGRect(10, 5, 300, 1000))
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(0, 0, 320, 1020))
  }

  @Test func `a view that is aligned with a scroll view's frame stays while the content moves`() {
    let scene = LayoutScene()
    let scrollView = ScrollView(frame: CGRect(0, 0, 320, 400))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.contentInsetAdjustmentBehavior = .never
    scene.root.addSubview(scrollView)
    let header = scene.view("header", in: scrollView, size: CGSize(width: 30, height: 10))
    scene.activate(
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 4),
      header.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor)
    )
    #expect(header.frame == CGRect(290, 4, 30, 10))
    scrollView.contentOffset.y = 300
    scene.layOut()
    #expect(header.frame == CGRect(290, 304, 30, 10))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 2000))
  }

  @Test func `the middle of a scroll view is that of its frame`() {
    let scene = LayoutScene()
    let scrollView = ScrollView(frame: CGRect(0, 0, 320, 400))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scene.root.addSubview(scrollView)
    let label = scene.view("label", in: scrollView, size: CGSize(width: 40, height: 20))
    scene.activate(
      label.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor)
    )
    #expect(label.frame == CGRect(140, 190, 40, 20))
    scrollView.contentOffset.y = 300
    scene.layOut()
    #expect(label.frame == CGRect(140, 190, 40, 20) && scrollView.contentOffset.y == 300)
    #expect(scrollView.contentSize == CGSize(width: 320, height: 2000))
  }

  @Test(arguments: [ScrollView.ContentInsetAdjustmentBehavior.never, .always])
  func `the margins of a scroll view are those of its content for its subviews`(
    behavior: ScrollView.ContentInsetAdjustmentBehavior
  ) {
    let scene = LayoutScene()
    let scrollView = ScrollView(frame: CGRect(0, 0, 320, 400))
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.insetsLayoutMarginsFromSafeArea = behavior == .always
    scene.root.addSubview(scrollView)
    let content = scene.view("content", in: scrollView, size: CGSize(width: 40, height: 900))
    for format in ["V:|-[content]-|", "H:|-[content]-|"] {
      let lines = LayoutConstraint.constraints(
        withVisualFormat: format,
        metrics: nil,
        views: ["content": content]
      )
      LayoutConstraint.activate(lines)
    }
    scene.layOut()
    #expect(content.frame == CGRect(8, 8, 40, 900) && scene.conflicts == [])
    #expect(scrollView.contentSize == CGSize(width: 56, height: 916))
    scrollView.layoutMargins = EdgeInsets(top: 20, left: 8, bottom: 5, right: 8)
    scrollView.contentOffset.y = 100
    scene.layOut()
    #expect(content.frame == CGRect(8, 20, 40, 900) && scrollView.contentSize.height == 925)
  }

  @Test func `a table knows the size of its content itself`() {
    final class Rows: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
    }
    let (scene, rows) = (LayoutScene(), Rows())
    let table = TableView(frame: CGRect(0, 0, 320, 400))
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    scene.root.addSubview(table)
    let label = scene.view("label", in: table, size: CGSize(width: 40, height: 20))
    scene.activate(
      label.centerXAnchor.constraint(equalTo: table.centerXAnchor),
      label.topAnchor.constraint(equalTo: table.topAnchor, constant: 10)
    )
    scene.simulator.settle()
    let size = table.contentSize
    #expect(label.frame == CGRect(140, 10, 40, 20) && size.height > 2000)
    table.contentOffset.y = 500
    scene.simulator.settle()
    table.setNeedsLayout()
    scene.simulator.settle()
    #expect(table.contentOffset.y == 500 && table.contentSize == size)
  }

  @Test func `constraints reach over a scroll view's edge`() {
    let scene = LayoutScene()
    let scrollView = ScrollView(frame: CGRect(0, 100, 320, 300))
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scene.root.addSubview(scrollView)
    let inside = View(frame: CGRect(0, 50, 20, 20))
    scrollView.addSubview(inside)
    let outside = scene.view("outside", size: CGSize(width: 20, height: 20))
    scene.activate(outside.topAnchor.constraint(equalTo: inside.topAnchor))
    #expect(outside.frame.minY == 150)
    scrollView.contentOffset.y = 30
    scene.layOut()
    #expect(outside.frame.minY == 120)
  }
}
