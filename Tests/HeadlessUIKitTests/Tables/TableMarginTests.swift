import HeadlessUIKit
import Testing

/// The margins at the sides of tables, by their width.
@MainActor @Suite struct TableMarginTests {
  nonisolated static let cases: [(Device, SystemVersion, CGFloat)] = [
    (.iPhone5s, "7.0", 15), (.iPadAir, "7.0", 15), (.iPhone5s, "8.1", 16), (.iPadAir, "8.1", 20),
    (.iPhone8Plus, "12.0", 20), (.iPhoneSE3, "15.4", 16), (.iPhone12, "14.1", 20), (.iPhone16, "18.0", 20),
    (.iPhone17, "26.0", 20),
  ]

  private func scene(_ device: Device, _ system: SystemVersion, style: TableView.Style) -> TableScene {
    let scene = TableScene(
      [["a", "b"]],
      style: style,
      Setup(device: device, system: system),
      launches: false
    )
    scene.headers = [0: "Title"]
    scene.table.frame.size.width = scene.simulator.window.bounds.width
    scene.configure = { cell, path in
      cell.accessoryType = .disclosureIndicator
      if path.row == 1 {
        cell.imageView?.image = Image(named: "tree", size: CGSize(width: 29, height: 29))
        cell.textLabel?.text = "Text"
      }
    }
    scene.simulator.launch(scene.controller)
    scene.simulator.settle()
    return scene
  }

  @Test(.fact("RW10", "RW11"), arguments: cases, [TableView.Style.plain, .grouped])
  func `rows, titles and separators begin at the margin of the width`(
    setup: (device: Device, system: SystemVersion, margin: CGFloat),
    style: TableView.Style
  ) throws {
    let scene = scene(setup.device, setup.system, style: style)
    let (table, width) = (scene.table, scene.table.bounds.width)
    let cells = try (0...1).map { try #require(table.cellForRow(at: .row($0))) }
    #expect(cells[0].textLabel?.frame.minX == setup.margin)
    #expect(cells[0].separatorRect?.minX == setup.margin)
    #expect(cells[0].accessorySignRect?.maxX == width - setup.margin)
    #expect(cells[1].imageView?.frame.minX == setup.margin)
    #expect(cells[1].textLabel?.frame.minX == setup.margin + 29 + 15)
    #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == setup.margin)
    #expect(table.separatorInset.left == setup.margin)
    if setup.system >= "11.0" {
      #expect(
        table.layoutMargins.left == setup.margin && cells[0].contentView.layoutMargins.left == setup.margin
      )
    }
  }

  @Test(.fact("RW10"), arguments: [(Device.iPhoneSE3, 16), (.iPhone17, 20)] as [(Device, CGFloat)])
  func `a content configuration has the table's margin unless the app has set one`(
    device: Device,
    margin: CGFloat
  ) throws {
    let scene = TableScene([["a", "b"]], Setup(device: device, system: "26.0"), launches: false)
    scene.table.frame.size.width = scene.simulator.window.bounds.width
    scene.configure = { cell, path in
      var content = ListContentConfiguration.cell()
      content.text = "Text"
      if path.row == 1 { content.directionalLayoutMargins.leading = 40 }
      cell.contentConfiguration = content
    }
    scene.simulator.launch(scene.controller)
    scene.simulator.settle()
    let starts = try (0...1).map { row in
      let cell = try #require(scene.table.cellForRow(at: .row(row)))
      let view = try #require(cell.contentView as? ListContentView)
      return view.textLayoutGuide?.layoutFrame.minX
    }
    #expect(starts == [margin, 40])
  }
}
