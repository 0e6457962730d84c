import HeadlessUIKit

/// A table of 300 x 400 points with text rows, and a record of its delegate's and data source's calls.
@MainActor final class TableScene: TableViewDataSource, TableViewDelegate {
  let simulator: Simulator
  let controller = ViewController()
  let table: TableView
  var sections: [[String]]
  /// The calls, one line each.
  private(set) var heard: [String] = []
  /// The index paths for which a cell was requested.
  private(set) var askedCells: [IndexPath] = []
  var heights: [IndexPath: CGFloat] = [:]
  var headers: [Int: String] = [:]
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var shouldHighlight: (IndexPath) -> Bool = { _ in true }
  /// Called with each cell before it is shown.
  var configure: (TableViewCell, IndexPath) -> Void = { _, _ in }
  /// Called when a line is recorded.
  var onLine: (String) -> Void = { _ in }
  var mayEdit: (IndexPath) -> Bool = { _ in true }
  var editingStyle = TableViewCell.EditingStyle.delete
  var leading: (IndexPath) -> SwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> SwipeActionsConfiguration? = { _ in nil }

  init(
    _ sections: [[String]] = [(0..<100).map { "Row \($0)" }],
    style: TableView.Style = .plain,
    _ setup: Setup = .current,
    launches: Bool = true
  ) {
    simulator = setup.simulator()
    self.sections = sections
    table = TableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: style)
    table.accessibilityIdentifier = "list"
    table.contentInsetAdjustmentBehavior = .never
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    controller.view.addSubview(table)
    if launches { simulator.launch(controller) }
  }

  /// Returns the lines recorded since the last call.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  private func note(_ line: String) {
    heard.append(line)
    onLine(line)
  }

  /// The texts of the visible cells, from top to bottom.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Taps the center of a row.
  func tap(_ row: Int, section: Int = 0) throws {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    try simulator.user.tap(CGPoint(x: rect.midX, y: rect.midY - table.contentOffset.y + 100))
  }

  /// Drags a touch vertically in steps of 10 milliseconds, and rests before it is lifted.
  func drag(_ steps: [CGFloat], from y: CGFloat = 300) throws {
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 150, y: y))
      var place = y
      for step in steps {
        simulator.advance(by: .milliseconds(10))
        place += step
        try finger.move(to: CGPoint(x: 150, y: place))
      }
      simulator.advance(by: .milliseconds(200))
      finger.lift()
    }
    simulator.settle()
  }

  /// Drags a touch horizontally along a row in steps of 10 points, and rests before it is lifted.
  func swipe(_ row: Int, from x: CGFloat = 150, by way: CGFloat) throws {
    let y = table.rectForRow(at: IndexPath(row: row, section: 0)).midY - table.contentOffset.y + 100
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: CGPoint(x: x, y: y))
      for step in 1...Int(abs(way) / 10) {
        simulator.advance(by: .milliseconds(10))
        try finger.move(to: CGPoint(x: x + CGFloat(step) * (way < 0 ? -10 : 10), y: y))
      }
      simulator.advance(by: .milliseconds(200))
      finger.lift()
    }
    simulator.settle()
  }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    askedCells.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    configure(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit(indexPath) }
  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle) \(text(indexPath))")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let word = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(word, at: destinationIndexPath.row)
    note("move \(text(sourceIndexPath)) to \(text(destinationIndexPath))")
  }

  // MARK: Delegate

  private func text(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight \(text(indexPath))")
    return shouldHighlight(indexPath)
  }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(text(indexPath))")
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(text(indexPath))")
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(text(indexPath))")
    return willSelect(indexPath)
  }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(text(indexPath))")
    return willDeselect(indexPath)
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(text(indexPath))")
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(text(indexPath))")
  }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    note("show \(text(indexPath))")
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  {
    note("end \(text(indexPath))")
  }
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory \(text(indexPath))")
  }
  func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { leading(indexPath) }
  func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { trailing(indexPath) }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("open \(text(indexPath))")
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("close \(indexPath.map { text($0) } ?? "nothing")")
  }
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    -> TableViewCell.EditingStyle
  { editingStyle }
}

extension IndexPath {
  /// Returns the index path of a row of the first section.
  static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
