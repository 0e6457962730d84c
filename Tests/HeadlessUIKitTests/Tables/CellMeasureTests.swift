import Foundation
import HeadlessUIKit
import Testing

private let newest = Setup(device: .iPhone16, system: "26.1")
private let small = Setup(device: .iPhoneSE3, system: "26.1")

private final class MeasuredSubtitleCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class ValueCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

/// The measures of cells that were recorded from UIKit at several text sizes.
@MainActor @Suite struct CellMeasureTests {
  /// The scenes of a test, which exist as long as their cells are measured.
  private final class Scenes { var all: [TableScene] = [] }
  private let scenes = Scenes()

  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    value.map { abs($0 - expected) < 0.001 } ?? false
  }

  /// A table of one row with a text, as wide as the screen of a small phone.
  private func scene(
    _ setup: Setup,
    _ cells: TableViewCell.Type = TableViewCell.self,
    table style: TableView.Style = .plain,
    category: ContentSizeCategory = .large,
    _ configure: @escaping (TableViewCell) -> Void = { _ in }
  ) throws -> (scene: TableScene, cell: TableViewCell) {
    let scene = TableScene([["Row"]], style: style, setup, launches: false)
    scene.simulator.contentSizeCategory = category
    scene.table.frame.size.width = 375
    scene.table.register(cells, forCellReuseIdentifier: "row")
    scene.configure = { cell, _ in configure(cell) }
    scene.simulator.launch(scene.controller)
    scene.simulator.settle()
    scenes.all.append(scene)
    return (scene, try #require(scene.table.cellForRow(at: .row(0))))
  }

  // MARK: Separators

  @Test(.fact("MT11")) func `the separator follows the margins of the content and of the cell`() throws {
    let (_, cell) = try scene(newest)
    #expect(cell.separatorRect == CGRect(x: 16, y: 51, width: 343, height: 1))
    cell.contentView.layoutMargins.left = 20
    #expect(cell.separatorInset == EdgeInsets(left: 20, right: 16))
    cell.layoutMargins = .zero
    #expect(cell.separatorRect == CGRect(x: 20, y: 51, width: 355, height: 1))
  }

  @Test func `the insets that an app sets take precedence over the margins`() throws {
    let (scene, cell) = try scene(newest)
    cell.contentView.layoutMargins.left = 20
    scene.table.separatorInset = EdgeInsets(left: 30)
    #expect(cell.separatorRect == CGRect(x: 30, y: 51, width: 345, height: 1))
    cell.separatorInset = EdgeInsets(left: 40, right: 5)
    #expect(cell.separatorRect == CGRect(x: 40, y: 51, width: 330, height: 1))
  }

  @Test(.fact("MT11")) func `before iOS 26 the separator has the table's inset`() throws {
    let (_, cell) = try scene(.current)
    cell.contentView.layoutMargins.left = 20
    #expect(cell.separatorRect == CGRect(x: 16, y: 43.5, width: 359, height: 0.5))
  }

  // MARK: Editing

  private func part(_ label: String, of cell: TableViewCell) -> View? {
    cell.subviews.first { $0.accessibilityLabel == label }
  }

  @Test(
    .fact("MT30"),
    arguments: [(small, CGRect(x: 15, y: 17, width: 26, height: 26)), (.current, CGRect(0, 0, 38, 60))]
  )
  func `the control that deletes a row has the size of the system`(setup: Setup, frame: CGRect) throws {
    let (scene, cell) = try scene(setup)
    scene.table.rowHeight = 60
    scene.table.setEditing(true, animated: false)
    scene.simulator.settle()
    let button = try #require(part("Remove", of: cell))
    #expect(button.frame == frame && cell.contentView.frame.minX == 38)
    let disc = button.subviews.first { $0.backgroundColor != nil }
    #expect((disc != nil) == (setup.system == "26.1"))
    guard let disc else { return }
    #expect(disc.frame.isClose(to: CGRect(2, 2, 22, 22)) && disc.layer.cornerRadius.isNearly(11))
    // The color is 255, 56, 60.
    #expect(scene.simulator.svg().contains("#ff383c"))
  }

  @Test(.fact("MT52")) func `controls of editing grow with the text size`() throws {
    let (scene, cell) = try scene(small, MeasuredSubtitleCell.self, category: .extraExtraExtraLarge) {
      $0.detailTextLabel?.text = "Detail"
      $0.showsReorderControl = true
    }
    scene.table.setEditing(true, animated: false)
    scene.simulator.settle()
    #expect(cell.bounds.height == 83)
    let button = try #require(part("Remove", of: cell))
    #expect(button.frame.minX == 14.5 && button.frame.size == CGSize(width: 34.5, height: 34.5))
    #expect(button.frame.midY == 41.5)
    #expect(cell.contentView.frame.minX == 47.5)
    #expect(part("Reorder", of: cell)?.frame == CGRect(322.5, 0, 36.5, 83))
  }

  @Test(.fact("MT52")) func `before iOS 26 they don't`() throws {
    let (scene, cell) = try scene(.current, category: .extraExtraExtraLarge) { $0.showsReorderControl = true }
    scene.table.setEditing(true, animated: false)
    scene.simulator.settle()
    #expect(cell.contentView.frame.minX == 38 && part("Reorder", of: cell)?.frame.width == 46)
  }

  // MARK: Accessories and labels

  @Test(
    .fact("MT32"),
    arguments: [
      (ContentSizeCategory.large, 10.5, 14, 316.5), (.extraExtraExtraLarge, 14, 19.5, 313),
      (.accessibilityLarge, 20, 28.5, 307),
    ] as [(ContentSizeCategory, CGFloat, CGFloat, CGFloat)]
  )
  func `the disclosure indicator grows with the text size`(
    category: ContentSizeCategory,
    width: CGFloat,
    height: CGFloat,
    content: CGFloat
  ) throws {
    let (_, cell) = try scene(small, table: .insetGrouped, category: category) {
      $0.accessoryType = .disclosureIndicator
    }
    #expect(cell.bounds.width == 343 && cell.contentView.bounds.width == content)
    #expect(cell.accessorySignRect?.size == CGSize(width: width, height: height))
    #expect(cell.accessorySignRect?.minX == content)
  }

  @Test(.fact("MT32")) func `before iOS 26 it has one size`() throws {
    let (_, cell) = try scene(.current, table: .insetGrouped, category: .extraExtraExtraLarge) {
      $0.accessoryType = .disclosureIndicator
    }
    #expect(cell.accessorySignRect?.size == CGSize(width: 8, height: 14))
    #expect(cell.contentView.bounds.width == 311)
  }

  @Test(.fact("MT31")) func `a value is before the indicator, and shrinks before the title does`() throws {
    func cell(_ title: String, _ value: String, _ setup: Setup = small) throws -> TableViewCell {
      let (_, cell) = try scene(setup, ValueCell.self, table: .insetGrouped) {
        $0.textLabel?.text = title
        $0.detailTextLabel?.text = value
        $0.accessoryType = .disclosureIndicator
      }
      return cell
    }
    let long = Array(repeating: "long", count: 30).joined(separator: " ")
    let usual = try cell("Title", "Value")
    #expect(usual.detailTextLabel?.frame.maxX == usual.contentView.bounds.width - 8)
    let squeezed = try cell("Title", long)
    let (title, value) = (squeezed.textLabel?.frame ?? .zero, squeezed.detailTextLabel?.frame ?? .zero)
    #expect(value.maxX == squeezed.contentView.bounds.width - 8)
    #expect(isNear(value.minX - title.maxX, 6) && title.width > 20)
    let lost = try cell(long, "Value")
    #expect(lost.detailTextLabel?.frame.width == 0 && lost.textLabel?.frame.width == 292.5)
    // Before iOS 26 the value has its own width.
    let older = try cell(long, "Value", .current)
    #expect((older.detailTextLabel?.frame.width ?? 0) > 30)
  }

  @Test(
    .fact("MT49"),
    arguments: [
      (small, ContentSizeCategory.large, 62), (small, .extraExtraExtraLarge, 83),
      (small, .accessibilityLarge, 117), (Setup(device: .iPhoneSE3, system: "18.0"), .large, 60),
    ] as [(Setup, ContentSizeCategory, CGFloat)]
  )
  func `a row with a subtitle has the height of the text size`(
    setup: Setup,
    category: ContentSizeCategory,
    height: CGFloat
  ) throws {
    let (_, cell) = try scene(setup, MeasuredSubtitleCell.self, category: category) {
      $0.detailTextLabel?.text = "Detail"
    }
    #expect(isNear(cell.bounds.height, height))
    guard category == .extraExtraExtraLarge else { return }
    #expect(cell.textLabel?.frame.minY == 11 && cell.detailTextLabel?.frame.minY == 42.5)
  }

  @Test(.fact("MT34"), arguments: [(newest, 51), (.current, 44)] as [(Setup, CGFloat)])
  func `a row whose constraints leave its height open has the height of the system`(
    setup: Setup,
    height: CGFloat
  ) throws {
    let (_, cell) = try scene(setup) { cell in
      let box = View()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    }
    #expect(cell.bounds.height == height)
  }

  // MARK: Colors

  @Test(.fact("MT8")) func `a selected row is filled with the gray of the system`() throws {
    for (setup, color) in [(newest, "#dcdcdc"), (.current, "#e5e5ea")] {
      let (scene, _) = try scene(setup)
      scene.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
      let lines = scene.simulator.svg().split(separator: "\n")
      // The fill has the width of the row.
      #expect(lines.contains { $0.contains(color) && $0.contains("width=\"375\"") })
    }
  }

  @Test(.fact("MT50")) func `a row that is selected in editing mode has another gray`() throws {
    let (scene, _) = try scene(newest)
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.table.setEditing(true, animated: false)
    scene.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    #expect(scene.simulator.svg().contains("#d1d1d6"))
  }
}
