#sourceLocation(file: "2025/OneLine.swift", line: 1)
import UIKit

final class OneLine: UIView {       func a() {}; func b() -> Selector { Self._s1     } ; nonisolated private static var _s1: Selector { Selector(source: "a") { (t: OneLine) in t.a() } }; @MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(OneLine.self, "OneLine"); c.method("a") { t in t.a() }; c.coder { OneLine(coder: $0) }; c.implements(["b"]) } }
final class Nothing: UIView {@MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(Nothing.self, "Nothing"); c.coder { Nothing(coder: $0) } } }
@MainActor func _register_OneLine(_ m: SourceModule) { OneLine._c3(m); Nothing._c2(m) }
