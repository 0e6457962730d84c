import Foundation
import Simulation

/// The reference with which an object retains an associated one.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference, which is nil after the object's deallocation; on iOS it isn't set to nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to the value, as Swift's values copy themselves.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A strong reference to the value, as Swift's values copy themselves.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object, for the address of a key. Nil removes the value of the key.
///
/// A view, a controller, a gesture recognizer, a bar item and a layer release their values when they are
/// deallocated; the values of another object are released when the next value is set after its deallocation.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  AssociatedObjects.set(value, of: object as AnyObject, key, isWeak: isWeak)
}

/// Returns the value that is associated with an object for the address of a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}
