import UIKit

class ComputedController: UIViewController {
    var item: UIBarButtonItem {
        return UIBarButtonItem(title: "Go", style: .plain, target: self, action: #selector(go))
    }
    var button = UIButton() {
        didSet { button.addTarget(self, action: #selector(go), for: .touchUpInside) }
    }
    subscript(index: Int) -> Selector { return #selector(go) }
    @objc func go() {}
}
