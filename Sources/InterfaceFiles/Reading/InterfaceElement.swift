/// An element of an interface file.
package final class InterfaceElement: Sendable {
  /// The element's name, such as `button`.
  package let name: String
  /// The attributes' values, with entities replaced.
  package let attributes: [String: String]
  /// The elements directly inside, in the file's order.
  package let children: [InterfaceElement]
  /// The text directly inside, with entities replaced.
  package let text: String
  /// The name of the file, without its folder.
  package let file: String
  /// The line of the start tag, from 1.
  package let line: Int
  /// The column of the start tag in characters, from 1.
  package let column: Int

  /// Creates an element.
  package init(
    name: String,
    attributes: [String: String],
    children: [InterfaceElement],
    text: String,
    file: String,
    line: Int,
    column: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.file = file
    self.line = line
    self.column = column
  }

  /// The id that other elements refer to, such as `abc-12-def`.
  package var id: String? { attributes["id"] }

  /// The name of the property that the element is the value of.
  package var key: String? { attributes["key"] }

  /// Returns the first element directly inside with a name.
  package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// Returns the elements inside the first element with a name; none if there is no such element.
  package func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// Calls a closure with this element and all inside, each before its children.
  package func forEach(_ body: (InterfaceElement) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEach(body) }
  }

  /// The start tag in messages: the name, and for connections the attribute that tells them apart.
  var tag: String {
    let names = ["property", "selector", "keyPath", "kind", "placeholderIdentifier"]
    guard let name = names.first(where: { attributes[$0] != nil }), let value = attributes[name] else {
      return "<\(self.name)>"
    }
    return "<\(self.name) \(name)=\"\(value)\">"
  }
}
