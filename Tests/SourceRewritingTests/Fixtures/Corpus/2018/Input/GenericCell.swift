import UIKit

class GenericController<Model: AnyObject>: UIViewController {
    var model: Model?

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    }

    @objc func tapped(_ sender: UIButton) { model = nil }
}

class ModelController: GenericController<HomeViewModel> {
    override func tapped(_ sender: UIButton) { super.tapped(sender) }
    func again(_ button: UIButton) {
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchDown)
    }
}
