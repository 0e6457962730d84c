import Foundation

/// An object that stands for a target whose class is not an `NSObject`, such as a presenter or a test case,
/// among ``Control/allTargets`` and as a bar button item's target: equal for the same target, and an object
/// to which a selector can be sent.
package final class BoxedTarget: NSObject {
  package let target: AnyObject

  package init(_ target: AnyObject) { self.target = target }

  package override func isEqual(_ object: Any?) -> Bool { (object as? BoxedTarget)?.target === target }

  package override var hash: Int { ObjectIdentifier(target).hashValue }
}
