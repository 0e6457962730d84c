import Foundation

/// The elements and attributes that Interface Builder writes, by `Fixtures/Corpus/vocabulary.txt`.
struct InterfaceVocabulary {
  /// The values of an attribute.
  enum Values {
    case flag, text, image
    case number(Int, Int)
    case integer(Int, Int)
    case names([String])
  }

  /// An element with the attributes and children that it may have, those of the more general element first.
  struct Element {
    var attributes: [(name: String, values: Values)] = []
    var children: [(element: String, key: String?)] = []
  }

  /// The elements by their names.
  private(set) var elements: [String: Element] = [:]

  /// The names of the views, sorted.
  var views: [String] { elements.keys.filter { !["control", "viewController"].contains($0) }.sorted() }

  /// Reads the file: `element < general element : attributes : children` in each line.
  init() throws {
    let text = String(decoding: try TestFiles.fixture("Corpus/vocabulary.txt"), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      let names = parts[0]
      var element = names.count == 3 ? elements[names[2]] ?? Element() : Element()
      element.attributes += parts[1].map { Self.attribute($0) }
      element.children += parts[2].map {
        let words = $0.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        return (words[0], words[1].isEmpty ? nil : words[1])
      }
      elements[names[0]] = element
    }
  }

  private static func attribute(_ text: String) -> (name: String, values: Values) {
    let words = text.split(separator: "=", maxSplits: 1).map(String.init)
    let bounds = words[1].split { "(),".contains($0) }
    func number(_ index: Int) -> Int { Int(bounds[index]) ?? 0 }
    switch bounds.first {
    case "flag": return (words[0], .flag)
    case "text": return (words[0], .text)
    case "image": return (words[0], .image)
    case "number": return (words[0], .number(number(1), number(2)))
    case "integer": return (words[0], .integer(number(1), number(2)))
    default: return (words[0], .names(words[1].split(separator: "|").map(String.init)))
    }
  }
}
