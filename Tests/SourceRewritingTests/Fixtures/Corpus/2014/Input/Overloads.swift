import UIKit

class OverloadController: UIViewController {
    @objc func show(_ sender: UIButton) {}
    @objc func show(_ sender: UISwitch) {}
    @objc(openIt:) func open(_ sender: Any) {}
    @objc func close() {}

    func bind(_ button: UIButton) {
        button.addTarget(self, action: #selector(show(_:) as (UIButton) -> Void), for: .touchUpInside)
        button.addTarget(self, action: #selector(OverloadController.show(_:) as (OverloadController) -> (UISwitch) -> Void), for: .valueChanged)
        button.addTarget(self, action: #selector(open), for: .touchDown)
        button.addTarget(self, action: #selector(self.close), for: .touchCancel)
        if responds(to: #selector(close)) { perform(#selector(open(_:)), with: button) }
    }
}
