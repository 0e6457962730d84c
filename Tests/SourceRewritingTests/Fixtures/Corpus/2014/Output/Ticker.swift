import UIKit
#sourceLocation(file: "2014/Ticker.swift", line: 1)
import Foundation

class Ticker: NSObject {
    var timer: Timer?
    var count = 0

    func start() {
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: Self._s1              , userInfo: nil, repeats: true)
    }

          func tick(_ timer: Timer) {
        count += 1
    }
nonisolated private static var _s1: Selector { Selector(source: "tick:") { (t: Ticker, s) in t.tick(s) } }; @MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(Ticker.self, "Ticker"); c.method("tick:") { t, s in t.tick(s) }; c.plain { Ticker() }; c.implements(["start"]) } }
@MainActor func _register_Ticker(_ m: SourceModule) { Ticker._c2(m) }
