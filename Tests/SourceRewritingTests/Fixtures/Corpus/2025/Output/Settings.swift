#sourceLocation(file: "2025/Settings.swift", line: 1)
import Foundation
import UIKit

@MainActor
final class Settings: NSObject {
    @Observed     var isOn = false
    @Observed     var level: Double? = nil
    private var observations: [NSKeyValueObservation] = []

    func start() {
        observations.append(observe(\.isOn, options: [.old, .new]) { settings, change in
            print(change.oldValue as Any, change.newValue as Any)
        })
        setValue(true, forKey: "isOn"        )
    }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(Settings.self, "Settings"); c.property("isOn", \.isOn); c.property("level", \.level); c.plain { Settings() }; c.implements(["start"]) } }
@MainActor func _register_Settings(_ m: SourceModule) { Settings._c1(m) }
