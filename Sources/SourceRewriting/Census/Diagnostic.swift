/// An error of the compiler.
package struct Diagnostic: Hashable, Sendable {
  package var path: String
  package var line: Int
  package var column: Int
  package var text: String

  package init(path: String, line: Int, column: Int, text: String) {
    self.path = path
    self.line = line
    self.column = column
    self.text = text
  }

  /// Reads the errors of a compiler's output, each once, in the form `path:line:column: error: text`.
  package static func errors(in output: String) -> [Diagnostic] {
    var found: Set<Diagnostic> = []
    return output.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix(" "), let mark = line.firstRange(of: ": error: ") else { return nil }
      var parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let column = Int(parts.removeLast()), let number = Int(parts.removeLast())
      else {
        return nil
      }
      let path = parts.joined(separator: ":")
      let text = String(line[mark.upperBound...])
      let error = Diagnostic(path: path, line: number, column: column, text: text)
      return found.insert(error).inserted ? error : nil
    }
  }

  /// The beginnings of the messages whose first name is the class itself.
  private static let naming = [
    "cannot find '", "cannot find type '", "no such module '", "value of type '", "type '",
  ]

  /// The class of the message: the same for messages that differ in names only, unless the name is what is
  /// missing or unavailable.
  package var blocker: String {
    if Self.naming.contains(where: text.hasPrefix) || text.contains("' is unavailable") { return text }
    var result = ""
    var isName = false
    var previous: Character = " "
    for character in text {
      // An apostrophe in a word is no quotation mark.
      if character == "'", isName || !previous.isLetter {
        if !isName { result += "'…'" }
        isName.toggle()
      } else if !isName {
        result.append(character)
      }
      previous = character
    }
    return result
  }
}
