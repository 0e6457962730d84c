import Foundation
import InterfaceFiles
import Responder
import Simulation

/// One instantiation of a nib, of a controller in a storyboard, or of its view.
///
/// The order is UIKit's (MC48): all objects are decoded, then the user-defined runtime attributes are set,
/// then outlets and actions are connected in the file's order, then `awakeFromNib()` is called in the file's
/// order.
@MainActor final class NibLoading {
  let document: InterfaceDocument
  let bundle: Bundle?
  /// The objects by their ids; the owner and other placeholders, too.
  private(set) var objects: [String: AnyObject] = [:]
  /// The decoded objects with their elements, in the file's order; an object is nil until it is decoded.
  private var order: [(element: InterfaceElement, object: AnyObject?)] = []
  /// The elements of constraints, with the views that have them.
  var constraints: [(element: InterfaceElement, view: View)] = []
  /// The views whose horizontal margins follow the readable width (FI6).
  var readableViews: Set<ObjectIdentifier> = []
  /// The ids of placeholders for the first responder, to which actions are sent along the chain.
  var chainIDs: Set<String> = []
  /// The controller whose segues the objects trigger, and its id.
  weak var controller: ViewController?
  var ownerID: String?
  /// The storyboard that contains the file's controllers.
  var storyboard: Storyboard?
  /// Creates the controller of a scene in place of its `init(coder:)`.
  var creator: ((NSCoder) -> ViewController?)?
  /// Creates the parts of cells that the file describes as labels and image views, by their ids.
  var parts: [String: () -> View?] = [:]

  /// The ids of elements that aren't modeled, and which no object stands for.
  private var unmodeledIDs: Set<String> = []
  /// The elements whose classes aren't modeled, with an object of another class.
  private var standIns: Set<ObjectIdentifier> = []
  /// The problems of the file.
  let reports = InterfaceReports.current
  /// The modules of the target that has the file: that of its resources, that of the file's owner, and that
  /// of the application's delegate.
  let modules: [String]
  /// The connections that are made, of a controller also those before its view is loaded.
  private var connected: Set<ObjectIdentifier> = []
  /// Whether objects of other parts of the file are decoded later, with the view of the controller.
  var isPartial = false

  init(_ document: InterfaceDocument, bundle: Bundle?, _ modules: [String] = []) {
    (self.document, self.bundle) = (document, bundle)
    self.modules = modules + NibFiles.modules(of: Application.current?.delegate)
  }

  // MARK: Problems

  /// The values of an element, in the language of the texts.
  func values(_ element: InterfaceElement) -> InterfaceValues {
    InterfaceValues(element, texts: document.texts) { [reports] error in
      try MainActor.assumeIsolated { try reports.warn(error) }
    }
  }

  /// Returns the result of a step, or nil after the report of an error.
  func attempt<Result>(_ body: () throws -> Result) throws -> Result? {
    do { return try body() } catch let unmodeled as UnmodeledElement {
      if let id = unmodeled.id { unmodeledIDs.insert(id) }
      try reports.warn(unmodeled.error)
    } catch {
      try reports.fail(error)
    }
    return nil
  }

  // MARK: Objects

  /// Makes an object known that the file only refers to.
  func know(_ object: AnyObject?, as id: String) { objects[id] = object }

  /// Makes the id of an exit known, whose actions are sent along the responder chain.
  func know(chain id: String?) { if let id { chainIDs.insert(id) } }

  /// Makes the objects known that were decoded with the controller of a scene.
  func take(objectsOf other: NibLoading) {
    objects.merge(other.objects) { old, _ in old }
    connected.formUnion(other.connected)
  }

  /// Releases the decoded objects in the order of the file, and the one with an id.
  func forget(_ id: String) {
    objects[id] = nil
    order = []
    creator = nil
  }

  /// Makes the id of a placeholder known.
  func know(placeholder element: InterfaceElement, owner: AnyObject?, external: [String: Any]) throws {
    guard let id = element.id else { return }
    switch element.attributes["placeholderIdentifier"] {
    case "IBFilesOwner": objects[id] = owner
    case "IBFirstResponder": chainIDs.insert(id)
    case "IBUIViewControllerFirstResponder", "IBUIExit": chainIDs.insert(id)
    case let name?:
      if let object = external[name] { return objects[id] = object as AnyObject }
      let text = "expected an object for the placeholder \(name) in the options"
      try reports.fail(InterfaceFileError(text, at: element))
    case nil:
      try reports.fail(InterfaceFileError("expected the attribute placeholderIdentifier", at: element))
    }
  }

  /// Decodes an element as an object of a class.
  func object<Object>(_ element: InterfaceElement, as type: Object.Type) throws -> Object {
    let decoded = try object(element)
    guard let object = decoded as? Object else {
      throw InterfaceFileError("expected a \(type), found a \(Swift.type(of: decoded))", at: element)
    }
    return object
  }

  private func object(_ element: InterfaceElement) throws -> AnyObject {
    if let part = element.id.flatMap({ parts[$0] })?() {
      try apply(element, to: part)
      return part
    }
    let values = values(element)
    let reader = NibReader(values: values, loading: self)
    let family = NibFamily.named(element: element.name)
    let type: AnyClass? = element.name == "customObject" ? nil : try type(of: values, family)
    let place = begin(element, values)
    let object: AnyObject
    let coder = NibCoder(reader)
    if let type = type as? View.Type {
      object = try made(type.init(coder: coder), type, coder, element)
    } else if let type = type as? ViewController.Type {
      let created = element.id == ownerID ? creator?(coder) : nil
      object = try made(created ?? type.init(coder: coder), type, coder, element)
    } else if let type = type as? BarItem.Type {
      object = try made(type.init(coder: coder), type, coder, element)
    } else if let type = type as? CollectionViewLayout.Type {
      object = try made(type.init(coder: coder), type, coder, element)
    } else {
      object = try created(values, family, type, reader)
    }
    try coder.finish(object)
    end(place, object)
    return object
  }

  /// The class of an element, or the one that stands for a class that isn't modeled or not found.
  private func type(of values: InterfaceValues, _ family: NibFamily?) throws -> AnyClass {
    let element = values.element
    let standIn: AnyClass? =
      family?.type ?? NibStandIns.registered(for: element) ?? NibStandIns.type(for: element)
    guard let standIn else {
      if values.string("customClass") != nil { return try NibFamily.type(of: values, family, in: modules) }
      throw UnmodeledElement(error: values.fail("<\(element.name)> isn't modeled"), id: element.id)
    }
    if family == nil, NibStandIns.registered(for: element) == nil {
      let name = "\(standIn)"
      try reports.warn(values.fail("<\(element.name)> isn't modeled; an empty \(name) stands for it"))
      values.readAll()
      standIns.insert(ObjectIdentifier(element))
    }
    guard values.string("customClass") != nil || family != nil else { return standIn }
    return try attempt { try NibFamily.type(of: values, family, in: modules) } ?? standIn
  }

  private func made<Object: AnyObject>(
    _ object: Object?,
    _ type: Object.Type,
    _ coder: NibCoder?,
    _ element: InterfaceElement
  ) throws -> Object {
    if let failure = coder?.failure { throw failure }
    guard let object else { throw InterfaceFileError("\(type).init(coder:) returned nil", at: element) }
    return object
  }

  /// Creates an object without `init(coder:)`; custom objects are created with `init()` (MC48).
  private func created(
    _ values: InterfaceValues,
    _ family: NibFamily?,
    _ type: AnyClass?,
    _ reader: NibReader
  ) throws -> AnyObject {
    if let create = family?.create, values.element.attributes["customClass"] == nil {
      return try create(reader)
    }
    let type: AnyClass = try type ?? NibFamily.type(of: values, nil, in: modules)
    let table = SourceRegistry.table(type, String(describing: type), objc: nil, module: "")
    if let plain = table.makePlain?() { return plain }
    if type == NSObject.self { return NSObject() }
    // Most views and controllers of the toolkit have initializers with arguments, and this one.
    let coder = NSCoder()
    if let type = type as? View.Type { return try made(type.init(coder: coder), type, nil, values.element) }
    if let type = type as? ViewController.Type {
      return try made(type.init(coder: coder), type, nil, values.element)
    }
    if let type = type as? Responder.Type { return Responder.make(of: type) }
    throw values.fail("\(type) has no init() that is known; register the class with `create`")
  }

  /// Applies the values of an element to an object that exists: a part of another object.
  func apply(_ element: InterfaceElement, to object: AnyObject) throws {
    let values = values(element)
    let place = begin(element, values)
    try NibCoder(NibReader(values: values, loading: self)).finish(object)
    end(place, object)
  }

  private func begin(_ element: InterfaceElement, _ values: InterfaceValues) -> Int {
    for name in ["connections", "userDefinedRuntimeAttributes"] { _ = values.child(name) }
    _ = (values.children("viewLayoutGuide"), values.children("variation"))
    order.append((element, nil))
    return order.count - 1
  }

  private func end(_ place: Int, _ object: AnyObject) {
    let element = order[place].element
    order[place].object = object
    if let id = element.id { objects[id] = object }
    if let view = object as? View { knowGuides(of: view, element) }
  }

  // MARK: Guides

  private func knowGuides(of view: View, _ element: InterfaceElement) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id else { continue }
      switch guide.key {
      case "safeArea": objects[id] = view.safeAreaLayoutGuide
      case "layoutMargins": objects[id] = view.layoutMarginsGuide
      case "keyboard": objects[id] = view.keyboardLayoutGuide
      case "contentLayoutGuide": objects[id] = (view as? ScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": objects[id] = (view as? ScrollView)?.frameLayoutGuide
      default: break
      }
    }
  }

  // MARK: Completing

  /// Completes the loading after all objects are decoded. The owners' connections are made first.
  func complete(_ connectOwners: () throws -> Void = {}) throws {
    for (element, object) in order {
      if let view = object as? View { addFixedFrame(element, of: view) }
    }
    for (element, view) in constraints where !document.isBroken(element) {
      _ = try attempt { try addConstraint(element, to: view) }
    }
    for (element, object) in order {
      if let view = object as? View { addAmbiguousFrame(element, of: view) }
    }
    for (element, object) in order {
      if let view = object as? View { _ = try attempt { try applyVariations(element, of: view) } }
    }
    for (element, object) in order {
      guard let object else { continue }
      for attribute in element.list("userDefinedRuntimeAttributes") {
        // UIKit logs that it failed to set the attribute, and continues.
        do { try NibAttributes.set(attribute, of: object, in: self) } catch let error as InterfaceFileError {
          try reports.warn(error)
        }
      }
    }
    try connectOwners()
    for (element, object) in order {
      guard let object else { continue }
      try connect(element, object)
    }
    for (_, object) in order {
      switch object {
      case let object as Responder: object.awakeFromNib()
      case let object as BarItem: object.awakeFromNib()
      case let object as NavigationItem: object.awakeFromNib()
      case let object as GestureRecognizer: object.awakeFromNib()
      default: break
      }
    }
  }

  /// Connects the outlets and actions of an object whose element is in the file.
  func connect(_ element: InterfaceElement, _ object: AnyObject) throws {
    let connections = element.list("connections")
    var collections: Set<String> = []
    for connection in connections
    where !document.isBroken(connection) && !connected.contains(ObjectIdentifier(connection)) {
      let isMade = try attempt {
        try connect(connection, of: element, among: connections, object, &collections)
      }
      if isMade ?? true { connected.insert(ObjectIdentifier(connection)) }
    }
  }

  /// Makes a connection. Returns false if it can be made only later, when all of its objects exist.
  private func connect(
    _ connection: InterfaceElement,
    of element: InterfaceElement,
    among connections: [InterfaceElement],
    _ object: AnyObject,
    _ collections: inout Set<String>
  ) throws -> Bool {
    switch connection.name {
    case "outlet", "outletCollection", "action":
      // The class that the object stands for would have the property; a class of the app has its own.
      let isOfApp = element.attributes["customClass"] != nil
      guard isOfApp || !standIns.contains(ObjectIdentifier(element)) else { return true }
      return try connectMember(connection, among: connections, of: object, &collections)
    case "segue": try connectSegue(connection, of: object)
    default: try reports.warn(InterfaceFileError("this connection isn't modeled", at: connection))
    }
    return true
  }

  private func connectMember(
    _ connection: InterfaceElement,
    among connections: [InterfaceElement],
    of object: AnyObject,
    _ collections: inout Set<String>
  ) throws -> Bool {
    let name = connection.attributes["property"] ?? ""
    switch connection.name {
    case "outlet":
      guard let destination = destination(of: connection) else {
        guard connection.attributes["destination"].map(unmodeledIDs.contains) ?? false else { return false }
        throw InterfaceFileError("expected an object that is modeled as the destination", at: connection)
      }
      try NibOutlets.set(destination, connection, of: object)
    case "outletCollection":
      // A collection is set once, with all its members.
      guard collections.insert(name).inserted else { return false }
      let members = connections.filter { $0.isCollection(name) }.compactMap { destination(of: $0) }
      guard let first = members.first else { return false }
      if isPartial, members.count < connections.count(where: { $0.isCollection(name) }) { return false }
      try NibOutlets.set(first, connection, of: object, members)
    default: try NibActions.connect(connection, of: object, in: self)
    }
    return true
  }

  /// The destination of a connection; nil for one that belongs to another part of the file.
  func destination(of connection: InterfaceElement) -> AnyObject? {
    guard let id = connection.attributes["destination"] else { return nil }
    if chainIDs.contains(id) { return nil }
    return objects[id]
  }

  /// Whether an id is that of a placeholder for the first responder.
  func isChain(_ id: String?) -> Bool { id.map(chainIDs.contains) ?? false }

  private func connectSegue(_ connection: InterfaceElement, of object: AnyObject) throws {
    guard let controller, object !== controller else { return }
    let template = controller.interface?.segues.first { $0.id == connection.id }
    guard let template else { return }
    guard template.kind != .embed else {
      if let view = object as? View { controller.interface?.embedded.append((template, view)) }
      return
    }
    switch object {
    case let control as Control:
      control.addTarget(template, action: SegueTemplate.action, for: .primaryActionTriggered)
    case let item as BarButtonItem: (item.target, item.action) = (template, SegueTemplate.action)
    case let recognizer as GestureRecognizer: recognizer.addTarget(template, action: SegueTemplate.action)
    case let cell as TableViewCell:
      cell.parts.segues.append((template, connection.attributes["trigger"] == "accessoryAction"))
    case let cell as CollectionViewCell: cell.segue = template
    default:
      throw InterfaceFileError(
        "expected a control, an item, a cell or a recognizer as trigger",
        at: connection
      )
    }
  }
}

/// An element of which no object is created.
private struct UnmodeledElement: Error {
  let error: InterfaceFileError
  let id: String?
}

extension InterfaceElement {
  /// Whether the element is a connection of the outlet collection with a name.
  fileprivate func isCollection(_ name: String) -> Bool {
    self.name == "outletCollection" && attributes["property"] == name
  }
}
