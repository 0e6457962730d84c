import Foundation
import HeadlessUIKit
import Testing

/// The places of menus and their rows.
@MainActor @Suite struct MenuMeasureTests {
  /// Returns the box and the rows of a menu of a button of 100 x 44 points at (40, 120).
  private func shown(
    _ menu: Menu,
    _ system: SystemVersion = "26.1",
    at origin: CGPoint = CGPoint(x: 40, y: 120)
  ) throws -> (box: View, rows: [Button]) {
    let (simulator, controller) = (Simulator(device: .iPhone16, system: system), ViewController())
    let button = Button(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 44))
    (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
    controller.view.addSubview(button)
    simulator.launch(controller)
    try simulator.user.buttons["More"].tap()
    simulator.window.layoutIfNeeded()
    let box = try #require(simulator.window.subviews.last?.subviews.first)
    return (box, box.subviews.compactMap { $0 as? Button })
  }

  private func action(
    _ title: String,
    subtitle: String? = nil,
    image: Image? = nil,
    state: MenuElement.State = .off
  ) -> Action {
    Action(title: title, subtitle: subtitle, image: image, state: state) { _ in }
  }

  @Test(.fact("MV8")) func `the rows of a menu, its sections and its title have the heights of iOS 26`()
    throws
  {
    let section = Menu(options: .displayInline, children: [action("Two", subtitle: "more"), action("Three")])
    let (box, rows) = try shown(Menu(title: "Title", children: [action("One"), section, action("Four")]))
    #expect(box.frame.isClose(to: CGRect(40, 120, 250, 121.0 / 3 + 42 + 21 + 58 + 42 + 21 + 42)))
    #expect(rows.map(\.frame.height) == [42, 58, 42, 42])
    #expect(rows[0].frame.minY.isNearly(121.0 / 3))
    #expect(zip(rows, rows.dropFirst()).map { ($1.frame.minY - $0.frame.maxY).rounded() } == [21, 0, 21])
    let image = Image(named: "star", size: CGSize(width: 20, height: 20))
    let cases: [([Action], CGFloat)] = [
      ([action("A"), action("B")], 28), ([action("A", state: .on), action("B")], 40),
      ([action("A", image: image), action("B")], 60),
    ]
    for (actions, inset) in cases {
      let rows = try shown(Menu(children: actions)).rows
      #expect(rows.count == 2 && rows.allSatisfy { $0.titleLabel?.frame.minX.isNearly(inset) == true })
      #expect(rows.map(\.currentTitle) == ["A", "B"])
    }
  }

  @Test func `a row has its subtitle below the title, and its mark and image before them`() throws {
    let image = Image(named: "star", size: CGSize(width: 20, height: 20))
    let row = try shown(Menu(children: [action("A", subtitle: "b", image: image, state: .on)])).rows[0]
    let labels = row.subviews.compactMap { $0 as? Label }
    let title = try #require(row.titleLabel)
    let subtitle = try #require(labels.first { $0.text == "b" })
    #expect(subtitle.frame.minX.isNearly(title.frame.minX))
    #expect(subtitle.frame.minY.isNearly(title.frame.maxY))
    #expect(labels.contains { $0.text == "✓" && $0.frame.maxX <= title.frame.minX })
    #expect(row.subviews.contains { ($0 as? ImageView)?.image == image })
  }

  @Test func `a menu without room below ends with its button, and one at the right is inside the screen`()
    throws
  {
    let actions = (1...6).map { action("Row \($0)") }
    let low = try shown(Menu(children: actions), at: CGPoint(x: 40, y: 700)).box
    #expect(low.frame.maxY == 744)
    let right = try shown(Menu(children: actions), at: CGPoint(x: 280, y: 120)).box
    #expect(right.frame.maxX == 385 && right.frame.minY == 120)
  }

  @Test func `a menu of iOS 18 is below its button, with rows of one height`() throws {
    let section = Menu(options: .displayInline, children: [action("Two", subtitle: "more")])
    let (box, rows) = try shown(Menu(children: [action("One", state: .on), section]), "18.0")
    #expect(box.frame.minY == 164 && rows.map(\.frame.minY) == [0, 44] && box.frame.height == 88)
    #expect(rows.map(\.currentTitle) == ["✓ One", "Two"])
  }
}
