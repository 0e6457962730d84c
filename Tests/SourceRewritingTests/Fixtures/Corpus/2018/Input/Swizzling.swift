import UIKit
import ObjectiveC

private var key: UInt8 = 0

enum Runtime {
    static func swap(_ type: AnyClass) {
        #if canImport(ObjectiveC)
        method_exchangeImplementations(class_getInstanceMethod(type, Selector("a"))!, class_getInstanceMethod(type, Selector("b"))!)
        #endif
    }
}
