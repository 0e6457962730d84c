import Foundation
import HeadlessUIKit
import Testing

/// Members with the signatures that source for iOS uses.
@MainActor @Suite struct SignatureTests {
  private final class Notes: TextView {
    override init(frame: CGRect, textContainer: TextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      text = "notes"
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(.fact("U102")) func `a text view is created with a text container, which it uses`() {
    let container = TextContainer(size: CGSize(width: 200, height: 100))
    #expect(container.size == CGSize(width: 200, height: 100))
    let notes = Notes(frame: CGRect(x: 0, y: 0, width: 320, height: 100), textContainer: container)
    #expect(notes.textContainer === container && notes.text == "notes")
    #expect(container.size.width == 320)
    let start = notes.caretRect(for: notes.beginningOfDocument).minX
    container.lineFragmentPadding = 20
    #expect(notes.caretRect(for: notes.beginningOfDocument).minX == start + 15)
    #expect(Notes(frame: .zero).text == "notes" && TextView(frame: .zero, textContainer: nil).text == "")
    #expect(TextContainer().lineFragmentPadding == 5)
  }

  private final class Item: BarButtonItem {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init()
      title = "Item \(number)"
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(.fact("U102")) func `a subclass of bar button items calls the initializer without arguments`() {
    #expect(Item(number: 3).title == "Item 3")
    let custom = View()
    #expect(BarButtonItem(customView: custom).customView === custom)
    #expect(BarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).systemItem == .done)
  }

  @Test(.fact("U102")) func `a bar item's title has attributes for each state, and its own tint`() throws {
    let simulator = Simulator(device: .iPhone16)
    let bar = Toolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    let item = BarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let other = BarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    bar.items = [item, other]
    simulator.window.addSubview(bar)
    simulator.window.makeKeyAndVisible()
    simulator.settle()
    func button(_ title: String) throws -> Button {
      try #require(bar.subviews.compactMap { $0 as? Button }.first { $0.currentTitle == title })
    }
    let width = try button("Save").sizeThatFits(.zero).width
    item.setTitleTextAttributes([.foregroundColor: Color.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: Color.gray], for: .disabled)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? Color == .red)
    #expect(item.titleTextAttributes(for: .highlighted) == nil)
    #expect(try button("Save").currentTitleColor == .red)
    item.isEnabled = false
    #expect(try button("Save").currentTitleColor == .gray)
    item.setTitleTextAttributes([.font: Font.systemFont(ofSize: 30)], for: .normal)
    #expect(try button("Save").sizeThatFits(.zero).width > width)
    item.setTitleTextAttributes(nil, for: .normal)
    #expect(try button("Save").sizeThatFits(.zero).width == width)
    other.tintColor = .purple
    #expect(try button("Edit").tintColor == .purple)
    other.tintColor = nil
    #expect(try button("Edit").tintColor == .label)
  }

  @Test(.fact("U102")) func `updates in a batch are written with trailing closures`() {
    final class Rows: TableViewDataSource {
      var count = 1
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let (simulator, rows, diary) = (Simulator(), Rows(), Diary())
    let table = TableView(frame: simulator.screen.bounds)
    table.dataSource = rows
    simulator.window.addSubview(table)
    simulator.window.makeKeyAndVisible()
    simulator.settle()
    table.performBatchUpdates {
      rows.count = 2
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    } completion: {
      diary.note("end \($0)")
    }
    table.performBatchUpdates(nil)
    simulator.settle()
    #expect(diary.lines == ["end true"] && table.numberOfRows(inSection: 0) == 2)
  }

  @Test(.fact("U102")) func `the media time is that of the simulator, on any thread`() async {
    let simulator = Simulator()
    await simulator.advance(by: .milliseconds(1500))
    #expect(currentMediaTime() == 1.5)
    @concurrent nonisolated func timeElsewhere() async -> Double { currentMediaTime() }
    // A task belongs to the simulator whose code has created it.
    let task = simulator.perform { Task { await timeElsewhere() } }
    let other = await task.value
    #expect(other == 1.5)
  }

  @Test(.fact("U102")) func `Foundation's index path has a row and a section`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath(item: 1, section: 0) as IndexPath == IndexPath(item: 1, section: 0))
  }

  // MARK: Isolation

  @Test(.fact("U99")) func `the current traits are read and set without isolation`() async {
    let simulator = Simulator()
    nonisolated func style() -> UserInterfaceStyle { TraitCollection.current.userInterfaceStyle }
    nonisolated func set(_ traits: TraitCollection) { TraitCollection.current = traits }
    #expect(style() == .light)
    simulator.application.userInterfaceStyle = .dark
    #expect(style() == .dark)
    set(TraitCollection(userInterfaceStyle: .light))
    #expect(style() == .light)
    let elsewhere = await Task.detached {
      let before = TraitCollection.current.userInterfaceStyle
      var inside = before
      TraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        inside = TraitCollection.current.userInterfaceStyle
      }
      return [before, inside, TraitCollection.current.userInterfaceStyle]
    }.value
    #expect(elsewhere == [.unspecified, .dark, .unspecified])
  }
}
