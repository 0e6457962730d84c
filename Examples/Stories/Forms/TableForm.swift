import Foundation
import HeadlessUIKit

/// A list with a field above its rows, in a table view controller, which avoids the keyboard by itself (E55).
/// A technique that changes the insets of the same list is added as a child controller.
@MainActor final class TableForm: TableViewController {
  let field = TextField(frame: CGRect(x: 20, y: 15, width: 280, height: 31))
  private let technique: any ScrollViewAvoiding

  init(with technique: any ScrollViewAvoiding) {
    self.technique = technique
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    technique.scrollView = tableView
    addChild(technique)
    technique.view.frame = CGRect(x: 0, y: 0, width: 320, height: 61)
    field.placeholder = "Name"
    technique.view.addSubview(field)
    technique.watch(field)
    tableView.tableHeaderView = technique.view
    technique.didMove(toParent: self)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? TableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
