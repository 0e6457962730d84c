import Foundation
import InterfaceFiles
import Responder
import Simulation

/// A storyboard: controllers in a file of Interface Builder, with the segues among them.
@preconcurrency @MainActor open class Storyboard {
  private let bundle: Bundle?
  private let document: InterfaceDocument

  /// Reads the file with that name and the extension `storyboard`; see ``Nib`` for its place.
  ///
  /// Stops with `there is no Main.storyboard in the resources of the app` if there is none, and with the
  /// position of a mistake in the file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    bundle = storyboardBundleOrNil
    document = stopOnError {
      guard let file = NibFiles.url(name, "storyboard", in: storyboardBundleOrNil) else {
        let place = NibFiles.description(of: storyboardBundleOrNil)
        programmerError("there is no \(name).storyboard in the resources of \(place)")
      }
      return try NibFiles.document(file)
    }
  }

  /// Creates a storyboard of the contents of a file, with errors that tests compare.
  package init(data: Data, file: String, bundle: Bundle? = nil) throws {
    document = try InterfaceDocument(data, file: file)
    self.bundle = bundle
    guard document.kind == .storyboard else {
      throw InterfaceFileError("expected a storyboard, found a nib", at: document.root)
    }
  }

  /// Creates the initial controller; `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> ViewController? {
    document.initialID.map { id in stopOnError { try make(id: id) } }
  }

  /// Creates the initial controller with a closure that calls an initializer of the app's own; the class's
  /// `init(coder:)` if it returns `nil`.
  public final func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    document.initialID.flatMap { id in stopOnError { try make(id: id, creator) as? Controller } }
  }

  /// Creates the controller with a storyboard identifier.
  ///
  /// Stops with `Main.storyboard has no controller with the identifier "Login"; it has "Details"` if there is
  /// none.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    stopOnError { try controller(identifier: identifier) }
  }

  /// Creates the controller with a storyboard identifier, with a closure that calls an initializer of the
  /// app's own.
  public final func instantiateViewController<Controller: ViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = stopOnError { try controller(identifier: identifier, creator) }
    guard let controller = made as? Controller else {
      programmerError(
        "\(document.file): the controller \"\(identifier)\" is a \(type(of: made)), no \(Controller.self)"
      )
    }
    return controller
  }

  /// Implements ``instantiateViewController(withIdentifier:)``, with errors that tests compare.
  package final func controller(
    identifier: String,
    _ creator: ((NSCoder) -> ViewController?)? = nil
  ) throws -> ViewController {
    guard let element = document.controller(identifier: identifier), let id = element.id else {
      let names = document.controllers.compactMap { $0.attributes["storyboardIdentifier"] }.map {
        "\"\($0)\""
      }
      let list = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
      programmerError("\(document.file) has no controller with the identifier \"\(identifier)\"; \(list)")
    }
    return try make(id: id, creator)
  }

  // MARK: Scenes

  /// Creates the controller with an id.
  package final func make(id: String, _ creator: ((NSCoder) -> ViewController?)? = nil) throws
    -> ViewController
  {
    guard let element = document.elements[id] else { preconditionFailure("references were checked") }
    if element.name == "viewControllerPlaceholder" { return referenced(element) }
    let loading = NibLoading(document, bundle: bundle)
    (loading.storyboard, loading.creator, loading.ownerID) = (self, creator, id)
    try know(placeholdersOf: document.scene(of: id), in: loading)
    let controller = try loading.object(element, as: ViewController.self)
    loading.controller = controller
    try loading.complete()
    // The controller retains the loading for the time when its view is loaded.
    loading.forget(id)
    return controller
  }

  private func referenced(_ element: InterfaceElement) -> ViewController {
    let name = element.attributes["storyboardName"]
    let storyboard = name.map { Storyboard(name: $0, bundle: bundle) } ?? self
    if let identifier = element.attributes["referencedIdentifier"] {
      return storyboard.instantiateViewController(withIdentifier: identifier)
    }
    guard let initial = storyboard.instantiateInitialViewController() else {
      programmerError("\(name ?? document.file) has no initial controller")
    }
    return initial
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
    let loading = NibLoading(document, bundle: bundle)
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
    controller.interface?.topObjects = try others.map { try loading.object($0, as: AnyObject.self) }
    try loading.complete { try loading.connect(element, controller) }
    return true
  }
}
