import UIKit

class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var inner: UITableViewDelegate?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        inner?.tableView?(tableView, didSelectRowAt: indexPath)
    }
}
