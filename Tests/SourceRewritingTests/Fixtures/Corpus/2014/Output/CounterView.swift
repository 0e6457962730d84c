#sourceLocation(file: "2014/CounterView.swift", line: 1)
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
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self._s1           ))
    }

          fileprivate func increase() -> Int {
        value += 1
        return value
    }
nonisolated private static var _s1: Selector { Selector(source: "increase") { (t: CounterView) in t.increase() } }; @MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(CounterView.self, "CounterView"); c.inspectable("cornerRadius", \.cornerRadius); c.inspectable("color", \.color); c.frame { CounterView(frame: $0) }; c.coder { CounterView(coder: $0) }; c.method("increase") { t in t.increase() } } }
@MainActor func _register_CounterView(_ m: SourceModule) { CounterView._c2(m) }
