import UIKit

/// Switches and links in a table.
final class SettingsViewController: UITableViewController {
  private enum Section: Hashable { case look, help }

  private enum Item: Hashable {
    case darkMode, metric, introduction, importFile, settings

    var title: String {
      switch self {
      case .darkMode: "Dark Mode"
      case .metric: "Metric Units"
      case .introduction: "Introduction"
      case .importFile: "Import"
      case .settings: "System Settings"
      }
    }
  }

  private final class DataSource: UITableViewDiffableDataSource<Section, Item> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section) == .look ? "Look" : "Help"
    }
  }

  private var dataSource: DataSource!
  private var switches: Set<Item> = [.metric]

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.accessibilityIdentifier = "settings"
    dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessoryView = self?.makeSwitch(for: item)
      cell.accessoryType = cell.accessoryView == nil ? .disclosureIndicator : .none
      cell.selectionStyle = cell.accessoryView == nil ? .default : .none
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.look, .help])
    snapshot.appendItems([.darkMode, .metric], toSection: .look)
    snapshot.appendItems([.introduction, .importFile, .settings], toSection: .help)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeSwitch(for item: Item) -> UISwitch? {
    guard item == .darkMode || item == .metric else { return nil }
    let control = UISwitch(
      frame: .zero,
      primaryAction: UIAction { [weak self] action in
        guard let isOn = (action.sender as? UISwitch)?.isOn else { return }
        self?.set(item, isOn: isOn)
      }
    )
    control.isOn = switches.contains(item)
    control.accessibilityLabel = item.title
    return control
  }

  private func set(_ item: Item, isOn: Bool) {
    if isOn { switches.insert(item) } else { switches.remove(item) }
    if item == .darkMode {
      view.window?.overrideUserInterfaceStyle = isOn ? .dark : .unspecified
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([item])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .introduction:
      let introduction = IntroductionViewController()
      introduction.modalPresentationStyle = .fullScreen
      present(introduction, animated: true)
    case .importFile:
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
      picker.delegate = self
      picker.allowsMultipleSelection = false
      present(picker, animated: true)
    case .settings:
      if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
      tableView.deselectRow(at: indexPath, animated: true)
    default: break
    }
  }
}

extension SettingsViewController: UIDocumentPickerDelegate {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    tableView.indexPathForSelectedRow.map { tableView.deselectRow(at: $0, animated: true) }
    navigationItem.prompt = urls.first.map { "Imported \($0.lastPathComponent)" }
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    navigationItem.prompt = "Nothing imported"
  }
}
