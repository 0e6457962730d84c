import UIKit
#sourceLocation(file: "2014/PersonStore.swift", line: 1)
import Foundation

class PersonStore: NSObject {
    var people: [Person] = []
    var observation: NSKeyValueObservation?

    func start() {
        NotificationCenter.default.addObserver(self, selector: Self._s1              , name: NSNotification.Name("changed"), object: nil)
        observation = people.first?.observe(\.name, options: [.new]) { _, change in
            print(change.newValue ?? "")
        }
    }

          func changed(_ note: Notification) {
        let name = people.first?.value(forKey: "name"               ) as? String
        people.first?.setValue(name ?? "", forKey: "name")
    }

    deinit { NotificationCenter.default.removeObserver(self) }
nonisolated private static var _s1: Selector { Selector(source: "changed:") { (t: PersonStore, s) in t.changed(s) } }; @MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(PersonStore.self, "PersonStore"); c.method("changed:") { t, s in t.changed(s) }; c.plain { PersonStore() }; c.implements(["start"]) } }
@MainActor func _register_PersonStore(_ m: SourceModule) { PersonStore._c2(m) }
