/// The checks of a whole file: its type, its ids, and the references among its objects.
enum DocumentChecks {
  private static let types: [String: InterfaceDocument.Kind] = [
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB": .nib,
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": .storyboard,
  ]

  /// The kinds of segues that Interface Builder writes; the older ones keep their behavior.
  private static let segueKinds: Set<String> = [
    "show", "showDetail", "presentation", "popoverPresentation", "popover", "embed", "unwind", "custom",
    "relationship", "push", "modal", "replace",
  ]

  static func kind(of root: InterfaceElement) throws -> InterfaceDocument.Kind {
    if root.name == "archive" {
      throw InterfaceFileError(
        "this is the archive form of Interface Builder 3 (2008 to 2012); open and save the file in Xcode 4.5 "
          + "or later",
        at: root
      )
    }
    guard root.name == "document" else { throw InterfaceFileError("expected <document>", at: root) }
    guard let type = root.attributes["type"] else {
      throw InterfaceFileError("expected the attribute type", at: root)
    }
    guard let kind = types[type] else {
      let names = types.keys.sorted().joined(separator: " or ")
      throw InterfaceFileError("expected the type \(names), found \(type)", at: root)
    }
    // Xcode 4.2 wrote 1.0 and 1.1, Xcode 4.3 to 4.6 wrote 2.0, for the same elements.
    let formats = ["1.0", "1.1", "2.0", "3.0"]
    guard let version = root.attributes["version"], formats.contains(version) else {
      let found = root.attributes["version"] ?? "none"
      throw InterfaceFileError(
        "expected the version \(formats.joined(separator: ", ")), found \(found)",
        at: root
      )
    }
    if let runtime = root.attributes["targetRuntime"], !runtime.hasPrefix("iOS.CocoaTouch") {
      throw InterfaceFileError("expected the runtime iOS.CocoaTouch, found \(runtime)", at: root)
    }
    let content = kind == .nib ? "objects" : "scenes"
    guard root.child(content) != nil else { throw InterfaceFileError("expected <\(content)>", at: root) }
    return kind
  }

  static func elements(
    of root: InterfaceElement,
    _ report: InterfaceReport
  ) throws -> [String: InterfaceElement] {
    var elements: [String: InterfaceElement] = [:]
    // Each scene has placeholders of its own, which aren't the target of references from other scenes.
    try root.forEach { element in
      guard let id = element.id else { return }
      guard let other = elements[id], element.name != "placeholder" else {
        elements[id] = element
        return
      }
      let text = "expected an id of its own, found \(id), which <\(other.name)> of line \(other.line) has"
      try report(InterfaceFileError(text, at: element))
    }
    return elements
  }

  /// Reports references that lead nowhere, and returns the elements that have them.
  static func checkReferences(
    in root: InterfaceElement,
    _ elements: [String: InterfaceElement],
    _ kind: InterfaceDocument.Kind,
    _ report: InterfaceReport
  ) throws -> Set<ObjectIdentifier> {
    var broken: Set<ObjectIdentifier> = []
    func check(_ element: InterfaceElement, _ body: () throws -> Void) throws {
      do { try body() } catch let error as InterfaceFileError {
        broken.insert(ObjectIdentifier(element))
        try report(error)
      }
    }
    func require(_ name: String, of element: InterfaceElement) throws {
      guard let id = element.attributes[name], elements[id] == nil else { return }
      throw InterfaceFileError("expected \(name) to be the id of an object, found \(id)", at: element)
    }
    try check(root) { try require("initialViewController", of: root) }
    func visit(_ element: InterfaceElement) throws {
      // Its segues are references to those of the objects.
      guard element.name != "inferredMetricsTieBreakers" else { return }
      try check(element) {
        switch element.name {
        case "outlet", "outletCollection":
          try requireAttributes(["property", "destination"], of: element)
          try require("destination", of: element)
        case "action":
          try requireAttributes(["selector", "destination"], of: element)
          try require("destination", of: element)
        case "segue": try checkSegue(element, kind, require)
        case "constraint":
          for name in ["firstItem", "secondItem"] { try require(name, of: element) }
        default: break
        }
      }
      for child in element.children { try visit(child) }
    }
    try visit(root)
    return broken
  }

  private static func checkSegue(
    _ element: InterfaceElement,
    _ kind: InterfaceDocument.Kind,
    _ require: (String, InterfaceElement) throws -> Void
  ) throws {
    guard kind == .storyboard else {
      throw InterfaceFileError("expected segues in storyboards only", at: element)
    }
    try requireAttributes(["destination", "kind"], of: element)
    let kind = element.attributes["kind"] ?? ""
    guard segueKinds.contains(kind) else {
      let names = segueKinds.sorted().joined(separator: ", ")
      throw InterfaceFileError("expected one of the kinds \(names), found \(kind)", at: element)
    }
    if kind == "unwind" { try requireAttributes(["unwindAction"], of: element) }
    if kind == "relationship" { try requireAttributes(["relationship"], of: element) }
    if kind == "custom" { try requireAttributes(["customClass"], of: element) }
    try require("destination", element)
  }

  static func requireAttributes(_ names: [String], of element: InterfaceElement) throws {
    for name in names where element.attributes[name] == nil {
      throw InterfaceFileError("expected the attribute \(name)", at: element)
    }
  }

  /// Reports controllers that contain themselves: by embedding, or as children of containers. Returns the
  /// segues that close a cycle.
  static func checkContainment(
    in root: InterfaceElement,
    _ report: InterfaceReport
  ) throws -> Set<ObjectIdentifier> {
    var broken: Set<ObjectIdentifier> = []
    var contained: [String: [(id: String, segue: InterfaceElement)]] = [:]
    for scene in root.list("scenes") {
      for object in scene.list("objects") {
        // A container may have the elements of its children inside, with segues of their own. A segue that
        // leads to such a child leads back to all that contain it.
        func visit(_ element: InterfaceElement, in ids: [String]) {
          let isChild = element.name.hasSuffix("Controller")
          let ids = isChild ? ids + [element.id].compactMap { $0 } : ids
          for child in element.children { visit(child, in: ids) }
          guard element.name == "segue", let destination = element.attributes["destination"],
            ["embed", "relationship"].contains(element.attributes["kind"])
          else { return }
          for id in ids { contained[id, default: []].append((destination, element)) }
        }
        visit(object, in: [])
      }
    }
    var finished: Set<String> = []
    func visit(_ id: String, above: [String]) throws {
      for (child, segue) in contained[id] ?? [] where !finished.contains(child) {
        let path = above + [id]
        if let start = path.firstIndex(of: child) {
          let cycle = (path[start...] + [child]).joined(separator: " -> ")
          broken.insert(ObjectIdentifier(segue))
          try report(InterfaceFileError("expected no cycle of controllers, found \(cycle)", at: segue))
          continue
        }
        try visit(child, above: path)
      }
      finished.insert(id)
    }
    for id in contained.keys.sorted() where !finished.contains(id) { try visit(id, above: []) }
    return broken
  }
}
