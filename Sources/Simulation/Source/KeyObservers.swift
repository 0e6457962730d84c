import Foundation

/// The observers of properties' changes, by object and key path.
///
/// A property with an observable setter reports each change: `@objc dynamic` properties of rewritten source,
/// and those of the toolkit that UIKit reports too.
package enum KeyObservers {
  private struct Observer {
    let id: Int
    weak var object: AnyObject?
    let path: AnyKeyPath
    let call: (AnyObject, Any, Any) -> Void
  }

  private static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var observers: [ObjectIdentifier: [Observer]] = [:]
  private nonisolated(unsafe) static var owners: [Int: ObjectIdentifier] = [:]
  private nonisolated(unsafe) static var lastID = 0
  /// The property that was read last while an observation is added.
  private nonisolated(unsafe) static var reading: (object: AnyObject, path: AnyKeyPath?)?

  /// Notes that a property is read, for an observation that is being added.
  package static func wasRead(_ object: AnyObject, _ path: AnyKeyPath) {
    lock.withLock { if reading?.object === object { reading?.path = path } }
  }

  /// Reads a value, and returns the path of the property of the object that was read.
  package static func path<Value>(read: () -> Value, of object: AnyObject) -> (Value, AnyKeyPath?) {
    lock.withLock {
      let outer = reading
      reading = (object, nil)
      defer { reading = outer }
      let value = read()
      return (value, reading?.path)
    }
  }

  /// Adds an observer, which is called with the object, the old and the new value after each change.
  package static func add(
    _ object: AnyObject,
    _ path: AnyKeyPath,
    _ call: @escaping (AnyObject, Any, Any) -> Void
  ) -> Int {
    lock.withLock {
      lastID += 1
      let key = ObjectIdentifier(object)
      observers[key, default: []].removeAll { $0.object == nil }
      observers[key, default: []].append(Observer(id: lastID, object: object, path: path, call: call))
      owners[lastID] = key
      return lastID
    }
  }

  package static func remove(_ id: Int) {
    lock.withLock {
      guard let key = owners.removeValue(forKey: id) else { return }
      observers[key]?.removeAll { $0.id == id }
      if observers[key]?.isEmpty == true { observers[key] = nil }
    }
  }

  /// Calls the observers of a property, in the order in which they were added.
  package static func changed(_ object: AnyObject, _ path: AnyKeyPath, from old: Any, to new: Any) {
    let found = lock.withLock { observers[ObjectIdentifier(object)] ?? [] }
    for observer in found where observer.object === object && observer.path == path {
      observer.call(object, old, new)
    }
  }
}
