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
      KeyObservers.wasRead(owner, wrapped)
      return owner[keyPath: storage].value
    }
    set {
      let old = owner[keyPath: storage].value
      owner[keyPath: storage].value = newValue
      KeyObservers.changed(owner, wrapped, from: old, to: newValue)
    }
  }
}
