import Foundation
import InterfaceFiles
import Simulation

/// A class of the toolkit in interface files: its element, its name, and the values that it declares.
@MainActor struct NibFamily {
  let type: AnyClass
  /// The name of the element whose class it is by default; nil for a class that only `customClass` names.
  let element: String?
  /// The class's name in files.
  let name: String
  /// Whether the class has an `init(coder:)` of its own, which applies the values.
  let hasInitializer: Bool
  let apply: (AnyObject, NibReader) throws -> Void
  /// Creates an object of a class without `init(coder:)`.
  let create: ((NibReader) throws -> AnyObject)?

  /// Creates a family of a class.
  init<Object: AnyObject>(
    _ type: Object.Type,
    _ element: String?,
    _ name: String,
    hasInitializer: Bool = true,
    apply: @escaping @MainActor (Object, NibReader) throws -> Void = { _, _ in },
    create: ((NibReader) throws -> AnyObject)? = nil
  ) {
    (self.type, self.element, self.name) = (type, element, name)
    (self.hasInitializer, self.create) = (hasInitializer, create)
    self.apply = { object, reader in
      if let object = object as? Object { try apply(object, reader) }
    }
  }

  private static let all: [NibFamily] =
    views + texts + controls + bars + scrolling + gestures + controllers

  private static let byType = Dictionary(
    all.map { (ObjectIdentifier($0.type), $0) },
    uniquingKeysWith: { first, _ in first }
  )
  private static let byElement = Dictionary(
    all.compactMap { family in family.element.map { ($0, family) } },
    uniquingKeysWith: { first, _ in first }
  )
  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The family of an element; nil for an unknown one.
  static func named(element: String) -> NibFamily? { byElement[element] }

  /// The families of a class and its superclasses, superclasses first.
  static func chain(of type: AnyClass) -> [NibFamily] {
    let types = sequence(first: type) { _getSuperclass($0) }
    return types.compactMap { byType[ObjectIdentifier($0)] }.reversed()
  }

  /// Returns the class of an element: the file's own, or that of the family.
  ///
  /// An app's class is found in the tables of its rewritten source, among the registered ones, or by its
  /// module and name.
  ///
  /// - Parameter modules: The modules of the target that has the file. They precede the module that the file
  ///   names, unless the class is of another target: a project may have another name here.
  static func type(of values: InterfaceValues, _ family: NibFamily?, in modules: [String]) throws -> AnyClass
  {
    let custom = values.string("customClass")
    guard let custom else {
      if let family { return family.type }
      throw values.fail("<\(values.element.name)> isn't modeled")
    }
    let module = values.string("customModule")
    let isTargets = module == nil || values.string("customModuleProvider") == "target"
    let name = module.map { "\($0).\(custom)" } ?? custom
    let names = (isTargets ? modules.map { "\($0).\(custom)" } : []) + [name]
    let found: AnyClass? =
      byName[custom]?.type
      ?? names.lazy.compactMap { SourceRegistry.type(named: $0) ?? NSClassFromString($0) }.first
      ?? SourceRegistry.type(named: custom)
    guard let found else {
      var others = names.dropLast().filter { $0 != name }
      others = others.indices.filter { !others[..<$0].contains(others[$0]) }.map { others[$0] }
      let text = ([name] + others).joined(separator: " and no class ")
      throw values.fail("there is no class \(text); register it with InterfaceClasses.register")
    }
    if let family, !isSubclass(found, of: root(of: family.type)) {
      throw values.fail("expected \(name) to be a subclass of \(root(of: family.type))")
    }
    return found
  }

  /// The class that an element's custom class must inherit from.
  private static func root(of type: AnyClass) -> AnyClass {
    let roots: [AnyClass] = [
      TableViewCell.self, CollectionReusableView.self, ScrollView.self, View.self, ViewController.self,
      GestureRecognizer.self, BarItem.self,
    ]
    return roots.first { isSubclass(type, of: $0) } ?? type
  }

  static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.contains { $0 == other }
  }
}
