#sourceLocation(file: "2014/ListController.swift", line: 1)
import UIKit

class ListController: UITableViewController, DetailDelegate {
    var items = ["One", "Two"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }

    func detailDidFinish(_ controller: DetailController) {
        controller.dismiss(animated: true, completion: nil)
    }

    func detailWillFinish(_ controller: DetailController) {}

    func detail(_ controller: DetailController, didChange value: Int) { items.append("\(value)") }
var _DetailDelegate_detailWillFinish_: ((DetailController) -> Void)? { return { self.detailWillFinish($0) } }; var _DetailDelegate_detail__didChoose: ((DetailController, String) -> Bool)? { nil }; var _DetailDelegate_detail__didChange: ((DetailController, Int) -> Void)? { return { self.detail($0, didChange: $1) } }; var _DetailDelegate_detailTitle: String? { nil }; @MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(ListController.self, "ListController"); c.coder { ListController(coder: $0) }; c.implements(["tableView:numberOfRowsInSection:", "detailDidFinish:", "detailWillFinish:", "detail:didChange:"]) } }

class NamedListController: ListController {
    override func detailWillFinish(_ controller: DetailController) { items = [] }
    func detail(_ controller: DetailController, didChoose name: String) -> Bool { return name.isEmpty }
    var detailTitle: String { return "Named" }
override var _DetailDelegate_detail__didChoose: ((DetailController, String) -> Bool)? { return { self.detail($0, didChoose: $1) } }; override var _DetailDelegate_detailTitle: String? { self.detailTitle }; @MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(NamedListController.self, "NamedListController"); c.coder { NamedListController(coder: $0) }; c.implements(["detailWillFinish:", "detail:didChoose:"]) } }
@MainActor func _register_ListController(_ m: SourceModule) { ListController._c2(m); NamedListController._c1(m) }
