import Foundation

/// The values of one element. Each access names the type that it expects, and notes the attribute or the
/// child as read, so that the others are found.
package final class InterfaceValues {
  /// The element.
  package let element: InterfaceElement
  private var readAttributes: Set<String>
  private var readChildren: Set<ObjectIdentifier> = []
  private let texts: [String: String]

  /// Creates the values of an element; the texts of a language replace the element's.
  package init(_ element: InterfaceElement, texts: [String: String] = [:]) {
    self.element = element
    self.texts = texts
    readAttributes = WithoutMeaning.attributes
  }

  /// Throws an error at the element.
  package func fail(_ text: String) -> InterfaceFileError { InterfaceFileError(text, at: element) }

  /// Throws an error for the first attribute or child that nothing has read, as it would change the
  /// interface.
  package func finish() throws {
    for name in element.attributes.keys.sorted() where !readAttributes.contains(name) {
      throw fail("the attribute \(name) isn't modeled")
    }
    for child in element.children where !readChildren.contains(ObjectIdentifier(child)) {
      guard !WithoutMeaning.elements.contains(child.name) else { continue }
      let key = child.key.map { " key=\"\($0)\"" } ?? ""
      throw InterfaceFileError("<\(child.name)\(key)> in <\(element.name)> isn't modeled", at: child)
    }
  }

  // MARK: Attributes

  /// The text of an attribute, translated; nil without it.
  package func string(_ name: String) -> String? {
    readAttributes.insert(name)
    return element.attributes[name]
  }

  /// The text of an attribute or of a child `string` with that key, in the language of the texts.
  package func text(_ name: String) throws -> String? {
    let translated = element.id.flatMap { texts["\($0).\(name)"] }
    let attribute = string(name)
    guard let child = child("string", key: name) else { return translated ?? attribute }
    let values = InterfaceValues(child)
    let coded = values.string("base64-UTF8")
    guard coded == "YES" else { return translated ?? child.text }
    guard let data = Data(base64Encoded: Self.padded(child.text.filter { !$0.isWhitespace })) else {
      throw InterfaceFileError("expected base 64", at: child)
    }
    return translated ?? String(decoding: data, as: UTF8.self)
  }

  /// Interface Builder leaves out the characters that fill the last group.
  private static func padded(_ text: String) -> String {
    text + String(repeating: "=", count: (4 - text.count % 4) % 4)
  }

  /// A flag: `YES` or `NO`; nil without the attribute.
  package func bool(_ name: String) throws -> Bool? {
    try convert(name, "YES or NO") { ["YES": true, "NO": false][$0] }
  }

  /// A finite number; nil without the attribute.
  package func number(_ name: String) throws -> CGFloat? {
    try convert(name, "a number", InterfaceNumber.number)
  }

  /// A whole number; nil without the attribute.
  package func integer(_ name: String) throws -> Int? {
    try convert(name, "a whole number") { Int($0) }
  }

  /// A value of a list of names; nil without the attribute.
  package func choice<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) throws -> Value? {
    try convert(name, "one of \(values.map(\.key).joined(separator: ", "))") { text in
      values.first { $0.key == text }?.value
    }
  }

  private func convert<Value>(
    _ name: String,
    _ expectation: String,
    _ conversion: (String) -> Value?
  ) throws -> Value? {
    guard let text = string(name) else { return nil }
    guard let value = conversion(text) else {
      throw fail("expected \(name) to be \(expectation), found \"\(text)\"")
    }
    return value
  }

  /// The text of an attribute that the element must have.
  package func required(_ name: String) throws -> String {
    guard let text = string(name) else { throw fail("expected the attribute \(name)") }
    return text
  }

  // MARK: Children

  /// The child with a name and a key; nil without it.
  package func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    let found = element.children.first { $0.name == name && (key == nil || $0.key == key) }
    if let found { readChildren.insert(ObjectIdentifier(found)) }
    return found
  }

  /// The child with a key, whatever its name; nil without it.
  package func child(key: String) -> InterfaceElement? {
    let found = element.children.first { $0.key == key }
    if let found { readChildren.insert(ObjectIdentifier(found)) }
    return found
  }

  /// The children with a name.
  package func children(_ name: String) -> [InterfaceElement] {
    let found = element.children.filter { $0.name == name }
    readChildren.formUnion(found.map { ObjectIdentifier($0) })
    return found
  }

  /// The elements of the child that is a list.
  package func list(_ name: String, key: String? = nil) -> [InterfaceElement] {
    child(name, key: key)?.children ?? []
  }

  /// The values of a child with a name and a key; nil without it.
  package func values(_ name: String, key: String? = nil) -> InterfaceValues? {
    child(name, key: key).map { InterfaceValues($0, texts: texts) }
  }
}

/// Numbers as Interface Builder writes them.
enum InterfaceNumber {
  static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), number.isFinite else { return nil }
    return CGFloat(number)
  }
}
