import UIKit

class ListController: UITableViewController, DetailDelegate {
    var items = ["One", "Two"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }

    func detailDidFinish(_ controller: DetailController) {
        controller.dismiss(animated: true, completion: nil)
    }

    func detailWillFinish(_ controller: DetailController) {}

    func detail(_ controller: DetailController, didChange value: Int) { items.append("\(value)") }
}

class NamedListController: ListController {
    override func detailWillFinish(_ controller: DetailController) { items = [] }
    func detail(_ controller: DetailController, didChoose name: String) -> Bool { return name.isEmpty }
    var detailTitle: String { return "Named" }
}
