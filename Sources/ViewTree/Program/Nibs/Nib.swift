import Foundation
import InterfaceFiles
import Responder
import Simulation

/// A nib: objects in a file of Interface Builder with the extension `xib`.
///
/// The file is found in the resources of the bundle, in its folders `Base.lproj` too; without a bundle, in
/// those of the packages beside the main bundle, first in those of the modules of the file's owner and of the
/// application's delegate. On an iPad, `Name~ipad.xib` takes precedence.
@preconcurrency @MainActor open class Nib {
  /// A key of the options of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of the objects for placeholders, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle?
  private let data: Data?
  private var document: InterfaceDocument?
  /// The module whose resources have the file.
  private var module: String?

  /// Creates a nib of a file, which is read at the first instantiation.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (self.name, bundle, data) = (name, bundleOrNil, nil)
  }

  /// Creates a nib of the contents of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    (name, bundle, self.data) = ("Nib", bundleOrNil, data)
  }

  /// Creates the objects of the file, and returns those at the top, without placeholders.
  ///
  /// All objects are decoded, then the user-defined runtime attributes are set, then outlets and actions are
  /// connected in the file's order, then `awakeFromNib()` is called in the file's order (MC48).
  ///
  /// A mistake is reported with its position, as an issue of the running test, and loading continues
  /// without it: `Login.xib:31:9: <outlet property="nameField">: LoginView has no outlet "nameField"; …`.
  /// Parts that aren't modeled are warnings. Returns no objects if there is no file, or if it isn't a nib.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the file's owner stands for.
  ///   - optionsOrNil: The objects for other placeholders.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    reportingErrors(otherwise: []) { try objects(owner: ownerOrNil, options: optionsOrNil ?? [:]) }
  }

  /// Implements ``instantiate(withOwner:options:)``, with an error of the whole file, or with the first one
  /// under the policy that refuses all.
  package final func objects(owner: Any?, options: [OptionsKey: Any] = [:]) throws -> [Any] {
    let document = try read(for: owner.map { type(of: $0 as AnyObject) })
    let modules = [module].compactMap { $0 } + NibFiles.modules(of: owner.map { $0 as AnyObject })
    let loading = NibLoading(document, bundle: bundle, modules)
    let owner = owner.map { $0 as AnyObject }
    let external = options[.externalObjects] as? [String: Any] ?? [:]
    for element in document.objects where element.name == "placeholder" {
      try loading.know(placeholder: element, owner: owner, external: external)
    }
    var objects: [Any] = []
    for element in document.objects where element.name != "placeholder" {
      if let object = try loading.attempt({ try loading.object(element, as: AnyObject.self) }) {
        objects.append(object)
      }
    }
    try loading.complete {
      for element in document.objects where element.name == "placeholder" {
        if let placeholder = loading.objects[element.id ?? ""] { try loading.connect(element, placeholder) }
      }
    }
    return objects
  }

  private func read(for owner: AnyClass?) throws -> InterfaceDocument {
    if let document {
      try NibFiles.report(document)
      return document
    }
    let new: InterfaceDocument
    if let data {
      new = try InterfaceDocument(data, file: "\(name).xib", isTolerant: true)
      try NibFiles.report(new)
    } else {
      guard let file = NibFiles.url(name, "xib", in: bundle, for: owner) else {
        let folder = NibFiles.description(of: bundle)
        throw InterfaceProblemText(description: "there is no \(name).xib in the resources of \(folder)")
      }
      new = try NibFiles.document(file)
      module = NibFiles.module(of: file)
    }
    guard new.kind == .nib else {
      throw InterfaceFileError("expected a nib, found a storyboard", at: new.root)
    }
    document = new
    return new
  }

  /// Makes a controller load its view from its nib.
  static func load(into controller: ViewController) {
    controller.interface?.loadView = { controller in
      guard let interface = controller.interface, let name = interface.nibName else { return false }
      Nib(nibName: name, bundle: interface.bundle).instantiate(withOwner: controller)
      guard !controller.isViewLoaded else { return true }
      return reportingErrors(otherwise: false) {
        throw InterfaceProblemText(
          description:
            "\(controller.debugName) loaded the nib \"\(name)\", but its outlet \"view\" was not set"
        )
      }
    }
  }
}

extension Bundle {
  /// Creates the objects of a nib in this bundle; see ``Nib/instantiate(withOwner:options:)``.
  @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [Nib.OptionsKey: Any]? = nil) -> [Any]? {
    Nib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension ViewController {
  /// The name of the controller's nib: the one it was created with, or else that of a file with the name of
  /// its class, with or without `Controller` at the end; `nil` if there is none (MC28).
  public final var nibName: String? { interface?.nibName ?? NibFiles.nibOfClass(type(of: self)) }

  /// The bundle of the controller's nib; `nil` for the main bundle and those of packages beside it.
  public final var nibBundle: Bundle? { interface?.bundle }

  /// The storyboard from which the controller was created.
  public final var storyboard: Storyboard? { interface?.storyboard as? Storyboard }

  /// Notes the nib that the controller was created with.
  final func take(nibName: String?, _ bundle: Bundle?) {
    guard let nibName else { return }
    let interface = ControllerInterface()
    (interface.nibName, interface.bundle) = (nibName, bundle)
    self.interface = interface
    Nib.load(into: self)
  }

  /// Loads the view from a nib with the name of the class; returns false if there is none.
  final func loadsNibOfClass() -> Bool {
    guard interface?.storyboard == nil, let name = NibFiles.nibOfClass(type(of: self)) else { return false }
    take(nibName: name, interface?.bundle)
    return interface?.loadView?(self) ?? false
  }
}

extension Nib {
  /// Returns the first object at the top of that class; reports that there is none, and returns another one.
  final func first<Object>(_ type: Object.Type, otherwise other: @autoclosure () -> Object) -> Object {
    let objects = instantiate(withOwner: nil)
    if let found = objects.lazy.compactMap({ $0 as? Object }).first { return found }
    return reportingErrors(otherwise: other()) {
      throw InterfaceProblemText(description: "\(name).xib: the nib has no \(type)")
    }
  }

  /// Reports that the reuse identifier of a nib's cell differs from that of its registration.
  final func check(_ own: String?, is registered: String) {
    guard let own, !own.isEmpty, own != registered else { return }
    reportingErrors(otherwise: ()) {
      throw InterfaceProblemText(
        description: "\(name).xib: the reuse identifier \"\(own)\" of the nib's cell isn't \"\(registered)\""
      )
    }
  }
}
