import OSLog
import UIKit

/// The search: it begins 300 ms after the last key, and its results are rows.
class SearchViewController: UIViewController {
  @IBOutlet private(set) weak var searchField: UITextField!
  @IBOutlet private(set) weak var clearButton: UIButton!
  @IBOutlet private(set) weak var statusLabel: UILabel!
  @IBOutlet private(set) weak var tableView: UITableView!

  var service: SearchService?
  private(set) var landmarks: [Landmark] = []
  private var pendingSearch: DispatchWorkItem?
  private let logger = Logger(subsystem: "app.finder", category: "search")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Finder"
    tableView.dataSource = self
    clearButton.addTarget(self, action: #selector(clear), for: .touchUpInside)
    searchField.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
    showStatus("Where to?")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    searchField.becomeFirstResponder()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? LandmarkViewController,
      let row = tableView.indexPathForSelectedRow?.row
    else { return }
    detail.landmark = landmarks[row]
  }

  @objc private func textDidChange() {
    pendingSearch?.cancel()
    let search = DispatchWorkItem { [weak self] in self?.search() }
    pendingSearch = search
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: search)
  }

  @objc private func clear() {
    searchField.text = ""
    UIView.animate(withDuration: 0.25) {
      self.tableView.alpha = 0
    } completion: { _ in
      self.landmarks = []
      self.tableView.reloadData()
      self.tableView.alpha = 1
      self.showStatus("Where to?")
    }
  }

  private func search() {
    showStatus("Searching...")
    service?.landmarks(matching: searchField.text ?? "") { [weak self] result in
      DispatchQueue.main.async { self?.show(result) }
    }
  }

  private func show(_ result: Result<[Landmark], Error>) {
    switch result {
    case .success(let landmarks):
      self.landmarks = landmarks
      showStatus(landmarks.isEmpty ? "Nothing found" : "\(landmarks.count) found")
      tableView.reloadData()
    case .failure(let error):
      logger.error("no connection: \((error as? URLError)?.code.rawValue ?? 0, privacy: .public)")
      showStatus("No connection")
      let alert = UIAlertController(title: "No connection", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
    NotificationCenter.default.post(name: .searchDidFinish, object: self)
  }

  private func showStatus(_ text: String) { statusLabel.text = text }
}

extension SearchViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { landmarks.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Landmark", for: indexPath)
    cell.textLabel?.text = landmarks[indexPath.row].name
    return cell
  }
}
