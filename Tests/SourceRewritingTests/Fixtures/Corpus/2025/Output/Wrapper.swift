#sourceLocation(file: "2025/Wrapper.swift", line: 1)
import UIKit

@propertyWrapper struct Clamped {
    var value = 0
    var wrappedValue: Int { get { value } set { value = min(max(newValue, 0), 10) } }
}

final class Stepper: UIControl {
    @Clamped var steps
          dynamic lazy var cache = [Int]()
          dynamic weak var owner: UIView?
          dynamic var double: Int { steps * 2 }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(Stepper.self, "Stepper"); c.property("cache", \.cache); c.property("owner", \.owner); c.property("double", \.double); c.coder { Stepper(coder: $0) } } }
@MainActor func _register_Wrapper(_ m: SourceModule) { Stepper._c1(m) }
