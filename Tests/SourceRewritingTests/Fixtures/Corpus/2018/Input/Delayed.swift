import UIKit

class DelayedController: UIViewController {
    func search(_ text: String) {
        DelayedController.cancelPreviousPerformRequests(withTarget: self, selector: #selector(reload(_:)), object: nil)
        perform(#selector(reload(_:)), with: nil, afterDelay: 0.5)
        perform(Selector("reload:"), with: nil)
        perform(NSSelectorFromString("finishNow"))
    }
    @objc func reload(_ object: Any?) {}
    @objc func finishNow() {}
}
