import UIKit

class BaseController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        configure()
    }
}

extension BaseController {
    @objc func configure() {
        title = "Base"
        let item = UIBarButtonItem(title: "Done", style: .plain, target: self, action: #selector(done))
        navigationItem.rightBarButtonItem = item
    }

    @objc func done() {
        dismiss(animated: true, completion: nil)
    }

    @objc func helper() {}
}
