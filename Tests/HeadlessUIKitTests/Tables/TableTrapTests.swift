import HeadlessUIKit
import Testing

/// Programming errors that stop the program, with a text that names the table and the place.
@MainActor @Suite struct TableTrapTests {
  @Test func `an update that does not add up says the section and the counts`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene([["a", "b", "c"]])
        scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    }
    expectTrap(
      result,
      says: "TableView \"list\": section 0 has 3 rows after the update; before it had 3, and"
        + " 1 inserted, 0 deleted, 0 moved in and 0 moved out make 4"
    )
  }

  @Test func `so does one of sections`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene([["a"]])
        scene.sections = []
        scene.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    }
    expectTrap(
      result,
      says: "TableView \"list\": there are 0 sections after the update; before there were 1, and 0 inserted"
        + " and 0 deleted make 1"
    )
  }

  @Test func `a row that there is not can't be deleted`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene([["a"]])
        scene.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      }
    }
    expectTrap(
      result,
      says: "TableView \"list\": there was no row 1 of section 0 before the update to delete, reload or move"
    )
  }

  @Test func `a row that there is not can't be scrolled to`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene([["a", "b", "c"]])
        scene.table.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top, animated: false)
      }
    }
    expectTrap(result, says: "TableView \"list\" has no row 7 of section 0 to scroll to; that has 3 rows")
  }

  @Test func `cells need a class`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TableView().dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
      }
    }
    expectTrap(result, says: "TableView: no class is registered for cells \"row\"")
  }

  @Test func `the class must be that of a cell`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableView().register(Label.self, forCellReuseIdentifier: "row") }
    }
    expectTrap(result, says: "TableView can't register Label for \"row\": it is no TableViewCell")
  }

  @Test func `a cell can't be that of two rows`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class One: TableViewDataSource {
          let cell = TableViewCell()
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { cell }
        }
        let (one, table) = (One(), TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        table.dataSource = one
        table.layoutIfNeeded()
      }
    }
    expectTrap(result, says: "TableView: the cell for row 1 of section 0 is that of row 0 of section 0")
  }

  @Test func `a controller must have cells for its rows`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Empty: TableViewController {
          override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
        }
        Simulator().launch(Empty())
      }
    }
    expectTrap(result, says: "Empty: tableView(_:cellForRowAt:) must be overridden")
  }

  @Test(arguments: [true, false]) func `a height must be a number`(isEstimate: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isEstimate] in
      await MainActor.run {
        let scene = TableScene(launches: false)
        scene.headers = [0: "Names"]
        if isEstimate {
          scene.table.estimatedRowHeight = .nan
        } else {
          scene.table.sectionHeaderHeight = .nan
        }
        _ = scene.table.numberOfSections
      }
    }
    expectTrap(result, says: "TableView \"list\": a height of nan is not finite")
  }

  @Test func `an index path without a row says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath(index: 3).row
    }
    expectTrap(result, says: "IndexPath [3] has no row")
  }
}
