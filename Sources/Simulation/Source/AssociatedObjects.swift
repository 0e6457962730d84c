import Foundation

/// An object of the toolkit that stores its associated objects itself, and so releases them with itself.
package protocol AssociationHolder: AnyObject {
  var associations: AssociatedObjects? { get set }
}

/// The objects that are associated with one object, by the addresses of their keys.
package final class AssociatedObjects {
  /// A value, or a weak reference to one.
  private enum Value {
    case strong(Any)
    case weak(WeakBox)
  }

  private final class WeakBox {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private var values: [UnsafeRawPointer: Value] = [:]

  private subscript(key: UnsafeRawPointer) -> Any? {
    switch values[key] {
    case .strong(let value): value
    case .weak(let box): box.object
    case nil: nil
    }
  }

  private func set(_ value: Any?, _ key: UnsafeRawPointer, isWeak: Bool) {
    values[key] = value.map { isWeak ? .weak(WeakBox($0 as AnyObject)) : .strong($0) }
  }

  // MARK: Objects

  private struct Entry {
    weak var object: AnyObject?
    let values: AssociatedObjects
  }

  private static let lock = NSRecursiveLock()
  /// The values of objects that don't store them. Those of objects that were deallocated are removed at the
  /// next change.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the value of an object for a key.
  package static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { find(object)?[key] }
  }

  /// Sets the value of an object for a key; nil removes it.
  package static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
    lock.withLock { make(object).set(value, key, isWeak: isWeak) }
  }

  /// Removes all values of an object.
  package static func removeAll(of object: AnyObject) { lock.withLock { find(object)?.values = [:] } }

  private static func find(_ object: AnyObject) -> AssociatedObjects? {
    if let holder = object as? any AssociationHolder { return holder.associations }
    let entry = entries[ObjectIdentifier(object)]
    return entry?.object === object ? entry?.values : nil
  }

  private static func make(_ object: AnyObject) -> AssociatedObjects {
    entries = entries.filter { $0.value.object != nil }
    if let found = find(object) { return found }
    let new = AssociatedObjects()
    if let holder = object as? any AssociationHolder {
      holder.associations = new
    } else {
      entries[ObjectIdentifier(object)] = Entry(object: object, values: new)
    }
    return new
  }
}
