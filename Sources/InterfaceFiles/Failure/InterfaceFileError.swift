/// A mistake in an interface file, with its position.
package struct InterfaceFileError: Error, Equatable {
  /// The name of the file, without its folder.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int
  /// The start tag of the element, with the attribute that tells it from others; nil outside of elements.
  package let element: String?
  /// The expectation that the file doesn't fulfill.
  package let text: String

  /// Creates an error at a position.
  package init(file: String, line: Int, column: Int, element: String?, text: String) {
    self.file = file
    self.line = line
    self.column = column
    self.element = element
    self.text = text
  }

  /// Creates an error at an element.
  package init(_ text: String, at element: InterfaceElement) {
    self.init(
      file: element.file,
      line: element.line,
      column: element.column,
      element: element.tag,
      text: text
    )
  }
}

extension InterfaceFileError: CustomStringConvertible {
  /// The position, the element and the text: `Login.xib:12:7: <button>: expected …`.
  package var description: String {
    "\(file):\(line):\(column): " + (element.map { "\($0): " } ?? "") + text
  }
}
