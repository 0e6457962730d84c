import UIKit

protocol Themed {
    func apply()
}

extension Themed where Self: UIViewController {
    func dismissOnTap() {
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        view.addGestureRecognizer(tap)
    }
}
