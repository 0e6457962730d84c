import HeadlessUIKit

/// The rows of a table.
@MainActor final class TableSource: TableViewDataSource, TableViewDelegate {
  private unowned let world: World
  /// Whether an update of the table is in progress, during which it must not be reloaded.
  private(set) var isUpdating = false
  /// The heights of the rows of each section.
  private(set) var heights: [[CGFloat]]

  init(_ world: World) {
    self.world = world
    heights = (0..<world.random.number(1...3)).map { _ in
      (0..<world.random.number(0...40)).map { _ in 44 }
    }
    changeHeights()
  }

  func changeHeights() {
    for section in heights.indices {
      for row in heights[section].indices where world.random.once(in: 4) {
        heights[section][row] = world.random.length(10...120)
      }
    }
  }

  /// Inserts or deletes a row in an update of the table; returns a text.
  func update(_ table: TableView) -> String {
    guard let section = world.random.pick(Array(heights.indices)) else { return "no section" }
    isUpdating = true
    // A table that hasn't loaded its rows would load those of the new model.
    _ = table.numberOfRows(inSection: section)
    defer { isUpdating = false }
    let isAnimated = world.random.once(in: 2)
    let count = heights[section].count
    let row = world.random.number(0...count)
    if row < count, world.random.once(in: 2) {
      heights[section].remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: section)], with: isAnimated ? .fade : .none)
      return "deletes row \(row) of section \(section)"
    }
    heights[section].insert(world.random.length(10...120), at: row)
    table.insertRows(at: [IndexPath(row: row, section: section)], with: isAnimated ? .fade : .none)
    return "inserts row \(row) in section \(section)"
  }

  func numberOfSections(in tableView: TableView) -> Int { heights.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.section][indexPath.row]
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : "Section \(section)"
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    world.callback("didSelectRow")
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    world.callback("didEndDisplaying")
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { world.callback("didScroll") }
}

/// The items of a collection.
@MainActor final class CollectionSource: CollectionViewDataSource, CollectionViewDelegate {
  private unowned let world: World
  private var count: Int

  init(_ world: World) {
    self.world = world
    count = world.random.number(0...80)
  }

  /// Changes the number of items; the collection view must be reloaded.
  func change() { count = world.random.number(0...80) }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: CollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    world.callback("didSelectItem")
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { world.callback("didScroll") }
}

/// The rows of a picker view.
@MainActor final class PickerSource: PickerViewDataSource, PickerViewDelegate {
  private unowned let world: World
  private let counts: [Int]

  init(_ world: World) {
    self.world = world
    counts = (0..<world.random.number(1...3)).map { _ in world.random.number(0...20) }
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { counts.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    world.callback("didSelectPickerRow")
  }
}
