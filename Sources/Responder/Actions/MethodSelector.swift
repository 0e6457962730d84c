import Simulation

/// A method to call on a target, in the place of `#selector`, which needs an Objective-C runtime.
///
/// It is created from an unapplied method reference, such as `LoginForm.tapped`, with 0, 1 or 2 parameters:
/// none, the sender, or the sender and the event. Write the class's name, not `Self`, in the reference.
///
/// Swift method references have no identity, so two uses of `LoginForm.tapped` can't be compared. Selectors
/// are therefore equal if they are copies of one value, or if they were created with the same name for the
/// same class. Provide a name if registering twice must count once, or if a single method must be removed:
/// `MethodSelector("tapped", LoginForm.tapped)`.
public struct MethodSelector: Sendable {
  /// The name given to the method, if any.
  public var name: String? { method.name }
  /// Whether the package registered the selector for its own use, not client code.
  package var isInternal: Bool { method.isInternal }
  let method: Method

  /// The same selector, marked as the package's own.
  package var internalSelector: MethodSelector { MethodSelector(method: method.internalSelector) }

  private init(method: Method) {
    self.method = method
  }

  /// Creates a selector of a method without parameters.
  public init<Target: AnyObject>(
    _ name: String? = nil,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name, Target.self) { target, _, _ in method(target)() }
  }

  /// Creates a selector of a method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String? = nil,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name, Target.self) { target, sender, _ in
      method(target)(MethodSelector.sender(sender, as: Sender.self, for: Target.self, name))
    }
  }

  /// Creates a selector of a method that takes the sender and the event.
  public init<Target: AnyObject, Sender>(
    _ name: String? = nil,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event?) -> Void
  ) {
    self.init(name, Target.self) { target, sender, event in
      method(target)(MethodSelector.sender(sender, as: Sender.self, for: Target.self, name), event)
    }
  }

  /// Creates a selector of a method without parameters, of a class without actor isolation.
  @_disfavoredOverload
  public init<Target: AnyObject>(_ name: String? = nil, _ method: @escaping (Target) -> () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, _, _ in method(target)() }
  }

  /// Creates a selector of a method that takes the sender, of a class without actor isolation.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender>(
    _ name: String? = nil,
    _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, sender, _ in
      method(target)(MethodSelector.sender(sender, as: Sender.self, for: Target.self, name))
    }
  }

  /// Creates a selector of a method that takes the sender and the event, of a class without actor isolation.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender>(
    _ name: String? = nil,
    _ method: @escaping (Target) -> (Sender, Event?) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, sender, event in
      method(target)(MethodSelector.sender(sender, as: Sender.self, for: Target.self, name), event)
    }
  }

  private init<Target: AnyObject>(
    _ name: String?,
    _ type: Target.Type,
    _ call: @escaping @MainActor (Target, Any?, Event?) -> Void
  ) {
    method = Method(
      name: name,
      targetType: type,
      isMethodOf: { $0 is Target },
      call: { target, sender, event in
        // Most targets are of exactly this class, and this check costs a tenth of a cast.
        if Swift.type(of: target) == Target.self {
          return call(unsafeDowncast(target, to: Target.self), sender, event)
        }
        guard let target = target as? Target else {
          programmerError(
            "a method of \(Target.self) was sent to \(String(describing: Swift.type(of: target)))"
          )
        }
        call(target, sender, event)
      }
    )
  }

  /// Creates a selector of a standard edit action, which all conforming classes have.
  init(
    editAction name: String,
    _ call: @escaping @MainActor (any ResponderStandardEditActions, Any?) -> Void
  ) {
    method = Method(
      name: name,
      targetType: (any ResponderStandardEditActions).self,
      isMethodOf: { $0 is any ResponderStandardEditActions },
      call: { target, sender, _ in
        guard let target = target as? any ResponderStandardEditActions else {
          programmerError("\(name)(_:) was sent to \(Swift.type(of: target)), which has no edit actions")
        }
        call(target, sender)
      }
    )
  }

  /// Returns whether `object` is an instance of the class that declares the method.
  @MainActor public func isMethod(of object: AnyObject) -> Bool {
    method.isMethodOf(object)
  }

  /// Calls the method on `target`.
  ///
  /// Stops with a text that names both types if `target` is of another class, or the method takes another
  /// sender.
  @MainActor package func call(on target: AnyObject, sender: Any?, event: Event?) {
    method.call(target, sender, event)
  }

  @MainActor private static func sender<Sender>(
    _ sender: Any?,
    as type: Sender.Type,
    for target: Any.Type,
    _ name: String?
  ) -> Sender {
    // Unwrapped first, so that a method that takes `Any` doesn't get an optional in it.
    if let sender, let fitting = sender as? Sender { return fitting }
    if let fitting = sender as? Sender { return fitting }
    let method = name.map { "\(target).\($0)" } ?? "a method of \(target)"
    let who = (sender as? Responder)?.debugName ?? sender.map { "\(Swift.type(of: $0))" } ?? "nobody"
    programmerError("\(method) takes a sender of type \(type), but was sent by \(who)")
  }
}

extension MethodSelector: Hashable {
  /// Returns whether both are copies of one selector, or have the same name and class.
  public static func == (lhs: MethodSelector, rhs: MethodSelector) -> Bool {
    if lhs.method === rhs.method { return true }
    return lhs.name != nil && lhs.name == rhs.name && lhs.method.targetType == rhs.method.targetType
  }

  /// Hashes the name, or the identity of a selector without a name.
  public func hash(into hasher: inout Hasher) {
    if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(method)) }
  }
}

extension MethodSelector: CustomStringConvertible {
  /// The class and the name: `LoginForm.tapped`, or `a method of LoginForm`.
  public var description: String {
    name.map { "\(method.targetType).\($0)" } ?? "a method of \(method.targetType)"
  }
}

extension MethodSelector {
  /// The class and the type-erased method, shared by all copies of a selector.
  final class Method: Sendable {
    let name: String?
    let targetType: Any.Type
    let isInternal: Bool
    let isMethodOf: @MainActor (AnyObject) -> Bool
    let call: @MainActor (AnyObject, Any?, Event?) -> Void

    init(
      name: String?,
      targetType: Any.Type,
      isInternal: Bool = false,
      isMethodOf: @escaping @MainActor (AnyObject) -> Bool,
      call: @escaping @MainActor (AnyObject, Any?, Event?) -> Void
    ) {
      self.name = name
      self.targetType = targetType
      self.isInternal = isInternal
      self.isMethodOf = isMethodOf
      self.call = call
    }

    var internalSelector: Method {
      Method(name: name, targetType: targetType, isInternal: true, isMethodOf: isMethodOf, call: call)
    }
  }
}
