import UIKit

@IBDesignable
class CounterView: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0
    @IBInspectable var color: UIColor? = nil
    private var value = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(increase)))
    }

    @objc fileprivate func increase() -> Int {
        value += 1
        return value
    }
}
