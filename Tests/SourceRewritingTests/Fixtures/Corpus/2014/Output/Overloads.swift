#sourceLocation(file: "2014/Overloads.swift", line: 1)
import UIKit

class OverloadController: UIViewController {
          func show(_ sender: UIButton) {}
          func show(_ sender: UISwitch) {}
                   func open(_ sender: Any) {}
          func close() {}

    func bind(_ button: UIButton) {
        button.addTarget(self, action: Self._s1                                 , for: .touchUpInside)
        button.addTarget(self, action: Self._s2                                                                            , for: .valueChanged)
        button.addTarget(self, action: Self._s3       , for: .touchDown)
        button.addTarget(self, action: Self._s4             , for: .touchCancel)
        if responds(to: Self._s5        ) { perform(Self._s6           , with: button) }
    }
nonisolated private static var _s1: Selector { Selector(source: "show:") { (t: OverloadController, s: UIButton) in t.show(s) } }; nonisolated private static var _s2: Selector { Selector(source: "show:") { (t: OverloadController, s: UISwitch) in t.show(s) } }; nonisolated private static var _s3: Selector { Selector(source: "openIt:") { (t: OverloadController, s) in t.open(s) } }; nonisolated private static var _s4: Selector { Selector(source: "close") { (t: OverloadController) in t.close() } }; nonisolated private static var _s5: Selector { Selector(source: "close") { (t: OverloadController) in t.close() } }; nonisolated private static var _s6: Selector { Selector(source: "openIt:") { (t: OverloadController, s) in t.open(s) } }; @MainActor fileprivate static func _c7(_ m: SourceModule) { let c = m.add(OverloadController.self, "OverloadController"); c.method("show:") { (t: OverloadController, s: UIButton) in t.show(s) }; c.method("openIt:") { t, s in t.open(s) }; c.method("close") { t in t.close() }; c.coder { OverloadController(coder: $0) }; c.implements(["bind:"]) } }
@MainActor func _register_Overloads(_ m: SourceModule) { OverloadController._c7(m) }
