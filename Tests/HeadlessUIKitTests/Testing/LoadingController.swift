import Foundation
import HeadlessUIKit

/// A list that loads in a task, which sleeps for a second of virtual time; until then, an activity indicator
/// is animating.
@MainActor final class LoadingController: ViewController, TableViewDataSource {
  private let clock: any Clock<Duration>
  private let onLoad: @MainActor () -> Void
  private let indicator = ActivityIndicatorView(style: .medium)
  private let status = Label()
  private(set) var names: [String] = []
  let table = TableView()
  let search = TextField()

  init(clock: any Clock<Duration>, onLoad: @escaping @MainActor () -> Void = {}) {
    (self.clock, self.onLoad) = (clock, onLoad)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    search.frame = CGRect(x: 16, y: 60, width: 288, height: 44)
    search.placeholder = "Search"
    status.frame = CGRect(x: 16, y: 110, width: 288, height: 30)
    status.text = "Loading"
    table.frame = CGRect(x: 0, y: 150, width: 320, height: 200)
    table.dataSource = self
    table.register(TableViewCell.self, forCellReuseIdentifier: "name")
    indicator.center = CGPoint(x: 160, y: 125)
    for subview in [search, status, table, indicator] { view.addSubview(subview) }
    indicator.startAnimating()
    Task { [weak self, clock] in
      try? await clock.sleep(for: .seconds(1))
      self?.show(["Ada", "Barbara"])
    }
  }

  private func show(_ names: [String]) {
    self.names = names
    status.text = "\(names.count) names"
    indicator.stopAnimating()
    indicator.isHidden = true
    table.reloadData()
    onLoad()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}
