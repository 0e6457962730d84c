import Foundation
import HeadlessUIKit
import Testing

/// A data source that makes a registration for each cell.
@MainActor private final class LateSource: CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
  }
}

/// A table whose data source returns other cells.
@MainActor private final class OtherCells: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor private func show(_ source: LateSource, on system: SystemVersion) throws -> CollectionView {
  let view = CollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
    collectionViewLayout: CollectionViewFlowLayout()
  )
  view.dataSource = source
  let controller = ViewController()
  controller.view.addSubview(view)
  let simulator = Simulator(device: .iPhone13, system: system)
  simulator.launch(controller)
  simulator.settle()
  return view
}

@MainActor @Suite struct RegistrationTrapTests {
  @Test func `a registration can't be created while a cell is requested`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = try? show(LateSource(), on: "15.0") }
    }
    expectTrap(
      result,
      says: "CollectionView: the registration of a CollectionViewCell was created while a cell was requested"
    )
  }

  @Test func `a row can't be configured again with another cell`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = OtherCells()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        let controller = ViewController()
        controller.view.addSubview(table)
        let simulator = Simulator()
        simulator.launch(controller)
        simulator.settle()
        table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      }
    }
    expectTrap(
      result,
      says: "TableView: the cell for row 0 of section 0 was configured again with another cell"
    )
  }
}
