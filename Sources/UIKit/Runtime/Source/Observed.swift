import Foundation
import Simulation

/// A stored property whose changes can be observed, as those of an `@objc dynamic` property; rewritten source
/// has it in the place of both words.
@propertyWrapper public struct Observed<Value> {
  private var value: Value

  /// Wraps an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Wraps nil.
  public init() where Value: ExpressibleByNilLiteral { value = nil }

  /// Only properties of classes can be observed.
  @available(*, unavailable, message: "only properties of classes can be observed")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and writes the property of an object; observers are called after the new value was stored.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Observed<Value>>
  ) -> Value {
    get {
      Observations.wasRead(owner, wrapped)
      return owner[keyPath: storage].value
    }
    set {
      let old = owner[keyPath: storage].value
      owner[keyPath: storage].value = newValue
      Observations.changed(owner, wrapped, from: old, to: newValue)
    }
  }
}

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call at once, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
}

/// An observation, which ends when it is invalidated or deallocated.
public final class NSKeyValueObservation {
  fileprivate let id: Int
  fileprivate init(id: Int) { self.id = id }
  deinit { Observations.remove(id) }

  /// Ends the observation.
  public func invalidate() { Observations.remove(id) }
}

extension NSObjectProtocol where Self: AnyObject {
  /// Calls a closure after each change of an `@objc dynamic` property, until the result is deallocated.
  ///
  /// Stops with `changes of this property of Form aren't observed` for another property.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let (current, path) = Observations.path(read: { self[keyPath: keyPath] }, of: self)
    guard let path else { programmerError("changes of this property of \(type(of: self)) aren't observed") }
    let id = Observations.add(self, path) { object, old, new in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil
        )
      )
    }
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? current : nil, oldValue: nil)
      )
    }
    return NSKeyValueObservation(id: id)
  }
}

/// The observers of all properties.
private enum Observations {
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

  static func wasRead(_ object: AnyObject, _ path: AnyKeyPath) {
    lock.withLock { if reading?.object === object { reading?.path = path } }
  }

  static func path<Value>(read: () -> Value, of object: AnyObject) -> (Value, AnyKeyPath?) {
    lock.withLock {
      let outer = reading
      reading = (object, nil)
      defer { reading = outer }
      let value = read()
      return (value, reading?.path)
    }
  }

  static func add(
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

  static func remove(_ id: Int) {
    lock.withLock {
      guard let key = owners.removeValue(forKey: id) else { return }
      observers[key]?.removeAll { $0.id == id }
      if observers[key]?.isEmpty == true { observers[key] = nil }
    }
  }

  static func changed(_ object: AnyObject, _ path: AnyKeyPath, from old: Any, to new: Any) {
    let found = lock.withLock { observers[ObjectIdentifier(object)] ?? [] }
    for observer in found where observer.object === object && observer.path == path {
      observer.call(object, old, new)
    }
  }
}
