/// A method to call on a target, in the place of `#selector`, which needs an Objective-C runtime.
///
/// It is created from an unapplied method reference, such as `LoginForm.tapped`, with 0, 1 or 2 parameters:
/// none, the sender, or the sender and the event. A method on the main actor may return a value, which is
/// ignored, and may be a protocol's (U103). Write the class's name, not `Self`, in the reference.
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
  private let method: Method

  /// The same selector, marked as the package's own.
  package var internalSelector: MethodSelector { MethodSelector(method: method.internalSelector) }

  private init(method: Method) { self.method = method }

  /// Creates a selector of a method of a type, a class or a protocol.
  ///
  /// - Parameters:
  ///   - name: The method's name.
  ///   - targetType: The type that declares the method.
  ///   - isMethodOf: Returns whether an object has the method.
  ///   - call: Calls the method with a target, the sender and the event.
  package init(
    name: String?,
    targetType: Any.Type,
    isMethodOf: @escaping @MainActor (AnyObject) -> Bool,
    call: @escaping @MainActor (AnyObject, Any?, AnyObject?) -> Void
  ) {
    method = Method(name: name, targetType: targetType, isMethodOf: isMethodOf, call: call)
  }

  /// Returns whether `object` is an instance of the class that declares the method.
  @MainActor public func isMethod(of object: AnyObject) -> Bool {
    method.isMethodOf(object)
  }

  /// Calls the method on `target`.
  ///
  /// Stops with a text that names both types if `target` is of another class, or the method takes another
  /// sender.
  @MainActor package func call(on target: AnyObject, sender: Any?, event: AnyObject?) {
    method.call(target, sender, event)
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
  private final class Method: Sendable {
    let name: String?
    let targetType: Any.Type
    let isInternal: Bool
    let isMethodOf: @MainActor (AnyObject) -> Bool
    let call: @MainActor (AnyObject, Any?, AnyObject?) -> Void

    init(
      name: String?,
      targetType: Any.Type,
      isInternal: Bool = false,
      isMethodOf: @escaping @MainActor (AnyObject) -> Bool,
      call: @escaping @MainActor (AnyObject, Any?, AnyObject?) -> Void
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
