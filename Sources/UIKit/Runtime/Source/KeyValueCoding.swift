import Foundation
import Simulation

/// A value that is used on the main actor while its caller waits.
private struct Passed<Value>: @unchecked Sendable { let value: Value }

// The methods are called on the main thread; on another they stop, as the actor is required.
extension NSObjectProtocol {
  /// Returns the value of a property that the app's source exposes to Objective-C, or of one that the toolkit
  /// has a key for.
  ///
  /// Stops with `Form is not key value coding-compliant for the key title` for another name.
  public func value(forKey key: String) -> Any? {
    let object = Passed(value: self as AnyObject)
    return MainActor.assumeIsolated { Passed(value: KeyValueCoding.value(of: object.value, key)) }.value
  }

  /// Sets a property that the app's source exposes to Objective-C. Numbers are converted to the property's
  /// type.
  ///
  /// Stops for another name, and for a value of another type.
  public func setValue(_ value: Any?, forKey key: String) {
    let passed = Passed(value: (self as AnyObject, value))
    MainActor.assumeIsolated { KeyValueCoding.set(passed.value.1, of: passed.value.0, key) }
  }

  /// Returns the value at the end of a path of keys, or nil if a value on the way is nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = value as? any NSObjectProtocol else { return nil }
      value = object.value(forKey: String(key))
    }
    return value
  }

  /// Sets the property at the end of a path of keys. Has no effect if a value on the way is nil.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? any NSObjectProtocol
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}

@MainActor private enum KeyValueCoding {
  static func value(of object: AnyObject, _ key: String) -> Any? {
    if let property = SourceRegistry.property(key, of: object) { return property.get(object) }
    if let method = SourceRegistry.method(key, of: object) { return method(object, nil, nil) }
    programmerError("\(type(of: object)) is not key value coding-compliant for the key \(key)")
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: String) {
    guard let property = SourceRegistry.property(key, of: object), let set = property.set else {
      programmerError("\(type(of: object)) is not key value coding-compliant for the key \(key)")
    }
    guard set(object, value) else {
      let given = value.map { "a \(type(of: $0))" } ?? "nil"
      programmerError("the key \(key) of \(type(of: object)) is of type \(property.type), not \(given)")
    }
  }
}
