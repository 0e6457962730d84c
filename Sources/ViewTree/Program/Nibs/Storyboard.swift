import Foundation
import InterfaceFiles
import Responder
import Simulation

/// A storyboard: controllers in a file of Interface Builder, with the segues among them.
@preconcurrency @MainActor open class Storyboard {
  private let bundle: Bundle?
  private let document: InterfaceDocument
  /// The module whose resources have the file.
  private let module: String?

  /// Reads the file with that name and the extension `storyboard`; see ``Nib`` for its place.
  ///
  /// A mistake is reported with its position, as an issue of the running test; see
  /// ``Nib/instantiate(withOwner:options:)``. Reports `there is no Main.storyboard in the resources of the
  /// app` if there is none; the storyboard then is empty.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    bundle = storyboardBundleOrNil
    let empty = InterfaceDocument(empty: .storyboard, file: "\(name).storyboard")
    (document, module) = reportingErrors(otherwise: (empty, nil)) {
      guard let file = NibFiles.url(name, "storyboard", in: storyboardBundleOrNil) else {
        let folder = NibFiles.description(of: storyboardBundleOrNil)
        throw InterfaceProblemText(
          description: "there is no \(name).storyboard in the resources of \(folder)"
        )
      }
      return (try NibFiles.document(file), NibFiles.module(of: file))
    }
  }

  /// Creates a storyboard of the contents of a file; throws an error of the whole file, or the first one
  /// under the policy that refuses all.
  package init(data: Data, file: String, bundle: Bundle? = nil) throws {
    document = try InterfaceDocument(data, file: file, isTolerant: true)
    (self.bundle, module) = (bundle, nil)
    guard document.kind == .storyboard else {
      throw InterfaceFileError("expected a storyboard, found a nib", at: document.root)
    }
    try NibFiles.report(document)
  }

  /// Creates the initial controller; `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> ViewController? {
    document.initialID.flatMap { id in reportingErrors(otherwise: nil) { try make(id: id) } }
  }

  /// Creates the initial controller with a closure that calls an initializer of the app's own; the class's
  /// `init(coder:)` if it returns `nil`.
  public final func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    document.initialID.flatMap { id in
      reportingErrors(otherwise: nil) { try make(id: id, creator) as? Controller }
    }
  }

  /// Creates the controller with a storyboard identifier.
  ///
  /// Reports `Main.storyboard has no controller with the identifier "Login"; it has "Details"` if there is
  /// none, and returns an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    reportingErrors(otherwise: ViewController()) { try controller(identifier: identifier) }
  }

  /// Creates the controller with a storyboard identifier, with a closure that calls an initializer of the
  /// app's own.
  ///
  /// Reports `Main.storyboard: the controller "Login" is a ViewController, no LoginController` for one of
  /// another class, and returns one that `init(coder:)` creates; it stops if that returns `nil`.
  public final func instantiateViewController<Controller: ViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    func empty() -> Controller {
      guard let controller = Controller(coder: NSCoder()) else {
        programmerError("\(document.file): \(Controller.self).init(coder:) returned nil")
      }
      return controller
    }
    return reportingErrors(otherwise: empty()) {
      let made = try controller(identifier: identifier, creator)
      if let controller = made as? Controller { return controller }
      let text = "the controller \"\(identifier)\" is a \(type(of: made)), no \(Controller.self)"
      throw InterfaceProblemText(description: "\(document.file): \(text)")
    }
  }

  /// Implements ``instantiateViewController(withIdentifier:)``, with an error if there is none.
  package final func controller(
    identifier: String,
    _ creator: ((NSCoder) -> ViewController?)? = nil
  ) throws -> ViewController {
    guard let element = document.controller(identifier: identifier), let id = element.id else {
      let names = document.controllers.compactMap { $0.attributes["storyboardIdentifier"] }.map {
        "\"\($0)\""
      }
      let list = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
      let text = "\(document.file) has no controller with the identifier \"\(identifier)\"; \(list)"
      throw InterfaceProblemText(description: text)
    }
    return try make(id: id, creator)
  }

  // MARK: Scenes

  /// Creates the controller with an id.
  package final func make(id: String, _ creator: ((NSCoder) -> ViewController?)? = nil) throws
    -> ViewController
  {
    guard let element = document.elements[id] else {
      throw InterfaceFileError("expected the id of a controller, found \(id)", at: document.root)
    }
    // Containers create their children with themselves: what leads back to an unfinished one has no end.
    guard !Self.unfinished.contains(where: { $0 === element }), Self.unfinished.count < 100 else {
      throw InterfaceFileError("expected no cycle of controllers", at: element)
    }
    Self.unfinished.append(element)
    defer { Self.unfinished.removeLast() }
    if element.name == "viewControllerPlaceholder" { return try referenced(element) }
    let loading = NibLoading(document, bundle: bundle, [module].compactMap { $0 })
    (loading.storyboard, loading.creator, loading.ownerID) = (self, creator, id)
    loading.isPartial = true
    let scene = document.scene(of: id)
    try know(placeholdersOf: scene, in: loading)
    let controller = try loading.object(element, as: ViewController.self)
    loading.controller = controller
    controller.interface?.topObjects = try Self.customObjects(of: scene).compactMap { object in
      try loading.attempt { try loading.object(object, as: AnyObject.self) }
    }
    try loading.complete()
    // The controller retains the loading for the time when its view is loaded.
    loading.forget(id)
    return controller
  }

  /// The elements of the controllers that are being created, the innermost last.
  private static var unfinished: [InterfaceElement] = []

  /// The objects at the top of a scene that are neither views nor recognizers. They are created with the
  /// controller, which retains them (FI3).
  private static func customObjects(of scene: InterfaceElement?) -> [InterfaceElement] {
    scene?.list("objects").filter { $0.name == "customObject" } ?? []
  }

  /// Creates the controller that a reference to a storyboard, or to a controller in this one, leads to.
  private func referenced(_ element: InterfaceElement) throws -> ViewController {
    let name = element.attributes["storyboardName"]
    let storyboard = name.map { Storyboard(name: $0, bundle: bundle) } ?? self
    if let identifier = element.attributes["referencedIdentifier"] {
      return try storyboard.controller(identifier: identifier)
    }
    guard let initial = storyboard.document.initialID else {
      throw InterfaceFileError("\(name ?? document.file) has no initial controller", at: element)
    }
    return try storyboard.make(id: initial)
  }

  private func know(placeholdersOf scene: InterfaceElement?, in loading: NibLoading) throws {
    for element in scene?.list("objects") ?? [] where element.name == "placeholder" || element.name == "exit"
    {
      if element.name == "exit" {
        loading.know(chain: element.id)
      } else {
        try loading.know(placeholder: element, owner: nil, external: [:])
      }
    }
  }

  /// Creates a segue's destination, by the method of the source that the file names, if there is one.
  final func destination(
    _ id: String,
    _ creation: String?,
    _ segue: InterfaceElement,
    _ source: ViewController,
    _ sender: Any?
  ) throws -> ViewController {
    guard let creation else { return try make(id: id) }
    let tables = SourceRegistry.tables(of: source)
    guard let method = tables.lazy.compactMap({ $0.segueActions[creation] }).first else {
      throw InterfaceFileError("\(type(of: source)) has no segue action \"\(creation)\"", at: segue)
    }
    return try make(id: id) { coder in
      method(source, coder, sender, segue.attributes["identifier"]) as? ViewController
    }
  }

  /// Loads the view of a scene; returns false if the scene has none.
  final func loadView(
    of controller: ViewController,
    _ element: InterfaceElement,
    _ scene: InterfaceElement,
    _ earlier: NibLoading
  ) throws -> Bool {
    let keys = ["view", "tableView", "collectionView"]
    guard let viewElement = element.children.first(where: { keys.contains($0.key ?? "") }) else {
      return false
    }
    let loading = NibLoading(document, bundle: bundle, [module].compactMap { $0 })
    (loading.storyboard, loading.controller, loading.ownerID) = (self, controller, element.id)
    try know(placeholdersOf: scene, in: loading)
    loading.take(objectsOf: earlier)
    loading.know(controller, as: element.id ?? "")
    let view = try loading.object(viewElement, as: View.self)
    controller.takeLoaded(view)
    if let control = element.children.first(where: { $0.key == "refreshControl" }) {
      (view as? ScrollView)?.refreshControl = try loading.object(control, as: RefreshControl.self)
    }
    let guides: [String: BoundLayoutGuide.Kind] = ["top": .controllerTop, "bottom": .controllerBottom]
    for guide in element.list("layoutGuides") {
      if let id = guide.id, let kind = guides[guide.attributes["type"] ?? ""] {
        loading.know(view.boundGuide(kind), as: id)
      }
    }
    let others = scene.list("objects").filter {
      $0.id != element.id && !["placeholder", "exit", "customObject"].contains($0.name)
    }
    controller.interface?.topObjects += try others.compactMap { other in
      try loading.attempt { try loading.object(other, as: AnyObject.self) }
    }
    try loading.complete {
      try loading.connect(element, controller)
      // The connections between the view and the objects that exist since the controller was created.
      for custom in Self.customObjects(of: scene) {
        if let object = loading.objects[custom.id ?? ""] { try loading.connect(custom, object) }
      }
    }
    return true
  }
}
