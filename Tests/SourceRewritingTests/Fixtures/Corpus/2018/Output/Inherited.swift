#sourceLocation(file: "2018/Inherited.swift", line: 1)
import UIKit

class ParentController: UIViewController {
          func close(_ sender: Any) {}
          func save(_ sender: UIBarButtonItem, for event: UIEvent) {}
@MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(ParentController.self, "ParentController"); c.method("close:") { t, s in t.close(s) }; c.method("save:for:") { t, s, e in t.save(s, for: e) }; c.coder { ParentController(coder: $0) } } }

class ChildController: ParentController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let a = UIBarButtonItem(title: "x", style: .plain, target: self, action: Self._s1        )
        let b = UIBarButtonItem(title: "y", style: .plain, target: self, action: Self._s2                                )
        navigationItem.rightBarButtonItems = [a, b]
    }
nonisolated private static var _s1: Selector { Selector(source: "close:") { (t: ChildController, s) in t.close(s) } }; nonisolated private static var _s2: Selector { Selector(source: "save:for:") { (t: ParentController, s, e) in t.save(s, for: e) } }; @MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(ChildController.self, "ChildController"); c.coder { ChildController(coder: $0) }; c.implements(["viewDidLoad"]) } }
@MainActor func _register_Inherited(_ m: SourceModule) { ParentController._c4(m); ChildController._c3(m) }
