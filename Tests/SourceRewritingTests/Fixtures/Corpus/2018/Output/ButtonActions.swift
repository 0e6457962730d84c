#sourceLocation(file: "2018/ButtonActions.swift", line: 1)
import UIKit

extension UIButton {
          func flash() { alpha = alpha == 1 ? 0.5 : 1 }

    func flashOnTap() {
        addTarget(self, action: Self._s1        , for: .touchUpInside)
        addTarget(self, action: Self._s2                 , for: .touchDown)
    }
nonisolated private static var _s1: Selector { Selector("flash", UIButton.flash) }; nonisolated private static var _s2: Selector { Selector("flash", UIButton.flash) }; @MainActor fileprivate static func _c5(_ m: SourceModule) { let c = m.add(UIButton.self, "UIButton"); c.method("flash") { t in t.flash() } } }

      extension UIView {
    func pulse(_ recognizer: UIGestureRecognizer) { isHidden.toggle() }
    func pulseOnTap() {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self._s3            ))
    }
nonisolated private static var _s3: Selector { Selector(source: "pulse:") { (t: UIView, s) in t.pulse(s) } }; @MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(UIView.self, "UIView"); c.method("pulse:") { t, s in t.pulse(s) }; c.method("pulseOnTap") { t in t.pulseOnTap() } } }
@MainActor func _register_ButtonActions(_ m: SourceModule) { UIButton._c5(m); UIView._c4(m) }
