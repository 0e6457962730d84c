import Foundation
import HeadlessUIKit

/// A grouped table with switches, a slider, a stepper and a disclosure.
final class SettingsScreen: TableViewController {
  private var isOn = [true, false]
  private var volume: Float = 0.4
  private var size = 12.0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }

  override func numberOfSections(in tableView: TableView) -> Int { 3 }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 2 ? 1 : 2
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    ["Notifications", "Reading", "More"][section]
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    switch (indexPath.section, indexPath.row) {
    case (0, let row):
      content.text = ["Badges", "Sounds"][row]
      let toggle = Switch()
      toggle.isOn = isOn[row]
      toggle.addAction(
        Action { [weak self, weak toggle] _ in self?.isOn[row] = toggle?.isOn ?? false },
        for: .valueChanged
      )
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case (1, 0):
      content.text = "Volume"
      let slider = Slider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
      slider.value = volume
      slider.addAction(
        Action { [weak self, weak slider] _ in self?.volume = slider?.value ?? 0 },
        for: .valueChanged
      )
      cell.accessoryView = slider
      cell.selectionStyle = .none
    case (1, _):
      content.text = "Text size \(Int(size))"
      let stepper = Stepper()
      (stepper.minimumValue, stepper.maximumValue, stepper.value) = (10, 16, size)
      stepper.addAction(
        Action { [weak self, weak stepper] _ in
          self?.size = stepper?.value ?? 0
          self?.tableView.reloadRows(at: [indexPath], with: .none)
        },
        for: .valueChanged
      )
      cell.accessoryView = stepper
      cell.selectionStyle = .none
    default:
      content.text = "About"
      cell.accessoryType = .disclosureIndicator
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 2 else { return }
    navigationController?.pushViewController(TextScreen("About", "Version 1.0"), animated: true)
  }
}

/// A screen with a text.
final class TextScreen: ViewController {
  private let text: String

  init(_ title: String, _ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addColumn([Label(text)])
  }
}

/// A list of names.
class NamesScreen: TableViewController {
  var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let name = names[indexPath.row]
    navigationController?.pushViewController(TextScreen(name, "All about \(name)"), animated: true)
  }
}

/// A list with a search controller.
final class CountriesScreen: NamesScreen, SearchResultsUpdating {
  private let all = ["Austria", "Belgium", "Canada", "Denmark", "Estonia", "Finland"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Countries"
    names = all
    let search = SearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: SearchController) {
    let text = searchController.searchBar.text ?? ""
    names = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }
}

/// A list that a task loads, with an activity indicator and pull to refresh.
final class NewsScreen: NamesScreen {
  private let indicator = ActivityIndicatorView(style: .medium)
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
    refreshControl = RefreshControl(
      frame: .zero,
      primaryAction: Action { [weak self] _ in self?.load() }
    )
    tableView.backgroundView = indicator
    indicator.startAnimating()
    load()
  }

  private func load() {
    let clock = SimulationContext.current?.clock ?? VirtualClock()
    Task { [weak self] in
      try? await clock.sleep(for: .seconds(1))
      self?.show()
    }
  }

  private func show() {
    count = min(count + 1, 2)
    names = (0..<count * 3).map { "Story \($0 + 1)" }
    indicator.stopAnimating()
    tableView.backgroundView = nil
    refreshControl?.endRefreshing()
    tableView.reloadData()
  }
}

/// A list whose rows are deleted by a swipe or in editing mode, and come back by Undo.
final class MailScreen: NamesScreen {
  private let all = ["Ada", "Barbara", "Grace"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mail"
    names = all
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = BarButtonItem(
      title: "Undo",
      primaryAction: Action { [weak self] _ in self?.undo() }
    )
  }

  private func undo() {
    names = all
    tableView.reloadData()
  }

  private func delete(_ name: String) {
    guard let row = names.firstIndex(of: name) else { return }
    names.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  override func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let name = names[indexPath.row]
    let action = ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(name)
      done(true)
    }
    return SwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(names[indexPath.row]) }
  }
}

/// A list to which a button adds rows.
final class NotesScreen: NamesScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    names = ["Note 1"]
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .add,
      primaryAction: Action { [weak self] _ in self?.add() }
    )
  }

  private func add() {
    names.append("Note \(names.count + 1)")
    tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
  }
}

/// A list whose rows are dragged to another position.
final class QueueScreen: NamesScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Queue"
    names = ["First song", "Second song", "Third song"]
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .none }
}

/// A field above a list, whose return key adds a row.
final class TodoScreen: ViewController, TextFieldDelegate, TableViewDataSource {
  private let field = TextField("New task")
  private let table = TableView()
  private var tasks = ["Buy bread"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    view.backgroundColor = .systemBackground
    field.delegate = self
    field.returnKeyType = .done
    table.dataSource = self
    table.allowsSelection = false
    table.keyboardDismissMode = .onDrag
    table.register(TableViewCell.self, forCellReuseIdentifier: "task")
    view.add(field, to: view.safeAreaLayoutGuide, insets: 16)
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    LayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    if let text = textField.text, !text.isEmpty {
      tasks.insert(text, at: 0)
      textField.text = ""
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    textField.resignFirstResponder()
    return true
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = tasks[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

/// A list to which a screen of its own adds rows.
final class TripsScreen: NamesScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    names = ["Rome"]
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .add,
      primaryAction: Action { [weak self] _ in self?.add() }
    )
  }

  private func add() {
    let editor = TripEditor { [weak self] name in
      self?.names.insert(name, at: 0)
      self?.tableView.reloadData()
    }
    present(NavigationController(rootViewController: editor), animated: true)
  }
}

/// The form of a new trip.
private final class TripEditor: ViewController {
  private let field = TextField("Town")
  private let onSave: @MainActor (String) -> Void

  init(onSave: @escaping @MainActor (String) -> Void) {
    self.onSave = onSave
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Trip"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel,
      primaryAction: Action { [weak self] _ in self?.dismiss(animated: true) }
    )
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .save,
      primaryAction: Action { [weak self] _ in
        self?.onSave(self?.field.text ?? "")
        self?.dismiss(animated: true)
      }
    )
    view.addColumn([field])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}
