#sourceLocation(file: "2014/Conditional.swift", line: 1)
import UIKit

class ConditionalController: UIViewController {
    #if DEBUG
          func debug() {}
    #else
          func release() {}
    #endif

    func bind(_ button: UIButton) {
        #if DEBUG
        button.addTarget(self, action: Self._s1        , for: .touchUpInside)
        #else
        button.addTarget(self, action: Self._s2          , for: .touchUpInside)
        #endif
    }

#if (DEBUG)
nonisolated private static var _s1: Selector { Selector(source: "debug") { (t: ConditionalController) in t.debug() } }
#endif

#if !(DEBUG)
nonisolated private static var _s2: Selector { Selector(source: "release") { (t: ConditionalController) in t.release() } }
#endif
@MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(ConditionalController.self, "ConditionalController")
#if (DEBUG)
c.method("debug") { t in t.debug() }
#endif

#if !(DEBUG)
c.method("release") { t in t.release() }
#endif
c.coder { ConditionalController(coder: $0) }; c.implements(["bind:"]) } 
#sourceLocation(file: "2014/Conditional.swift", line: 17)
}
@MainActor func _register_Conditional(_ m: SourceModule) { ConditionalController._c3(m) }
