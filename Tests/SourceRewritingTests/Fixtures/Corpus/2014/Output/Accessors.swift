#sourceLocation(file: "2014/Accessors.swift", line: 1)
import UIKit

class AccessorModel: NSObject {
          var title = "a"
                var on = false

    func selectors() -> [Selector] {
        return [Self._s1                , Self._s2                              , Self._s3                           ]
    }
nonisolated private static var _s1: Selector { Selector(source: "title") { (t: AccessorModel) in t.title } }; nonisolated private static var _s2: Selector { Selector(source: "setTitle:") { (t: AccessorModel, s) in t.title = s } }; nonisolated private static var _s3: Selector { Selector(source: "isOn") { (t: AccessorModel) in t.on } }; @MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(AccessorModel.self, "AccessorModel"); c.property("title", \.title); c.property("isOn", \.on); c.plain { AccessorModel() }; c.implements(["selectors"]) } }
@MainActor func _register_Accessors(_ m: SourceModule) { AccessorModel._c4(m) }
