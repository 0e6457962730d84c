#sourceLocation(file: "2025/Nested.swift", line: 1)
import UIKit

enum Feature {
    final class Controller: UIViewController {
        private final class Badge: UIControl {
                  func ping() {}
            func bind() { addTarget(self, action: Self._s1       , for: .touchUpInside) }
        nonisolated private static var _s1: Selector { Selector(source: "ping") { (t: Badge) in t.ping() } }; @MainActor fileprivate static func _c5(_ m: SourceModule) { let c = m.add(Badge.self, "Feature.Controller.Badge"); c.method("ping") { t in t.ping() }; c.coder { Badge(coder: $0) }; c.implements(["bind"]) } }
        private let badge = Badge()
              private func pong(_ sender: UIControl) {}
        func bind() { badge.addTarget(self, action: Self._s2       , for: .touchUpInside) }
    nonisolated private static var _s2: Selector { Selector(source: "pong:") { (t: Controller, s) in t.pong(s) } }; @MainActor fileprivate static func _c6(_ m: SourceModule) { let c = m.add(Controller.self, "Feature.Controller"); c.method("pong:") { t, s in t.pong(s) }; c.coder { Controller(coder: $0) }; c.implements(["bind"]); Badge._c5(m) } }
@MainActor fileprivate static func _c7(_ m: SourceModule) { Controller._c6(m) } }

extension Feature.Controller {
          func extra() {}
    func more() -> Selector { Self._s3         }
nonisolated private static var _s3: Selector { Selector(source: "extra") { (t: Feature.Controller) in t.extra() } }; @MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(Feature.Controller.self, "Feature.Controller"); c.method("extra") { t in t.extra() } } }
@MainActor func _register_Nested(_ m: SourceModule) { Feature._c7(m); Feature.Controller._c4(m) }
