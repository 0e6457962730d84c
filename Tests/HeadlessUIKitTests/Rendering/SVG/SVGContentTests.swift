import Foundation
import HeadlessUIKit
import Testing

/// Properties whose only effect is on pictures.
@MainActor @Suite struct SVGContentTests {
  private func svg(_ view: View) throws -> SVGElement {
    try Simulator.showing { $0.addSubview(view) }.readSVG()
  }

  // MARK: Images

  @Test(arguments: [
    (View.ContentMode.scaleToFill, CGRect(20, 40, 100, 60)), (.redraw, CGRect(20, 40, 100, 60)),
    (.scaleAspectFit, CGRect(20, 45, 100, 50)), (.scaleAspectFill, CGRect(10, 40, 120, 60)),
    (.center, CGRect(50, 60, 40, 20)), (.top, CGRect(50, 40, 40, 20)), (.bottom, CGRect(50, 80, 40, 20)),
    (.left, CGRect(20, 60, 40, 20)), (.right, CGRect(80, 60, 40, 20)), (.topLeft, CGRect(20, 40, 40, 20)),
    (.topRight, CGRect(80, 40, 40, 20)), (.bottomLeft, CGRect(20, 80, 40, 20)),
    (.bottomRight, CGRect(80, 80, 40, 20)),
  ])
  func `an image is placed by the content mode`(mode: View.ContentMode, frame: CGRect) throws {
    let view = ImageView(frame: CGRect(20, 40, 100, 60))
    view.image = Image(named: "wide", size: CGSize(width: 40, height: 20))
    view.contentMode = mode
    let boxes = try svg(view).all("rect") { $0["fill"] == "#e9eaee" }
    #expect(boxes.map(\.rect) == [frame.insetBy(dx: 0.5, dy: 0.5)])
  }

  @Test func `the background of an image view is not placed by the content mode`() throws {
    let view = ImageView(frame: CGRect(20, 40, 100, 60))
    view.image = Image(named: "wide", size: CGSize(width: 40, height: 20))
    (view.contentMode, view.backgroundColor) = (.center, .red)
    let svg = try svg(view)
    #expect(svg.all("rect") { $0["fill"] == "#ff0000" }.map(\.rect) == [CGRect(20, 40, 100, 60)])
    view.image = nil
    let without = try self.svg(view)
    #expect(without.all("rect") { $0["fill"] == "#ff0000" }.map(\.rect) == [CGRect(20, 40, 100, 60)])
  }

  @Test func `a larger image is clipped only if the view clips`() throws {
    func clips(_ isClipping: Bool) throws -> Bool {
      let view = ImageView(frame: CGRect(20, 40, 100, 60))
      view.image = Image(named: "wide", size: CGSize(width: 160, height: 20))
      (view.contentMode, view.clipsToBounds) = (.left, isClipping)
      let svg = try svg(view)
      #expect(svg.all("rect") { $0["fill"] == "#e9eaee" }.map(\.rect) == [CGRect(20.5, 60.5, 159, 19)])
      return svg.all("clipPath").flatMap { $0.all("rect") }.contains { $0.rect == view.frame }
    }
    #expect(try clips(true))
    #expect(try !clips(false))
  }

  // MARK: Progress views

  @Test func `a progress view has the colors of its parts`() throws {
    let view = ProgressView(frame: CGRect(20, 40, 100, 4))
    view.progress = 0.25
    func fills() throws -> [String?] {
      try svg(view).all("rect") { $0.rect.minY == 40 && $0.rect.height == 4 }.map { $0["fill"] }
    }
    #expect(try fills() == ["#d7d7dc", "#007aff"])
    view.progressTintColor = .red
    #expect(try fills() == ["#d7d7dc", "#ff0000"])
    view.trackTintColor = .green
    #expect(try fills() == ["#00ff00", "#ff0000"])
  }

  // MARK: Scroll indicators

  private func indicators(_ change: (ScrollView) -> Void) throws -> [CGRect] {
    let view = ScrollView(frame: CGRect(20, 40, 100, 200))
    view.contentSize = CGSize(width: 200, height: 400)
    view.contentInsetAdjustmentBehavior = .never
    change(view)
    return try svg(view).all("rect") { $0["opacity"] == "0.35" || $0["fill-opacity"] == "0.35" }.map(\.rect)
  }

  @Test func `only indicators that the scroll view shows are drawn`() throws {
    let (vertical, horizontal) = (CGRect(115, 42, 3, 96), CGRect(22, 235, 46, 3))
    #expect(try indicators { _ in } == [vertical, horizontal])
    #expect(try indicators { $0.showsVerticalScrollIndicator = false } == [horizontal])
    #expect(try indicators { $0.showsHorizontalScrollIndicator = false } == [vertical])
    #expect(
      try indicators { ($0.showsVerticalScrollIndicator, $0.showsHorizontalScrollIndicator) = (false, false) }
        == []
    )
  }

  @Test func `each indicator has its own insets`() throws {
    let both = try indicators {
      $0.scrollIndicatorInsets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    }
    #expect(both == [CGRect(75, 52, 3, 76), CGRect(42, 205, 16, 3)])
    let apart = try indicators {
      $0.verticalScrollIndicatorInsets = EdgeInsets(top: 10)
      $0.horizontalScrollIndicatorInsets = EdgeInsets(left: 20)
    }
    #expect(Set(apart.map(\.minX)) == [115, 42] && apart.count == 2)
    #expect(apart.contains(CGRect(115, 52, 3, 91)) && apart.contains(CGRect(42, 235, 36, 3)))
  }

  // MARK: Buttons

  @Test func `the padding between title and subtitle is seen, and counts for the size`() throws {
    func places(_ change: (inout Button.Configuration) -> Void) throws -> (
      size: CGSize, title: CGRect, sub: CGRect
    ) {
      var configuration = Button.Configuration.filled()
      (configuration.title, configuration.subtitle) = ("go", "a longer line")
      change(&configuration)
      let button = Button(configuration: configuration)
      button.frame = CGRect(20, 40, 200, 100)
      let svg = try svg(button)
      let words = try (#require(svg.words("go").first), #require(svg.words("a longer line").first))
      func place(_ word: SVGElement) -> CGRect { CGRect(word.number("x"), word.number("y"), 0, 0) }
      return (button.intrinsicContentSize, place(words.0), place(words.1))
    }
    let plain = try places { _ in }
    let padded = try places { $0.titlePadding = 12 }
    #expect(padded.size.height == plain.size.height + 12 && padded.size.width == plain.size.width)
    #expect(abs(padded.title.minY - (plain.title.minY - 6)) < 0.01)
    #expect(abs(padded.sub.minY - (plain.sub.minY + 6)) < 0.01)
    let leading = try places { $0.titleAlignment = .leading }
    let trailing = try places { $0.titleAlignment = .trailing }
    #expect(leading.title.minX < plain.title.minX && plain.title.minX < trailing.title.minX)
    #expect(leading.title.minX == leading.sub.minX)
    var alone = Button.Configuration.plain()
    (alone.title, alone.titlePadding) = ("go", 12)
    var other = alone
    other.titlePadding = 0
    #expect(
      Button(configuration: alone).intrinsicContentSize == Button(configuration: other).intrinsicContentSize
    )
  }

  // MARK: Bars

  private func colors(of simulator: Simulator) throws -> Set<String> {
    Set(try simulator.readSVG().all("rect").compactMap { $0["fill"] }).intersection([
      "#ff0000", "#00ff00", "#0000ff",
    ])
  }

  private func appearance<Kind: BarAppearance>(_ new: Kind, _ color: Color) -> Kind {
    new.backgroundColor = color
    return new
  }

  @Test(
    arguments: [("14.8", ["#ff0000", "#ff0000"]), ("16.7", ["#00ff00", "#ff0000"])]
      as [(SystemVersion, [String])]
  )
  func `a navigation bar has another background while the content is at its top`(
    system: SystemVersion,
    expected: [String]
  ) throws {
    let simulator = Simulator(device: .iPhone8, system: system)
    let controller = ViewController()
    let scrollView = ScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    controller.view.addSubview(scrollView)
    let navigation = NavigationController(rootViewController: controller)
    navigation.navigationBar.standardAppearance = appearance(NavigationBarAppearance(), .red)
    navigation.navigationBar.scrollEdgeAppearance = appearance(NavigationBarAppearance(), .green)
    simulator.launch(navigation)
    simulator.settle()
    #expect(try colors(of: simulator) == [expected[0]])
    simulator.perform { scrollView.contentOffset.y += 1 }
    #expect(try colors(of: simulator) == [expected[1]])
    navigation.navigationBar.scrollEdgeAppearance = nil
    simulator.perform { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
    #expect(try colors(of: simulator) == ["#ff0000"])
  }

  @Test func `a navigation bar has another background at a compact height`() throws {
    let simulator = Simulator(device: .iPhone8, system: "13.0")
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.navigationBar.standardAppearance = appearance(NavigationBarAppearance(), .red)
    navigation.navigationBar.compactAppearance = appearance(NavigationBarAppearance(), .blue)
    simulator.launch(navigation)
    #expect(try colors(of: simulator) == ["#ff0000"])
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(try colors(of: simulator) == ["#0000ff"])
  }

  @Test func `a toolbar has another background while the content is at its bottom`() throws {
    let simulator = Simulator(device: .iPhone8, system: "16.7")
    let controller = ViewController()
    let scrollView = ScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    controller.view.addSubview(scrollView)
    let toolbar = Toolbar(frame: CGRect(0, 623, 375, 44))
    controller.view.addSubview(toolbar)
    toolbar.standardAppearance = appearance(ToolbarAppearance(), .red)
    toolbar.scrollEdgeAppearance = appearance(ToolbarAppearance(), .green)
    simulator.launch(controller)
    simulator.settle()
    #expect(try colors(of: simulator) == ["#ff0000"])
    simulator.perform { scrollView.contentOffset.y = 2000 - scrollView.bounds.height + 60 }
    #expect(try colors(of: simulator) == ["#00ff00"])
  }
}
