extension String {
  /// Returns the words of a text as the name of a function in Swift: `theFieldIsVisible`. Characters other
  /// than ASCII letters and digits separate words.
  ///
  /// - Parameters:
  ///   - prefix: A word before the others.
  ///   - ending: A word after a single one, which could be a keyword.
  func functionName(after prefix: String = "", ending: String) -> String {
    let words = split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    let all = (prefix.isEmpty ? [] : [prefix]) + words
    let name = all.enumerated().map { $0 == 0 ? $1.lowercasedFirst : $1.capitalizedFirst }.joined()
    guard let first = name.first, first.isLetter else { return ending.lowercasedFirst + name }
    return all.count == 1 ? name + ending.capitalizedFirst : name
  }

  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  private var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
