#sourceLocation(file: "2018/Delayed.swift", line: 1)
import UIKit

class DelayedController: UIViewController {
    func search(_ text: String) {
        DelayedController.cancelPreviousPerformRequests(withTarget: self, selector: Self._s1             , object: nil)
        perform(Self._s2             , with: nil, afterDelay: 0.5)
        perform(Selector("reload:"), with: nil)
        perform(NSSelectorFromString("finishNow"))
    }
          func reload(_ object: Any?) {}
          func finishNow() {}
nonisolated private static var _s1: Selector { Selector(source: "reload:") { (t: DelayedController, s) in t.reload(s) } }; nonisolated private static var _s2: Selector { Selector(source: "reload:") { (t: DelayedController, s) in t.reload(s) } }; @MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(DelayedController.self, "DelayedController"); c.method("reload:") { t, s in t.reload(s) }; c.method("finishNow") { t in t.finishNow() }; c.coder { DelayedController(coder: $0) }; c.implements(["search:"]) } }
@MainActor func _register_Delayed(_ m: SourceModule) { DelayedController._c3(m) }
