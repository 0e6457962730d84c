import Foundation
import UIKit

@MainActor
final class Settings: NSObject {
    @objc dynamic var isOn = false
    @objc dynamic var level: Double? = nil
    private var observations: [NSKeyValueObservation] = []

    func start() {
        observations.append(observe(\.isOn, options: [.old, .new]) { settings, change in
            print(change.oldValue as Any, change.newValue as Any)
        })
        setValue(true, forKey: #keyPath(isOn))
    }
}
