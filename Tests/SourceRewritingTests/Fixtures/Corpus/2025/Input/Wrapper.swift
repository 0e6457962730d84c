import UIKit

@propertyWrapper struct Clamped {
    var value = 0
    var wrappedValue: Int { get { value } set { value = min(max(newValue, 0), 10) } }
}

final class Stepper: UIControl {
    @Clamped var steps
    @objc dynamic lazy var cache = [Int]()
    @objc dynamic weak var owner: UIView?
    @objc dynamic var double: Int { steps * 2 }
}
