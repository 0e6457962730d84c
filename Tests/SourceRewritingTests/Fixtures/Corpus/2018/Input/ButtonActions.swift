import UIKit

extension UIButton {
    @objc func flash() { alpha = alpha == 1 ? 0.5 : 1 }

    func flashOnTap() {
        addTarget(self, action: #selector(flash), for: .touchUpInside)
        addTarget(self, action: #selector(UIButton.flash), for: .touchDown)
    }
}

@objc extension UIView {
    func pulse(_ recognizer: UIGestureRecognizer) { isHidden.toggle() }
    func pulseOnTap() {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pulse(_:))))
    }
}
