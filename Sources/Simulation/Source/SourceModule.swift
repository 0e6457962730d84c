import Foundation

/// The classes of a module whose source was rewritten for this platform.
///
/// The rewriting generates a subclass with the name `UIKitSourceTable` in each module. It is found and
/// created when a class of the module is looked up by name, or an object of such a class by a selector or a
/// key.
@MainActor open class SourceModule {
  /// The module's name.
  public let name: String

  /// Creates the list of a module's classes.
  public required init(name: String) { self.name = name }

  /// The folders with the source that was rewritten, with absolute paths.
  open var sourceFolders: [String] { [] }

  /// Adds the module's classes.
  open func register() {}

  /// Returns the table of a class, for its members.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - path: The name without the module, `Outer.Inner` for a nested class.
  ///   - objc: The class's name in Objective-C, if it has another.
  @discardableResult
  public func add<Object: AnyObject>(
    _ type: Object.Type,
    _ path: String,
    objc: String? = nil
  ) -> SourceClass<Object> {
    SourceClass(table: SourceRegistry.table(type, path, objc: objc, module: name))
  }
}

/// The tables of all classes, by class and by name.
@MainActor package enum SourceRegistry {
  private static var tables: [ObjectIdentifier: SourceTable] = [:]
  private static var tablesByName: [String: SourceTable] = [:]
  /// The classes whose modules are loaded.
  private static var loaded: Set<ObjectIdentifier> = []
  private static var modules: [String: SourceModule?] = [:]

  /// Returns the table of a class, which is made at the first call.
  package static func table(_ type: AnyClass, _ path: String, objc: String?, module: String) -> SourceTable {
    if let table = tables[ObjectIdentifier(type)] { return table }
    let table = SourceTable(type, name: path)
    tables[ObjectIdentifier(type)] = table
    for name in [path, "\(module).\(path)", objc].compactMap({ $0 }) { tablesByName[name] = table }
    return table
  }

  /// The tables of an object's class and its superclasses, from the class upwards.
  package static func tables(of object: AnyObject) -> [SourceTable] {
    var result: [SourceTable] = []
    var next: AnyClass? = Swift.type(of: object)
    while let type = next {
      load(moduleOf: type)
      if let table = tables[ObjectIdentifier(type)] { result.append(table) }
      next = _getSuperclass(type)
    }
    return result
  }

  /// Finds a class by its name, with or without the module.
  package static func type(named name: String) -> AnyClass? {
    if let dot = name.firstIndex(of: ".") { load(String(name[..<dot])) }
    if let program = CommandLine.arguments.first?.split(separator: "/").last { load(String(program)) }
    return tablesByName[name]?.type
  }

  private static func load(moduleOf type: AnyClass) {
    guard loaded.insert(ObjectIdentifier(type)).inserted, let module = module(of: type) else { return }
    load(module)
  }

  /// The name of a class's module.
  package static func module(of type: AnyClass) -> String? {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[..<$0]) }
  }

  private static func load(_ module: String) {
    guard modules[module] == nil else { return }
    let list = (_typeByName("\(module.utf8.count)\(module)16UIKitSourceTableC") as? SourceModule.Type)?
      .init(name: module)
    modules[module] = .some(list)
    list?.register()
  }

  /// The folders with the rewritten source of a module.
  package static func folders(of module: String) -> [String] {
    load(module)
    return (modules[module] ?? nil)?.sourceFolders ?? []
  }

  /// The names of the members of an object's class in a role, sorted.
  package static func names(_ role: SourceTable.Role, of object: AnyObject) -> [String] {
    Set(tables(of: object).flatMap { $0.roles.filter { $0.value == role }.keys }).sorted()
  }

  /// The property of an object's class with a name, which may begin with `is` as the getter's does.
  package static func property(_ name: String, of object: AnyObject) -> SourceTable.Property? {
    let tables = tables(of: object)
    if let found = tables.lazy.compactMap({ $0.properties[name] }).first { return found }
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return nil }
    let plain = first.lowercased() + name.dropFirst(3)
    return tables.lazy.compactMap { $0.properties[plain] }.first
  }

  /// The setter of an object's property by its Objective-C name, `setTitle:`.
  private static func setter(_ name: String, of object: AnyObject) -> SourceTable.Method? {
    guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first,
      first.isUppercase,
      let set = property(first.lowercased() + name.dropFirst(4).dropLast(), of: object)?.set
    else { return nil }
    return { object, value, _ in set(object, value) }
  }

  // MARK: - Methods

  /// Whether an object's class has a method.
  package static func responds(_ object: AnyObject, to name: String) -> Bool {
    tables(of: object).contains { $0.methods[name] != nil || $0.implemented.contains(name) }
      || property(name, of: object) != nil || setter(name, of: object) != nil
  }

  /// The method of an object's class with a name.
  package static func method(_ name: String, of object: AnyObject) -> SourceTable.Method? {
    tables(of: object).lazy.compactMap { $0.methods[name] }.first ?? setter(name, of: object)
  }
}

/// Returns the class of a name, with or without its module; rewritten source calls it in the place of
/// `NSClassFromString`.
///
/// A nested class has the name `Module.Outer.Inner`, a class with the attribute `@objc(Name)` that name too.
public func UIClassFromString(_ aClassName: String) -> AnyClass? {
  MainActor.assumeIsolated { SourceRegistry.type(named: aClassName) } ?? NSClassFromString(aClassName)
}
