import Foundation
import HeadlessUIKit
import Testing

/// Scrolling to an element as a person does.
@MainActor @Suite struct ScrollIntoViewTests {
  let simulator = Simulator(device: .iPhone8, system: "12.0")

  private func form(rows: Int) -> (ScrollView, [TextField]) {
    let controller = ViewController()
    let scrollView = ScrollView(frame: simulator.screen.bounds)
    let fields = (0..<rows).map { row in
      let field = TextField(frame: CGRect(x: 20, y: 40 + 80 * CGFloat(row), width: 300, height: 31))
      field.accessibilityIdentifier = "field \(row)"
      scrollView.addSubview(field)
      return field
    }
    scrollView.contentSize = CGSize(width: 375, height: 80 * CGFloat(rows))
    controller.view.addSubview(scrollView)
    simulator.launch(controller)
    return (scrollView, fields)
  }

  @Test(.fact("U81")) func `an element below the fold is scrolled into view, and back`() throws {
    let (scrollView, fields) = form(rows: 40)
    let last = simulator.user.textFields["field 39"]
    #expect(!last.isHittable)
    try last.scrollIntoView()
    #expect(last.isHittable)
    let offset = scrollView.contentOffset
    try last.scrollIntoView()
    #expect(scrollView.contentOffset == offset)
    try last.tap()
    #expect(fields[39].isFirstResponder)
    scrollView.endEditing(true)
    simulator.settle()
    try simulator.user.textFields["field 0"].scrollIntoView()
    #expect(simulator.user.textFields["field 0"].isHittable)
  }

  @Test(.fact("U81")) func `the scroll view follows a finger`() throws {
    let (scrollView, _) = form(rows: 40)
    final class Listener: NSObject, ScrollViewDelegate {
      var drags = 0
      func scrollViewWillBeginDragging(_ scrollView: ScrollView) { drags += 1 }
    }
    let listener = Listener()
    scrollView.delegate = listener
    try simulator.user.textFields["field 20"].scrollIntoView()
    #expect(listener.drags > 1)
  }

  @Test(.fact("U81")) func `a row without a cell is found, below and above`() throws {
    final class Rows: NSObject, TableViewDataSource {
      let count = Repetitions.count(200, inDebug: 60)
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
    }
    let (rows, controller) = (Rows(), TableViewController(style: .plain))
    controller.tableView.dataSource = rows
    simulator.launch(controller)
    for row in [rows.count * 3 / 4, 3, rows.count - 1, 0] {
      let element = simulator.user.staticTexts["row \(row)"]
      try element.scrollIntoView()
      #expect(element.isHittable, "row \(row)")
    }
    let missing = simulator.user.staticTexts["row \(rows.count)"]
    let error = #expect(throws: InteractionError.self) { try missing.scrollIntoView() }
    #expect(error?.reason == .noMatch(query: "user.staticTexts[\"row \(rows.count)\"]"))
    #expect(error?.call == "user.staticTexts[\"row \(rows.count)\"].scrollIntoView()")
  }

  @Test(.fact("U81")) func `an element outside of any scroll view can't be scrolled into view`() throws {
    let (scrollView, fields) = form(rows: 4)
    let field = fields[0]
    field.isHidden = true
    let error = #expect(throws: InteractionError.self) {
      try simulator.user.element(for: field).scrollIntoView()
    }
    #expect(error?.reason == .obstructed(view: field.debugName, .hidden(by: field.debugName)))
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `an element under a bar is scrolled until it can be touched`() throws {
    let content = ViewController()
    let scrollView = ScrollView(frame: simulator.screen.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 1000)
    let button = Button(type: .system)
    button.setTitle("Buy", for: .normal)
    button.frame = CGRect(x: 20, y: 625, width: 100, height: 40)
    scrollView.addSubview(button)
    content.view.addSubview(scrollView)
    let tabs = simulator.perform { TabBarController() }
    tabs.viewControllers = [content]
    simulator.launch(tabs)
    let element = simulator.user.buttons["Buy"]
    #expect(!element.isHittable && tabs.tabBar.frame.minY == 618)
    try element.scrollIntoView()
    #expect(element.isHittable && element.frame.midY < 618)
  }
}
