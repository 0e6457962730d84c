import Foundation
import Responder
import Simulation
import SimulatedFoundation
import ViewTree

extension MethodSelector {
  /// Creates a selector of a method without parameters, with its Objective-C name.
  public init<Target, Result>(source name: String, _ call: @escaping @MainActor (Target) -> Result) {
    self.init(source: name, of: Target.self) { target, _, _ in _ = call(target) }
  }

  /// Creates a selector of a method that takes the sender, with its Objective-C name.
  public init<Target, Sender, Result>(
    source name: String,
    _ call: @escaping @MainActor (Target, Sender) -> Result
  ) {
    self.init(source: name, of: Target.self) { target, sender, _ in
      _ = call(target, SourceArgument.cast(sender, for: name))
    }
  }

  /// Creates a selector of a method that takes the sender and the event, with its Objective-C name.
  public init<Target, Sender, Event, Result>(
    source name: String,
    _ call: @escaping @MainActor (Target, Sender, Event) -> Result
  ) {
    self.init(source: name, of: Target.self) { target, sender, event in
      _ = call(target, SourceArgument.cast(sender, for: name), SourceArgument.cast(event, for: name))
    }
  }

  /// Creates the selector of a standard edit action, which is equal to the toolkit's own.
  public init(
    editAction name: String,
    _ call: @escaping @MainActor (Responder, Any?) -> Void
  ) {
    self.init(
      name: name,
      targetType: (any ResponderStandardEditActions).self,
      isMethodOf: { $0 is any ResponderStandardEditActions || SourceRegistry.responds($0, to: name + ":") },
      call: { target, sender, _ in
        guard let responder = target as? Responder else {
          programmerError("unrecognized selector \(name): sent to a \(Swift.type(of: target))")
        }
        call(responder, sender)
      }
    )
  }

  private init<Target>(
    source name: String,
    of type: Target.Type,
    _ call: @escaping @MainActor (Target, Any?, AnyObject?) -> Void
  ) {
    self.init(
      name: name,
      targetType: NamedMethods.self,
      isMethodOf: { $0 is Target || SourceRegistry.responds($0, to: name) },
      call: { target, sender, event in
        if let target = target as? Target { return call(target, sender, event) }
        // Another class's method of the same name, as in Objective-C.
        guard let method = SourceRegistry.method(name, of: target) else {
          programmerError("unrecognized selector \(name) sent to a \(Swift.type(of: target))")
        }
        _ = method(target, sender, event)
      }
    )
  }
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector, with a colon for each parameter; empty for a selector without a name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name ?? "" }

/// Returns the object in a box of Foundation's, such as `anyHashable as NSObject`, or of a control's targets,
/// or else the object itself.
func unboxed(_ object: any NSObjectProtocol) -> AnyObject {
  if let box = object as? BoxedTarget { return box.target }
  let object = object as AnyObject
  guard String(describing: type(of: object)) == "__SwiftValue",
    let value = Mirror(reflecting: object).children.first?.value
  else { return object }
  let content = ((value as? AnyHashable)?.base ?? value) as AnyObject
  return (content as? BoxedTarget)?.target ?? content
}

extension NSObjectProtocol {
  /// Whether the object's class has the method, or inherits it.
  public func responds(to aSelector: Selector!) -> Bool {
    nonisolated(unsafe) let object = unboxed(self)
    return MainActor.assumeIsolated { aSelector.map { $0.isMethod(of: object) } ?? false }
  }

  /// Calls the method with `object`, if it takes one. Returns nothing, as a selector doesn't have the
  /// method's return type.
  public func perform(_ aSelector: Selector!, with object: Any? = nil) {
    nonisolated(unsafe) let (target, object) = (unboxed(self), object)
    MainActor.assumeIsolated { aSelector?.call(on: target, sender: object, event: nil) }
  }

  /// Whether the object is an instance of a class or of one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self as AnyObject) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
  }

  /// Whether the object is an instance of a class itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
