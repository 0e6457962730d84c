@_exported import struct Simulation.MethodSelector
import Simulation

extension MethodSelector {
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

  /// Creates a selector of a method without parameters, whose result is ignored.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ name: String? = nil,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, Target.self) { target, _, _ in _ = method(target)() }
  }

  /// Creates a selector of a method that takes the sender, whose result is ignored.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ name: String? = nil,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name, Target.self) { target, sender, _ in
      _ = method(target)(MethodSelector.sender(sender, as: Sender.self, for: Target.self, name))
    }
  }

  /// Creates a selector of a method that takes the sender and the event, whose result is ignored.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ name: String? = nil,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event?) -> Result
  ) {
    self.init(name, Target.self) { target, sender, event in
      _ = method(target)(MethodSelector.sender(sender, as: Sender.self, for: Target.self, name), event)
    }
  }

  private init<Target: AnyObject>(
    _ name: String?,
    _ type: Target.Type,
    _ call: @escaping @MainActor (Target, Any?, Event?) -> Void
  ) {
    self.init(
      name: name,
      targetType: type,
      isMethodOf: { $0 is Target },
      call: { target, sender, event in
        let event = event.map { unsafeDowncast($0, to: Event.self) }
        // Most targets are of exactly this class, and this check costs a tenth of a cast.
        if Swift.type(of: target) == Target.self {
          return call(unsafeDowncast(target, to: Target.self), sender, event)
        }
        call(MethodSelector.target(target, as: Target.self), sender, event)
      }
    )
  }

  @MainActor private static func target<Target>(_ target: AnyObject, as type: Target.Type) -> Target {
    if let target = target as? Target { return target }
    programmerError("a method of \(Target.self) was sent to \(String(describing: Swift.type(of: target)))")
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

// MARK: - Methods of protocols

extension MethodSelector {
  /// Creates a selector of a protocol's method without parameters. The protocol must be `Sendable`, which a
  /// protocol of responders is, in code of Swift 6.
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String? = nil,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, ofProtocol: Target.self) { target, _, _ in _ = method(target)() }
  }

  /// Creates a selector of a protocol's method that takes the sender, such as
  /// `Selector("paste:", UIResponderStandardEditActions.paste)`.
  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ name: String? = nil,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name, ofProtocol: Target.self) { target, sender, _ in
      _ = method(target)(MethodSelector.sender(sender, as: Sender.self, for: Target.self, name))
    }
  }

  private init<Target>(
    _ name: String?,
    ofProtocol type: Target.Type,
    _ call: @escaping @MainActor (Target, Any?, AnyObject?) -> Void
  ) {
    // The selectors of the edit actions have names without a colon.
    let isEditAction = type == (any ResponderStandardEditActions).self && name?.last == ":"
    self.init(
      name: isEditAction ? name.map { String($0.dropLast()) } : name,
      targetType: type,
      isMethodOf: { $0 is Target },
      call: { call(MethodSelector.target($0, as: Target.self), $1, $2) }
    )
  }
}
