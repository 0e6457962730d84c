import UIKit

/// A data source of rows with a fixed height, which records its calls.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let calls: Calls
  var counts: [Int]
  let height: CGFloat = 44

  init(_ counts: [Int], _ calls: Calls) {
    self.counts = counts
    self.calls = calls
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.add("cell \(indexPath.section).\(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls.add("height \(indexPath.section).\(indexPath.row)")
    return height
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    calls.add("willDisplay \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.add("didSelect") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.add("didScroll") }
}

/// A data source of a row with a header.
private final class Titled: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
}

extension ProbeStage {
  /// Adds a table of 320 x 300 points without estimates.
  fileprivate func table(_ rows: Rows, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300), style: style)
    if #available(iOS 11, *) { table.contentInsetAdjustmentBehavior = .never }
    table.estimatedRowHeight = 0
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    retain(rows)
    view.addSubview(table)
    view.layoutIfNeeded()
    return table
  }
}

private func text(_ paths: [IndexPath]) -> [String] { paths.map { "\($0.section).\($0.row)" } }

extension Probe {
  /// Tables.
  static let tables: [Probe] = [
    Probe("MT23", "the rows in a rectangle") { stage in
      let rows = Rows([20], Calls()), table = stage.table(rows)
      @MainActor func found(_ y: CGFloat, _ height: CGFloat) -> [String] {
        text(table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 320, height: height)) ?? [])
      }
      stage.log("(0, 43.5, 320, 1)", found(43.5, 1).first)
      stage.log("(0, 43, 320, 2)", found(43, 2))
      stage.log("(0, 44, 320, 44)", found(44, 44))
      stage.log("(0, 44, 320, 45)", found(44, 45))
    },
    Probe("MT21", "a plain table without titles") { stage in
      let rows = Rows([2, 3], Calls()), table = stage.table(rows)
      stage.log("the second section begins at", table.rectForRow(at: IndexPath(row: 0, section: 1)).minY)
      stage.log("the height of the content", table.contentSize.height)
    },
    Probe("MT22", "a grouped table without titles") { stage in
      let rows = Rows([2, 2], Calls()), table = stage.table(rows, .grouped)
      stage.log("the first row is at", table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
      stage.log(
        "the first row of the second section",
        table.rectForRow(at: IndexPath(row: 0, section: 1)).minY
      )
    },
    Probe("MT1", "scrolling a table by code") { stage in
      let calls = Calls(), rows = Rows([50], calls), table = stage.table(rows)
      _ = calls.take()
      table.contentOffset.y = 440
      stage.log("inside the call", calls.take().filter { $0 == "didScroll" })
      stage.log(
        "the first visible row at once",
        text(Array((table.indexPathsForVisibleRows ?? []).prefix(1)))
      )
      table.layoutIfNeeded()
      let list = calls.take()
      let cell = list.firstIndex(of: "cell 0.10") ?? -1,
        display = list.firstIndex(of: "willDisplay 0.10") ?? -1
      stage.log(
        "in the layout the cell of the row is requested before willDisplay",
        cell >= 0 && cell < display
      )
    },
    Probe("MT3", "batch updates of a table", since: 11) { stage in
      let calls = Calls(), rows = Rows([3], calls), table = stage.table(rows)
      table.performBatchUpdates {
        rows.counts[0] = 4
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      } completion: {
        calls.add("completion(\($0))")
      }
      stage.log("when the call returns the number of rows is", table.numberOfRows(inSection: 0))
      stage.log("the completion is called in it", calls.take().contains { $0.hasPrefix("completion") })
      await stage.wait(1)
      stage.log("later", calls.take().filter { $0.hasPrefix("completion") })
    },
    Probe("MT3-2", "batch updates outside of windows", since: 11) { stage in
      let calls = Calls(), rows = Rows([3], calls), table = stage.table(rows)
      table.removeFromSuperview()
      table.performBatchUpdates {
        rows.counts[0] = 4
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      } completion: {
        calls.add("completion(\($0))")
      }
      stage.log("when the call returns the number of rows is", table.numberOfRows(inSection: 0))
      await stage.wait(1)
      stage.log("later", calls.take().filter { $0.hasPrefix("completion") })
    },
    Probe("MT41", "the heights and cells of the first load without estimates", since: 11) { stage in
      let calls = Calls(), rows = Rows([50], calls), table = stage.table(rows)
      let list = calls.take(), first = list.firstIndex(of: "cell 0.0") ?? -1
      let last = list.firstIndex(of: "height 0.49") ?? .max
      stage.log("all heights are requested before the first cell", last < first)
      stage.log("the last visible row has a cell", list.contains("cell 0.6"))
      stage.log("a row that is far away has one", list.contains("cell 0.20"))
    },
    Probe("MT41-2", "the estimates of a new table", since: 11) { stage in
      let table = UITableView()
      stage.log("that of rows is automatic", table.estimatedRowHeight == UITableView.automaticDimension)
      stage.log("the height of rows is automatic", table.rowHeight == UITableView.automaticDimension)
    },
    Probe("TC34", "the headers of a plain table", facts: ["MT6"]) { stage in
      let titled = Titled(),
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      if #available(iOS 15, *) { table.sectionHeaderTopPadding = 0 }
      table.estimatedSectionHeaderHeight = 0
      table.dataSource = titled
      stage.view.addSubview(table)
      stage.view.layoutIfNeeded()
      stage.log("the height of a header", table.rectForHeader(inSection: 0).height)
      withExtendedLifetime(titled) {}
    },
    Probe("TC39", "the space above the headers of a plain table", since: 15) { stage in
      guard #available(iOS 15, *) else { return }
      let titled = Titled()
      stage.retain(titled)
      @MainActor func row(_ padding: CGFloat?) -> CGFloat {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        if let padding { table.sectionHeaderTopPadding = padding }
        table.dataSource = titled
        stage.view.addSubview(table)
        stage.view.layoutIfNeeded()
        return table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
      }
      let none = row(0)
      stage.log("by default the first row is lower than without a padding by", row(nil) - none)
    },
    Probe("E55", "a table view controller with the focused field") { stage in
      let controller = UITableViewController(style: .plain), field = UITextField()
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1500))
      field.frame = CGRect(x: 10, y: 1200, width: 200, height: 30)
      footer.addSubview(field)
      stage.window.rootViewController = controller
      stage.window.layoutIfNeeded()
      await stage.turn()
      controller.tableView.tableFooterView = footer
      controller.tableView.layoutIfNeeded()
      let records = Calls()
      var top = CGFloat.greatestFiniteMagnitude
      stage.observe(UIResponder.keyboardDidShowNotification) {
        top = $0.end?.minY ?? 0
        records.add("shown")
      }
      field.becomeFirstResponder()
      await stage.wait(1.5)
      let frame = footer.convert(field.frame, to: nil)
      stage.log("the keyboard is shown", !records.take().isEmpty)
      stage.log("the field is above the keyboard", frame.maxY <= top)
      field.resignFirstResponder()
      await stage.wait(1)
    },
    Probe("U98", "the delegate of a table") { stage in
      let rows = Rows([1], Calls()), table = stage.table(rows)
      let scroll: UIScrollView = table
      stage.log("it is that of the scroll view", scroll.delegate === rows)
      scroll.delegate = nil
      stage.log("a scroll view's delegate that is removed is removed here", table.delegate == nil)
    },
  ]
}
