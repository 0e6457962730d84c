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
  /// The mistakes of single elements, in the order of the checks.
  package let mistakes: [InterfaceFileError]
  private let broken: Set<ObjectIdentifier>

  /// Reads a file. The texts of a language replace the file's.
  ///
  /// - Parameter isTolerant: Whether mistakes of single elements, such as a reference that leads nowhere, are
  ///   collected. The first one is thrown otherwise, as is always an error in the XML or the file's kind.
  package init(
    _ data: Data,
    file: String,
    texts: [String: String] = [:],
    isTolerant: Bool = false
  ) throws {
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
    var parser = InterfaceParser(try InterfaceEncoding.utf8(of: data, file: file), file: file)
    root = try parser.parse()
    kind = try DocumentChecks.kind(of: root)
    var mistakes: [InterfaceFileError] = []
    let report: InterfaceReport = { error in
      guard isTolerant else { throw error }
      mistakes.append(error)
    }
    elements = try DocumentChecks.elements(of: root, report)
    broken = try DocumentChecks.checkReferences(in: root, elements, kind, report)
      .union(DocumentChecks.checkContainment(in: root, report))
    self.mistakes = mistakes
  }

  /// Creates the document of a file that can't be read, without objects.
  package init(empty kind: Kind, file: String) {
    (self.kind, self.file, texts, mistakes, broken, elements) = (kind, file, [:], [], [], [:])
    root = InterfaceElement(
      name: "document",
      attributes: [:],
      children: [],
      text: "",
      file: file,
      line: 1,
      column: 1
    )
  }

  /// Whether an element is a connection or a constraint with a mistake, which can't be made.
  package func isBroken(_ element: InterfaceElement) -> Bool { broken.contains(ObjectIdentifier(element)) }

  /// The objects of a nib, placeholders included, or the scenes' elements of a storyboard.
  package var objects: [InterfaceElement] {
    switch kind {
    case .nib: root.list("objects")
    case .storyboard: root.list("scenes")
    }
  }

  /// The id of the controller that a storyboard begins with.
  package var initialID: String? { isBroken(root) ? nil : root.attributes["initialViewController"] }

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
