#sourceLocation(file: "2025/AsyncWork.swift", line: 1)
import UIKit

             final class Loader: NSObject {
    func load() async throws -> Int { 1 }
    func cancel() {}
    func three(_ a: Int, b: Int, c: Int) {}
    nonisolated func free() {}
    @MainActor func main(_ sender: UIButton) {}
    func target() -> Selector { Self._s1            }
nonisolated private static var _s1: Selector { Selector(source: "main:") { (t: Loader, s) in t.main(s) } }; @MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(Loader.self, "Loader"); c.method("cancel") { t in t.cancel() }; c.method("free") { t in t.free() }; c.method("main:") { t, s in t.main(s) }; c.method("target") { t in t.target() }; c.plain { Loader() }; c.implements(["load", "three:b:c:"]) } }
@MainActor func _register_AsyncWork(_ m: SourceModule) { Loader._c2(m) }
