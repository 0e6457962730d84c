#sourceLocation(file: "2025/Unlabelled.swift", line: 1)
import UIKit

final class LabelController: UIViewController {
          func move(to point: Any) {}
          func moveTo(point: Any) {}
          func update(view: UIView, for event: UIEvent) {}
          func `default`() {}
    func all() -> [Selector] {
        [Self._s1            , Self._s2                 , Self._s3                    , Self._s4            ]
    }
nonisolated private static var _s1: Selector { Selector(source: "moveTo:") { (t: LabelController, s) in t.move(to: s) } }; nonisolated private static var _s2: Selector { Selector(source: "moveToPoint:") { (t: LabelController, s) in t.moveTo(point: s) } }; nonisolated private static var _s3: Selector { Selector(source: "updateWithView:for:") { (t: LabelController, s, e) in t.update(view: s, for: e) } }; nonisolated private static var _s4: Selector { Selector("default", LabelController.`default`) }; @MainActor fileprivate static func _c5(_ m: SourceModule) { let c = m.add(LabelController.self, "LabelController"); c.method("moveTo:") { t, s in t.move(to: s) }; c.method("moveToPoint:") { t, s in t.moveTo(point: s) }; c.method("updateWithView:for:") { t, s, e in t.update(view: s, for: e) }; c.method("`default`") { t in t.`default`() }; c.coder { LabelController(coder: $0) }; c.implements(["all"]) } }
@MainActor func _register_Unlabelled(_ m: SourceModule) { LabelController._c5(m) }
