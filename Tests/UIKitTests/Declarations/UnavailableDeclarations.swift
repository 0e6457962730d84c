import Foundation

/// The declarations that sources mark as unavailable, by their documented names, with the messages.
///
/// The compiler leaves them out of interfaces, so they are read from the formatted sources. The attribute is
/// at a member or at the extension of its type.
struct UnavailableDeclarations {
  private(set) var messages: [String: String] = [:]
  var names: Set<String> { Set(messages.keys) }

  init(in sources: [String], documentedName: (String) -> String) {
    for source in sources { read(source, documentedName) }
  }

  private mutating func read(_ source: String, _ documentedName: (String) -> String) {
    // The messages of the extension and of the next declaration.
    var type = "", ofExtension: String?, ofNext: String?
    var attribute = "", declaration = ""
    let (head, member) = (/\b(?:class|struct|enum|protocol|extension) ([\w.]+)/, /^  [a-z]/)
    for line in source.split(separator: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard !text.hasPrefix("//") else { continue }
      if !attribute.isEmpty || text.hasPrefix("@available(*, unavailable") || text == "@available(" {
        attribute += text
        guard Self.isClosed(attribute) else { continue }
        if attribute.contains("unavailable") { ofNext = Self.message(of: attribute) }
        attribute = ""
      } else if line.first != " ",
        let match = line.firstMatch(of: head)
      {
        type = documentedName(String(match.output.1))
        (ofExtension, ofNext) = (ofNext, nil)
      } else if line == "}" {
        ofExtension = nil
      } else if let message = ofNext ?? ofExtension, !declaration.isEmpty || line.contains(member) {
        declaration += text + " "
        guard Self.isClosed(declaration) else { continue }
        if let name = Declaration(declaration)?.name { messages["\(type).\(name)"] = message }
        (ofNext, declaration) = (nil, "")
      }
    }
  }

  private static func isClosed(_ text: String) -> Bool {
    text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" })
  }

  private static func message(of attribute: String) -> String {
    attribute.firstMatch(of: /message: *"([^"]*)"/).map { String($0.output.1) } ?? ""
  }
}
