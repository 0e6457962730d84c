import UIKit

class ParentController: UIViewController {
    @objc func close(_ sender: Any) {}
    @objc func save(_ sender: UIBarButtonItem, for event: UIEvent) {}
}

class ChildController: ParentController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let a = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(close))
        let b = UIBarButtonItem(title: "y", style: .plain, target: self, action: #selector(ParentController.save(_:for:)))
        navigationItem.rightBarButtonItems = [a, b]
    }
}
