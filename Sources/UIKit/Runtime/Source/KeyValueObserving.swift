import Foundation
import Simulation
import SimulatedFoundation
import ViewTree

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
  deinit { KeyObservers.remove(id) }

  /// Ends the observation.
  public func invalidate() { KeyObservers.remove(id) }
}

extension NSObjectProtocol where Self: AnyObject {
  /// Calls a closure after each change of an observable property, until the result is deallocated.
  ///
  /// Observable are the `@objc dynamic` properties of rewritten source; a view's `frame`, `bounds`, `center`,
  /// `transform`, `alpha` and `isHidden`; a scroll view's `contentOffset`, `contentSize` and `contentInset`;
  /// a control's `isEnabled`, `isSelected` and `isHighlighted`; the state of an operation and the number of a
  /// queue's operations; and properties of `UserDefaults` that read one key. As in UIKit, a change is
  /// reported for the property that is set: constraints set `bounds` and `center`, and not `frame`.
  ///
  /// Stops with `changes of this property of Form aren't observed` for another property.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let (current, read) = KeyObservers.path(read: { self[keyPath: keyPath] }, of: self)
    guard let path = read ?? ObservedKeys.toolkitPath(keyPath, of: self) else {
      programmerError("changes of this property of \(type(of: self)) aren't observed")
    }
    let id = KeyObservers.add(self, path) { object, old, new in
      guard let object = object as? Self else { return }
      // A default has the type and the fallback that the property gives it.
      let value = object is UserDefaults ? object[keyPath: keyPath] : new as? Value
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil,
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

  /// Makes an observer receive ``observeValue(forKeyPath:of:change:context:)`` after each change of a key,
  /// until it is removed or deallocated.
  ///
  /// Stops for a key that the class doesn't have, for a path of several keys, for a property of the toolkit
  /// whose changes aren't reported (see ``observe(_:options:changeHandler:)``), and for an observer without
  /// that method.
  public func addObserver(
    _ observer: any NSObjectProtocol,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    ObservedKeys.add(observer as AnyObject, of: self, keyPath, options, context)
  }

  /// Removes an observer of a key with any context.
  ///
  /// Stops with `Cannot remove an observer Form for the key path "title" from Model because it is not
  /// registered as an observer` if there is none.
  public func removeObserver(_ observer: any NSObjectProtocol, forKeyPath keyPath: String) {
    ObservedKeys.remove(observer as AnyObject, of: self, keyPath) { _ in true }
  }

  /// Removes an observer of a key with that context; stops as ``removeObserver(_:forKeyPath:)`` does.
  public func removeObserver(
    _ observer: any NSObjectProtocol,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    ObservedKeys.remove(observer as AnyObject, of: self, keyPath) { $0 == context }
  }

  /// The method of observers, which a class of rewritten source declares. This one stops, as a change was
  /// received and not handled.
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    programmerError(
      "\(type(of: self)): an observeValue(forKeyPath:of:change:context:) of \(keyPath ?? "nil") was not handled"
    )
  }

  /// Notes the value of a key before a change that the program reports itself.
  public func willChangeValue(forKey key: String) { ObservedKeys.willChange(key, of: self) }

  /// Reports a change of a key to its observers.
  public func didChangeValue(forKey key: String) { ObservedKeys.didChange(key, of: self) }
}

/// The observers by names of keys, which the observed objects store as associated objects.
private enum ObservedKeys {
  private struct Registration {
    let observerID: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let id: Int
  }

  private final class Registrations {
    var all: [Registration] = []
    /// The values before changes that aren't complete.
    var earlier: [String: Any] = [:]
    deinit { for registration in all { KeyObservers.remove(registration.id) } }
  }

  /// The key of the registrations.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  private static func registrations(of object: AnyObject) -> Registrations {
    if let found = AssociatedObjects.value(of: object, key) as? Registrations { return found }
    let new = Registrations()
    AssociatedObjects.set(new, of: object, key, isWeak: false)
    return new
  }

  /// The toolkit's path of an observable property, which the object reports from now on.
  static func toolkitPath<Root, Value>(_ path: KeyPath<Root, Value>, of object: AnyObject) -> AnyKeyPath? {
    nonisolated(unsafe) let (object, path) = (object, path as AnyKeyPath)
    nonisolated(unsafe) var found: AnyKeyPath?
    MainActor.assumeIsolated {
      guard let type = Root.self as? any ObservableView.Type, let known = type.observablePath(path),
        View.begin(known, of: object)
      else { return }
      found = known
    }
    return found
  }

  static func add(
    _ observer: AnyObject,
    of object: AnyObject,
    _ keyPath: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let (path, read, observeValue) = parts(observer, object, keyPath)
    func send(_ object: AnyObject, _ old: Any?, _ new: Any?, to observer: AnyObject) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), let old { change[.oldKey] = SourceArgument.flatten(old) ?? NSNull() }
      nonisolated(unsafe) let passed = (observer, object, change, context)
      MainActor.assumeIsolated { observeValue(passed.0, keyPath, passed.1, passed.2, passed.3) }
    }
    let id = KeyObservers.add(object, path) { [weak observer] object, old, new in
      guard let observer else { return }
      send(object, old, SourceArgument.flatten(new), to: observer)
    }
    registrations(of: object).all.append(
      Registration(observerID: ObjectIdentifier(observer), keyPath: keyPath, context: context, id: id)
    )
    guard options.contains(.initial) else { return }
    nonisolated(unsafe) let observed = object
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = read(observed) }
    send(object, nil, value, to: observer)
  }

  private typealias Parts = (
    path: AnyKeyPath, read: @MainActor (AnyObject) -> Any?, observeValue: SourceTable.ValueObserver
  )

  /// The property to observe, and the observer's method.
  private static func parts(_ observer: AnyObject, _ object: AnyObject, _ keyPath: String) -> Parts {
    nonisolated(unsafe) let (observer, object) = (observer, object)
    nonisolated(unsafe) var result: Parts?
    MainActor.assumeIsolated {
      guard let call = SourceRegistry.tables(of: observer).lazy.compactMap(\.observeValue).first else {
        programmerError("\(type(of: observer)) has no method observeValue(forKeyPath:of:change:context:)")
      }
      if object is UserDefaults {
        // The path of a default is its key, also with dots.
        let read = { @MainActor (object: AnyObject) in (object as? UserDefaults)?.object(forKey: keyPath) }
        result = (\UserDefaults.[observed: keyPath], read, call)
        return
      }
      if keyPath.contains(".") {
        programmerError("the key path \(keyPath) has several keys; observe the object that has the last one")
      }
      guard let property = SourceRegistry.property(keyPath, of: object) else {
        programmerError("\(type(of: object)) is not key value coding-compliant for the key \(keyPath)")
      }
      if isToolkit(property.path), !View.begin(property.path, of: object) {
        programmerError("changes of \(keyPath) of \(type(of: object)) aren't observed")
      }
      result = (property.path, property.get, call)
    }
    return result!
  }

  /// Whether a class of the toolkit declares a property.
  @MainActor private static func isToolkit(_ path: AnyKeyPath) -> Bool {
    guard let root = type(of: path).rootType as? AnyClass else { return false }
    return SourceRegistry.module(of: root) == SourceRegistry.module(of: View.self)
  }

  static func remove(
    _ observer: AnyObject,
    of object: AnyObject,
    _ keyPath: String,
    where isMeant: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let registrations = registrations(of: object)
    // An observer often removes itself in its deinitializer, where weak references to it are nil.
    let index = registrations.all.lastIndex {
      $0.observerID == ObjectIdentifier(observer) && $0.keyPath == keyPath && isMeant($0.context)
    }
    guard let index else {
      programmerError(
        "Cannot remove an observer \(type(of: observer)) for the key path \"\(keyPath)\" from "
          + "\(type(of: object)) because it is not registered as an observer"
      )
    }
    KeyObservers.remove(registrations.all.remove(at: index).id)
  }

  // MARK: Changes that the program reports

  static func willChange(_ key: String, of object: AnyObject) {
    registrations(of: object).earlier[key] = value(of: object, key)?.value
  }

  static func didChange(_ key: String, of object: AnyObject) {
    guard let (path, value) = value(of: object, key) else { return }
    let old = registrations(of: object).earlier.removeValue(forKey: key)
    KeyObservers.changed(object, path, from: old as Any, to: value as Any)
  }

  private static func value(of object: AnyObject, _ key: String) -> (path: AnyKeyPath, value: Any?)? {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var result: (AnyKeyPath, Any?)?
    MainActor.assumeIsolated {
      result = SourceRegistry.property(key, of: object).map { ($0.path, $0.get(object)) }
    }
    return result.map { (path: $0.0, value: $0.1) }
  }
}
