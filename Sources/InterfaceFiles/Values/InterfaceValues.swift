import Foundation

/// Receives what a file has and the simulator can't represent; throws it to end the reading.
package typealias InterfaceReport = (InterfaceFileError) throws -> Void

/// The values of one element. Each access names the type that it expects, and notes the attribute or the
/// child as read, so that the others are found.
///
/// A value that isn't of the expected type is reported and then counts as missing; without a report it is
/// thrown.
package final class InterfaceValues {
  /// The element.
  package let element: InterfaceElement
  private var readAttributes: Set<String>
  private var readChildren: Set<ObjectIdentifier> = []
  private let texts: [String: String]
  private let report: InterfaceReport?

  /// Creates the values of an element; the texts of a language replace the element's.
  package init(
    _ element: InterfaceElement,
    texts: [String: String] = [:],
    report: InterfaceReport? = nil
  ) {
    self.element = element
    self.texts = texts
    self.report = report
    readAttributes = WithoutMeaning.attributes
  }

  /// Reports an error, and throws it if there is no report.
  package func warn(_ error: InterfaceFileError) throws {
    guard let report else { throw error }
    try report(error)
  }

  /// Returns the value that a closure reads; nil after the report of an error of it.
  package func recovering<Value>(_ body: (InterfaceValues) throws -> Value?) throws -> Value? {
    do { return try body(self) } catch let error as InterfaceFileError {
      try warn(error)
      return nil
    }
  }

  /// Creates an error at the element.
  package func fail(_ text: String) -> InterfaceFileError { InterfaceFileError(text, at: element) }

  /// Reports each attribute and child that nothing has read, as it would change the interface: attributes by
  /// name, then children in the file's order.
  package func finish() throws {
    for name in element.attributes.keys.sorted() where !readAttributes.contains(name) {
      try warn(fail("the attribute \(name) isn't modeled"))
    }
    for child in element.children where !readChildren.contains(ObjectIdentifier(child)) {
      guard !WithoutMeaning.contains(child) else { continue }
      let key = child.key.map { " key=\"\($0)\"" } ?? ""
      try warn(InterfaceFileError("<\(child.name)\(key)> in <\(element.name)> isn't modeled", at: child))
    }
  }

  /// Notes all attributes and children as read.
  package func readAll() {
    readAttributes.formUnion(element.attributes.keys)
    readChildren.formUnion(element.children.map { ObjectIdentifier($0) })
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
    guard let child = child("string", key: name) ?? child("mutableString", key: name) else {
      return translated ?? attribute
    }
    let coded = child.attributes["base64-UTF8"]
    guard coded == "YES" else { return translated ?? child.text }
    guard let data = Data(base64Encoded: Self.padded(child.text.filter { !$0.isWhitespace })) else {
      try warn(InterfaceFileError("expected base 64", at: child))
      return translated
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

  /// A value of a list of names; nil without the attribute. Early versions of Interface Builder began some
  /// names with a capital letter, as in `TopLeft`.
  package func choice<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) throws -> Value? {
    try convert(name, "one of \(values.map(\.key).joined(separator: ", "))") { text in
      let known = values.first { $0.key == text }
      return (known ?? values.first { $0.key == text.prefix(1).lowercased() + text.dropFirst() })?.value
    }
  }

  private func convert<Value>(
    _ name: String,
    _ expectation: String,
    _ conversion: (String) -> Value?
  ) throws -> Value? {
    guard let text = string(name) else { return nil }
    guard let value = conversion(text) else {
      try warn(fail("expected \(name) to be \(expectation), found \"\(text)\""))
      return nil
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
    child(name, key: key).map { InterfaceValues($0, texts: texts, report: report) }
  }
}

/// Numbers as Interface Builder writes them.
enum InterfaceNumber {
  /// Returns the number of a text; nil for one that isn't finite, also in the precision of a `Float`.
  static func number(_ text: String) -> CGFloat? {
    guard let number = Double(text), Float(number).isFinite else { return nil }
    return CGFloat(number)
  }
}
