#sourceLocation(file: "2025/ImplicitReturns.swift", line: 1)
import UIKit

final class ReturnController: UIViewController {
    private var action: Selector { Self._s1           }
    private func pick(_ flag: Bool) -> Selector { flag ? Self._s2           : Self._s3        }
          private func run(_ sender: UIControl) {}
          private func stop() {}
nonisolated private static var _s1: Selector { Selector(source: "run:") { (t: ReturnController, s) in t.run(s) } }; nonisolated private static var _s2: Selector { Selector(source: "run:") { (t: ReturnController, s) in t.run(s) } }; nonisolated private static var _s3: Selector { Selector(source: "stop") { (t: ReturnController) in t.stop() } }; @MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(ReturnController.self, "ReturnController"); c.method("run:") { t, s in t.run(s) }; c.method("stop") { t in t.stop() }; c.coder { ReturnController(coder: $0) } } }
@MainActor func _register_ImplicitReturns(_ m: SourceModule) { ReturnController._c4(m) }
