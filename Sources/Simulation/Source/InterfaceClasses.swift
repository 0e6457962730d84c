/// The classes that interface files name, of apps whose source isn't rewritten.
///
/// ```swift
/// InterfaceClasses.register(
///   LoginViewController.self,
///   outlets: [.outlet("nameField", \.nameField)],
///   actions: [.action("tapped:", LoginViewController.tapped)]
/// )
/// ```
///
/// A class without outlets and actions of its own needs no registration if the file names its module.
@MainActor public enum InterfaceClasses {
  /// Makes a class known by its name, with or without its module. A later call adds outlets and actions.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name in files if it isn't the class's own.
  ///   - outlets: The properties that a file can connect or set.
  ///   - actions: The methods that a file can connect.
  ///   - create: Creates an object of a class that is neither a responder nor a gesture recognizer.
  public static func register<Object: AnyObject>(
    _ type: Object.Type,
    named name: String? = nil,
    outlets: [InterfaceOutlet<Object>] = [],
    actions: [InterfaceAction<Object>] = [],
    create: (@MainActor () -> Object)? = nil
  ) {
    let parts = String(reflecting: type).split(separator: ".")
    let path = name ?? parts.dropFirst().joined(separator: ".")
    let module = parts.first.map(String.init) ?? ""
    let table = SourceRegistry.table(type, path, objc: String(describing: type), module: module)
    let builder = SourceClass<Object>(table: table)
    for outlet in outlets { outlet.add(builder) }
    for action in actions { action.add(builder) }
    if let create { builder.plain { create() } }
  }
}

/// A property of a class that an interface file can connect or set.
@MainActor public struct InterfaceOutlet<Object: AnyObject> {
  let add: (SourceClass<Object>) -> Void

  /// A reference to one object.
  public static func outlet<Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> InterfaceOutlet { InterfaceOutlet { $0.outlet(name, path) } }

  /// An array of objects, in the order of the file's connections.
  public static func outlets<Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> InterfaceOutlet { InterfaceOutlet { $0.outlets(name, path) } }

  /// A value of the user-defined runtime attributes.
  public static func inspectable<Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> InterfaceOutlet { InterfaceOutlet { $0.inspectable(name, path) } }
}

/// A method of a class that an interface file can connect. Names have a colon for each parameter.
@MainActor public struct InterfaceAction<Object: AnyObject> {
  let add: (SourceClass<Object>) -> Void

  /// A method without parameters.
  public static func action(
    _ name: String,
    _ method: @escaping @MainActor (Object) -> @MainActor () -> Void
  ) -> InterfaceAction { InterfaceAction { $0.action(name) { object in method(object)() } } }

  /// A method that takes the sender.
  public static func action<Sender>(
    _ name: String,
    _ method: @escaping @MainActor (Object) -> @MainActor (Sender) -> Void
  ) -> InterfaceAction {
    InterfaceAction { $0.action(name) { (object: Object, sender: Sender) in method(object)(sender) } }
  }

  /// A method that takes the sender and the event.
  public static func action<Sender, Event>(
    _ name: String,
    _ method: @escaping @MainActor (Object) -> @MainActor (Sender, Event) -> Void
  ) -> InterfaceAction {
    InterfaceAction {
      $0.action(name) { (object: Object, sender: Sender, event: Event) in method(object)(sender, event) }
    }
  }
}
