#sourceLocation(file: "2018/Closures.swift", line: 1)
import UIKit

class ClosureController: UIViewController {
    func schedule() {
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            let tap = UITapGestureRecognizer(target: self, action: Self._s1                  )
            self.view.addGestureRecognizer(tap)
            func nested() -> Selector { return Self._s2               }
            print(nested())
        }
    }
          func handle(_ tap: UITapGestureRecognizer) {}
          func finish() -> String { return "done" }
nonisolated private static var _s1: Selector { Selector(source: "handle:") { (t: ClosureController, s) in t.handle(s) } }; nonisolated private static var _s2: Selector { Selector(source: "finish") { (t: ClosureController) in t.finish() } }; @MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(ClosureController.self, "ClosureController"); c.method("handle:") { t, s in t.handle(s) }; c.method("finish") { t in t.finish() }; c.coder { ClosureController(coder: $0) }; c.implements(["schedule"]) } }
@MainActor func _register_Closures(_ m: SourceModule) { ClosureController._c3(m) }
