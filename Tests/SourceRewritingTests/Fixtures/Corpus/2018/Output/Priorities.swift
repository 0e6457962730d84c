#sourceLocation(file: "2018/Priorities.swift", line: 1)
import UIKit

precedencegroup PipePrecedence { associativity: left }
infix operator |>: PipePrecedence

func |> <A, B>(value: A, transform: (A) -> B) -> B { return transform(value) }

class PipeController: UIViewController {
    @Observed     private(set) var total: Int = 0
          func add(_ a: Int, with event: Int) {}
    var isFlag: Bool { get { return total>1 } set { total = newValue ? 1:0 } }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(PipeController.self, "PipeController"); c.property("total", \.total); c.method("add:with:") { t, s, e in t.add(s, with: e) }; c.coder { PipeController(coder: $0) } } }
@MainActor func _register_Priorities(_ m: SourceModule) { PipeController._c1(m) }
