import Foundation
import Simulation

/// A property that only declarations of this module have, stored beside the object.
final class StoredValue<Value>: @unchecked Sendable {
  private let standard: @Sendable () -> Value

  init(_ standard: @autoclosure @escaping @Sendable () -> Value) { self.standard = standard }

  /// The value of an object; the standard one unless another is set.
  subscript(object: AnyObject) -> Value {
    get { AssociatedObjects.value(of: object, key) as? Value ?? standard() }
    set { AssociatedObjects.set(newValue, of: object, key, isWeak: false) }
  }

  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
