import Foundation
import HeadlessUIKit
import Testing

/// Guides: the program's, those that follow something of a view, and those of scroll views.
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

  @Test func `margins add up`() {
    let (outer, inner) = (View(frame: CGRect(0, 0, 100, 100)), View(frame: CGRect(10, 2, 90, 98)))
    outer.addSubview(inner)
    #expect(outer.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    outer.directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 12, bottom: 9, trailing: 30)
    #expect(outer.layoutMargins == EdgeInsets(top: 20, left: 12, bottom: 9, right: 30))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == EdgeInsets(top: 18, left: 8, bottom: 9, right: 30))
    #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(12, 20, 58, 71))
    let wide = View(frame: CGRect(0, 0, 1000, 100))
    #expect(wide.readableContentGuide.layoutFrame == CGRect(164, 8, 672, 84))
  }

  // MARK: Scroll views

  @Test(arguments: [true, false])
  func `what is pinned to a scroll view's edges says how large its content is`(
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

  @Test func `what is pinned to a scroll view's frame stays while content moves`() {
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
