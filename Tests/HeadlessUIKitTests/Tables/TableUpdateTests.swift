import HeadlessUIKit
import Testing

/// Insertion, deletion and movement of rows.
@MainActor @Suite struct TableUpdateTests {
  @Test func `rows come, go and move, and those that stay keep their cells`() throws {
    let scene = TableScene([["a", "b", "c", "d"]])
    let cells = scene.table.visibleCells
    _ = scene.take()
    scene.sections = [["d", "x", "a", "c"]]
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: [.row(1)], with: .automatic)
      scene.table.insertRows(at: [.row(1)], with: .automatic)
      scene.table.moveRow(at: .row(3), to: .row(0))
    }
    scene.simulator.settle()
    #expect(scene.shown == ["d", "x", "a", "c"])
    let after = scene.table.visibleCells
    #expect(after[0] === cells[3] && after[2] === cells[0] && after[3] === cells[2])
    #expect(scene.take() == ["end 0.1", "show 0.1"])
    #expect(after.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(scene.table.subviews.filter { $0 is TableViewCell }.elementsEqual(after, by: ===) == true)
  }

  @Test func `moved rows are seen moving for 0.3 seconds, and then the end is told`() {
    let scene = TableScene([["a", "b", "c"]])
    var ends: [Bool] = []
    let last = scene.table.visibleCells[2]
    scene.sections = [["b", "c"]]
    scene.table.performBatchUpdates({ scene.table.deleteRows(at: [.row(0)], with: .fade) }) {
      ends.append($0)
    }
    #expect(last.frame.minY == 44)
    #expect(last.presentation.geometry.frame.minY == 88)
    scene.simulator.advance(by: .milliseconds(299))
    #expect(ends.isEmpty)
    scene.simulator.advance(by: .milliseconds(1))
    #expect(ends == [true])
  }

  @Test func `without an animation rows are at their places at once`() {
    let scene = TableScene([["a", "b", "c"]])
    let last = scene.table.visibleCells[2]
    scene.sections = [["b", "c"]]
    scene.table.deleteRows(at: [.row(0)], with: .none)
    #expect(last.presentation.geometry.frame.minY == 44)
  }

  @Test func `a row that is reloaded gets another cell`() {
    let scene = TableScene([["a", "b", "c"]])
    scene.sections = [["a", "B", "c"]]
    scene.table.reloadRows(at: [.row(1)], with: .automatic)
    scene.simulator.settle()
    #expect(scene.shown == ["a", "B", "c"])
    #expect(scene.askedCells == [.row(0), .row(1), .row(2), .row(1)])
  }

  @Test func `sections come, go and are made anew`() {
    let scene = TableScene([["a"], ["b"], ["c"]], launches: false)
    scene.headers = [0: "1", 1: "2", 2: "3"]
    scene.table.sectionHeaderTopPadding = 0
    scene.simulator.launch(scene.controller)
    scene.sections = [["x", "y"], ["a"], ["C", "D"]]
    scene.table.performBatchUpdates {
      scene.table.insertSections([0], with: .automatic)
      scene.table.deleteSections([1], with: .automatic)
      scene.table.reloadSections([2], with: .automatic)
    }
    scene.simulator.settle()
    #expect(scene.shown == ["x", "y", "a", "C", "D"])
    #expect(scene.table.numberOfSections == 3)
    #expect((0..<3).map { scene.table.headerView(forSection: $0)?.frame.minY } == [0, 116, 188])
  }

  @Test func `selected rows go along with updates`() {
    let scene = TableScene([["a", "b", "c"]])
    scene.table.allowsMultipleSelection = true
    scene.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    scene.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    scene.sections = [["x", "b", "c"]]
    scene.table.beginUpdates()
    scene.table.deleteRows(at: [.row(0)], with: .automatic)
    scene.table.insertRows(at: [.row(0)], with: .automatic)
    scene.table.endUpdates()
    #expect(scene.table.indexPathsForSelectedRows == [.row(2)])
  }

  @Test func `an empty batch asks for the heights anew and keeps the cells`() {
    let scene = TableScene([["a", "b", "c"]])
    let cells = scene.table.visibleCells
    scene.heights[.row(1)] = 80
    scene.table.beginUpdates()
    scene.table.endUpdates()
    scene.simulator.settle()
    #expect(scene.table.visibleCells.elementsEqual(cells, by: ===) == true)
    #expect(cells.map(\.frame.minY) == [0, 44, 124])
    #expect(scene.table.contentSize.height == 168)
  }

  @Test func `updates before the table was asked for anything are made all the same`() {
    let scene = TableScene([["a"]], launches: false)
    scene.table.performBatchUpdates({
      scene.sections = [["a", "b"]]
      scene.table.insertRows(at: [.row(1)], with: .automatic)
    })
    scene.simulator.launch(scene.controller)
    #expect(scene.shown == ["a", "b"])
  }

  /// Random batches, compared with a list that is changed by hand: deletions by the old index paths, from the
  /// last on, then insertions by the new ones, from the first on.
  @Test func `random updates bring each cell to where its word is`() {
    var random = FixedRandom(seed: 7)
    let scene = TableScene([["0", "1"], ["2"], []])
    scene.table.frame.size.height = 2000
    scene.simulator.settle()
    var next = 3
    for _ in 0..<150 {
      let old = scene.sections
      var cells: [String: TableViewCell] = [:]
      for cell in scene.table.visibleCells { cells[cell.textLabel?.text ?? ""] = cell }
      var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
      for section in old.indices {
        for row in old[section].indices.reversed() where Int.random(in: 0..<4, using: &random) == 0 {
          deleted.append(IndexPath(row: row, section: section))
          scene.sections[section].remove(at: row)
        }
      }
      for section in old.indices {
        var row = 0
        while row <= scene.sections[section].count {
          if Int.random(in: 0..<5, using: &random) == 0, scene.sections[section].count < 8 {
            scene.sections[section].insert("\(next)", at: row)
            inserted.append(IndexPath(row: row, section: section))
            next += 1
          }
          row += 1
        }
      }
      scene.table.performBatchUpdates {
        scene.table.insertRows(at: inserted, with: .none)
        scene.table.deleteRows(at: deleted, with: .none)
      }
      scene.simulator.settle()
      #expect(scene.shown == scene.sections.flatMap { $0 })
      for cell in scene.table.visibleCells {
        let word = cell.textLabel?.text ?? ""
        if let before = cells[word], old.joined().contains(word) { #expect(before === cell) }
      }
    }
  }
}
