#sourceLocation(file: "2018/LocalTypes.swift", line: 1)
import UIKit

func makeTarget() -> NSObject {
    class Local: NSObject {
              func fire() {}
        func selector() -> Selector { return Self._s1        }
    nonisolated private static var _s1: Selector { Selector(source: "fire") { (t: Local) in t.fire() } } }
    return Local()
}
