import Foundation

/// A nib or a storyboard, with its objects by their ids.
package final class InterfaceDocument: Sendable {
  /// The kinds of files.
  package enum Kind: Sendable { case nib, storyboard }

  /// The name of the file, without its folder.
  package let file: String
  /// The kind, from the document's type.
  package let kind: Kind
  /// The element `document`.
  package let root: InterfaceElement
  /// The elements with an id.
  package let elements: [String: InterfaceElement]
  /// The texts of a language by `id.key`, which replace those of the file.
  package let texts: [String: String]

  /// Reads a file. The texts of a language replace the file's.
  package init(_ data: Data, file: String, texts: [String: String] = [:]) throws {
    self.file = file
    self.texts = texts
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) {
      throw InterfaceFileError(
        file: file,
        line: 1,
        column: 1,
        element: nil,
        text:
          "expected the XML of Interface Builder, found a compiled file; add its .xib or .storyboard instead"
      )
    }
    var parser = InterfaceParser(Array(data), file: file)
    root = try parser.parse()
    kind = try DocumentChecks.kind(of: root)
    elements = try DocumentChecks.elements(of: root)
    try DocumentChecks.checkReferences(in: root, elements, kind)
    try DocumentChecks.checkContainment(in: root)
  }

  /// The objects of a nib, placeholders included, or the scenes' elements of a storyboard.
  package var objects: [InterfaceElement] {
    switch kind {
    case .nib: root.list("objects")
    case .storyboard: root.list("scenes")
    }
  }

  /// The id of the controller that a storyboard begins with.
  package var initialID: String? { root.attributes["initialViewController"] }

  /// Whether views are laid out with the constraints of the file.
  package var usesConstraints: Bool { root.attributes["useAutolayout"] == "YES" }

  /// Returns the controller of a storyboard that has an identifier.
  package func controller(identifier: String) -> InterfaceElement? {
    controllers.first { $0.attributes["storyboardIdentifier"] == identifier }
  }

  /// The controllers of a storyboard, in the order of its scenes.
  package var controllers: [InterfaceElement] {
    root.list("scenes").flatMap { $0.list("objects") }
      .filter { $0.attributes["sceneMemberID"] == "viewController" }
  }

  /// Returns the scene that contains an object.
  package func scene(of id: String) -> InterfaceElement? {
    root.list("scenes").first { $0.list("objects").contains { $0.id == id } }
  }
}
