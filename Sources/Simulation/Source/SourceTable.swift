import Foundation

/// The Objective-C side of a class: what nibs, selectors and key-value coding find by name.
///
/// The rewriting of an app's source generates a table for each class; see ``SourceModule``.
@MainActor package final class SourceTable {
  /// A method with its target, the sender and the event.
  package typealias Method = @MainActor (AnyObject, Any?, AnyObject?) -> Any?

  /// A method that receives the changes of observed values: the observer, the key path, the object, the
  /// change and the context.
  package typealias ValueObserver =
    @MainActor (AnyObject, String, Any, [NSKeyValueChangeKey: Any], UnsafeMutableRawPointer?) -> Void

  /// A property's accessors. The setter returns false for a value of another type.
  package struct Property {
    /// The path, with the class that declares the property as its root.
    package let path: AnyKeyPath
    package let get: @MainActor (AnyObject) -> Any?
    package let set: (@MainActor (AnyObject, Any?) -> Bool)?
    package let type: Any.Type
  }

  /// The names that a property or a method has in a nib.
  package enum Role { case outlet, outletCollection, action, inspectable }

  package let type: AnyClass
  /// The name without the module, `Outer.Inner`.
  package let name: String
  package fileprivate(set) var methods: [String: Method] = [:]
  package fileprivate(set) var properties: [String: Property] = [:]
  package fileprivate(set) var roles: [String: Role] = [:]
  /// The selectors of methods that can be asked for, and not called by name.
  package fileprivate(set) var implemented: Set<String> = []
  package fileprivate(set) var segueActions:
    [String: @MainActor (AnyObject, NSCoder, Any?, String?) -> AnyObject?] =
      [:]
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an object.
  package fileprivate(set) var observeValue: ValueObserver?
  package fileprivate(set) var makeWithCoder: (@MainActor (NSCoder) -> AnyObject?)?
  package fileprivate(set) var makeWithFrame: (@MainActor (CGRect) -> AnyObject?)?
  package fileprivate(set) var makePlain: (@MainActor () -> AnyObject?)?

  package init(_ type: AnyClass, name: String) {
    self.type = type
    self.name = name
  }
}

/// Adds members to the table of a class. Generated code calls it, with Objective-C names.
@MainActor public struct SourceClass<Object> {
  let table: SourceTable

  /// Creates the builder of a table.
  package init(table: SourceTable) { self.table = table }

  /// Adds a method without parameters.
  public func method<Result>(_ name: String, _ call: @escaping @MainActor (Object) -> Result) {
    table.methods[name] = { object, _, _ in (object as? Object).map { call($0) } }
  }

  /// Adds a method that takes the sender.
  public func method<Sender, Result>(_ name: String, _ call: @escaping @MainActor (Object, Sender) -> Result)
  {
    table.methods[name] = { object, sender, _ in
      (object as? Object).map { call($0, SourceArgument.cast(sender, for: name)) }
    }
  }

  /// Adds a method that takes the sender and the event.
  public func method<Sender, Event, Result>(
    _ name: String,
    _ call: @escaping @MainActor (Object, Sender, Event) -> Result
  ) {
    table.methods[name] = { object, sender, event in
      (object as? Object).map {
        call($0, SourceArgument.cast(sender, for: name), SourceArgument.cast(event, for: name))
      }
    }
  }

  /// Adds an action without parameters, which a nib can connect.
  public func action<Result>(_ name: String, _ call: @escaping @MainActor (Object) -> Result) {
    method(name, call)
    table.roles[name] = .action
  }

  /// Adds an action that takes the sender.
  public func action<Sender, Result>(_ name: String, _ call: @escaping @MainActor (Object, Sender) -> Result)
  {
    method(name, call)
    table.roles[name] = .action
  }

  /// Adds an action that takes the sender and the event.
  public func action<Sender, Event, Result>(
    _ name: String,
    _ call: @escaping @MainActor (Object, Sender, Event) -> Result
  ) {
    method(name, call)
    table.roles[name] = .action
  }

  /// Adds the names of methods that the class implements and that nothing calls by name.
  public func implements(_ names: [String]) { table.implemented.formUnion(names) }

  /// Adds a property that can't be set.
  public func property<Value>(_ name: String, _ path: KeyPath<Object, Value>) {
    nonisolated(unsafe) let path = path
    table.properties[name] = .init(
      path: path,
      get: { object in (object as? Object).flatMap { SourceArgument.flatten($0[keyPath: path]) } },
      set: nil,
      type: Value.self
    )
  }

  /// Adds a property.
  public func property<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    nonisolated(unsafe) let path = path
    table.properties[name] = .init(
      path: path,
      get: { object in (object as? Object).flatMap { SourceArgument.flatten($0[keyPath: path]) } },
      set: { object, value in
        guard let object = object as? Object, let value: Value = SourceArgument.converted(value) else {
          return false
        }
        object[keyPath: path] = value
        return true
      },
      type: Value.self
    )
  }

  /// Adds an outlet.
  public func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    property(name, path)
    table.roles[name] = .outlet
  }

  /// Adds an outlet collection.
  public func outlets<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    property(name, path)
    table.roles[name] = .outletCollection
  }

  /// Adds a property that Interface Builder can set.
  public func inspectable<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    property(name, path)
    table.roles[name] = .inspectable
  }

  /// Adds the method that receives the changes of values that the object observes.
  public func observer(
    _ call:
      @escaping @MainActor (
        Object, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    table.observeValue = { object, keyPath, changed, change, context in
      (object as? Object).map { call($0, keyPath, changed, change, context) }
    }
  }

  /// Adds a method that creates a segue's destination, with the coder, the sender and the identifier.
  public func segueAction(
    _ name: String,
    _ call: @escaping @MainActor (Object, NSCoder, Any?, String?) -> AnyObject?
  ) {
    table.segueActions[name] = { object, coder, sender, identifier in
      (object as? Object).flatMap { call($0, coder, sender, identifier) }
    }
  }

  /// Adds the initializer with a coder.
  public func coder(_ make: @escaping @MainActor (NSCoder) -> AnyObject?) { table.makeWithCoder = make }

  /// Adds the initializer with a frame.
  public func frame(_ make: @escaping @MainActor (CGRect) -> AnyObject?) { table.makeWithFrame = make }

  /// Adds the initializer without parameters.
  public func plain(_ make: @escaping @MainActor () -> AnyObject?) { table.makePlain = make }
}

/// Conversions of values that are known only at run time.
package enum SourceArgument {
  /// The argument of a method that is called by its selector.
  ///
  /// Stops with `tapped: takes a UIButton, but was sent by a UILabel` for a value of another type. A flag is
  /// true for any sender, as a pointer is in Objective-C.
  package static func cast<Value>(_ value: Any?, for name: String) -> Value {
    if let converted: Value = converted(value) { return converted }
    if let flag = (value != nil) as? Value { return flag }
    let sender = value.map { "a \(Swift.type(of: $0))" } ?? "nobody"
    programmerError("\(name) takes a \(Value.self), but was sent by \(sender)")
  }

  /// The value as another type, with nil for an optional type and numbers of any kind; nil if it doesn't fit.
  package static func converted<Value>(_ value: Any?) -> Value? {
    if let value {
      if let fitting = value as? Value { return fitting }
      if let reference = reference(value), let fitting = reference as? Value { return fitting }
      return number(value).flatMap { number($0, as: Value.self) }
    }
    return (Optional<Any>.none as Any) as? Value
  }

  /// The object of Foundation that Objective-C would have in the place of a value, or the other way round.
  private static func reference(_ value: Any) -> Any? {
    switch value {
    case let value as Notification:
      NSNotification(name: value.name, object: value.object, userInfo: value.userInfo)
    case let value as String: NSString(string: value)
    case let value as NSNotification:
      Notification(name: value.name, object: value.object, userInfo: value.userInfo)
    case let value as NSString: String(describing: value)
    default: nil
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Bool: NSNumber(value: value)
    default: nil
    }
  }

  private static func number<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    let values: [Any] = [
      number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.boolValue,
      number.int64Value, number.uintValue, number.int32Value,
    ]
    return values.lazy.compactMap { $0 as? Value }.first
  }

  /// The value of an optional, or nil.
  package static func flatten<Value>(_ value: Value) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
