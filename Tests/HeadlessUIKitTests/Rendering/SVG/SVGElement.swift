import Foundation
import HeadlessUIKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an SVG file, as parsed from XML.
final class SVGElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [SVGElement] = []
  private(set) var text = ""
  private(set) weak var parent: SVGElement?

  private init(_ name: String, _ attributes: [String: String], in parent: SVGElement?) {
    (self.name, self.attributes, self.parent) = (name, attributes, parent)
  }

  subscript(name: String) -> String? { attributes[name] }

  /// Returns the value of an attribute as a number, or NaN if there is none.
  func number(_ name: String) -> CGFloat { attributes[name].flatMap(Double.init).map { CGFloat($0) } ?? .nan }

  /// The rectangle of a `rect` element.
  var rect: CGRect {
    CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// All descendants in the order of the file, which is from back to front.
  var descendants: [SVGElement] { children.flatMap { [$0] + $0.descendants } }

  func all(_ name: String, where isWanted: (SVGElement) -> Bool = { _ in true }) -> [SVGElement] {
    descendants.filter { $0.name == name && isWanted($0) }
  }

  /// Returns the text elements whose text equals `text`.
  func words(_ text: String) -> [SVGElement] { all("text") { $0.text == text } }

  /// The texts of all text elements, in the order of the file.
  var allWords: [String] { all("text").map(\.text) }

  /// The enclosing elements, nearest first.
  var ancestors: [SVGElement] { Array(sequence(first: self, next: \.parent).dropFirst()) }

  // MARK: Reading

  /// Parses a file; records an issue and throws if it is not XML.
  static func read(_ svg: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SVGElement {
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    let isValid = parser.parse()
    let error = parser.parserError.map { "\($0) in line \(parser.lineNumber)" } ?? ""
    try #require(isValid, "\(error)", sourceLocation: sourceLocation)
    return try #require(reader.root, sourceLocation: sourceLocation)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: SVGElement?
    private var open: [SVGElement] = []

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = SVGElement(elementName, attributes, in: open.last)
      if let parent = open.last { parent.children.append(element) } else { root = element }
      open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open.last?.text += string
    }

    func parser(
      _ parser: XMLParser,
      didEndElement elementName: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}

extension Simulator {
  /// Returns the current picture as a parsed SVG.
  func readSVG(sourceLocation: SourceLocation = #_sourceLocation) throws -> SVGElement {
    try SVGElement.read(svg(), sourceLocation: sourceLocation)
  }

  /// Returns the key with this label.
  func key(_ label: String) throws -> KeyboardKey {
    try #require(keyboard.keys.first { $0.key.label == label })
  }

  /// Begins a touch on a key.
  func press(_ label: String) throws -> Finger {
    let frame = try key(label).accessibilityFrame
    return try user.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
