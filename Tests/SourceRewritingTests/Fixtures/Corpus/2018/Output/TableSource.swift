#sourceLocation(file: "2018/TableSource.swift", line: 1)
import UIKit

class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var inner: UITableViewDelegate?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        inner?.tableView?(tableView, didSelectRowAt: indexPath)
    }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(TableSource.self, "TableSource"); c.plain { TableSource() }; c.implements(["tableView:numberOfRowsInSection:", "tableView:cellForRowAt:", "tableView:didSelectRowAt:"]) } }
@MainActor func _register_TableSource(_ m: SourceModule) { TableSource._c1(m) }
