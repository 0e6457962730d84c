#sourceLocation(file: "2018/Computed.swift", line: 1)
import UIKit

class ComputedController: UIViewController {
    var item: UIBarButtonItem {
        return UIBarButtonItem(title: "Go", style: .plain, target: self, action: Self._s1     )
    }
    var button = UIButton() {
        didSet { button.addTarget(self, action: Self._s2     , for: .touchUpInside) }
    }
    subscript(index: Int) -> Selector { return Self._s3      }
          func go() {}
nonisolated private static var _s1: Selector { Selector(source: "go") { (t: ComputedController) in t.go() } }; nonisolated private static var _s2: Selector { Selector(source: "go") { (t: ComputedController) in t.go() } }; nonisolated private static var _s3: Selector { Selector(source: "go") { (t: ComputedController) in t.go() } }; @MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(ComputedController.self, "ComputedController"); c.method("go") { t in t.go() }; c.coder { ComputedController(coder: $0) } } }
@MainActor func _register_Computed(_ m: SourceModule) { ComputedController._c4(m) }
