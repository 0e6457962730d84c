extension String {
  /// The text as Swift writes it between quotation marks, cut off after 60 characters: `"line\nfeed"`.
  var quoted: String { (count > 60 ? prefix(60) + "…" : self).inSwift }

  /// The whole text as Swift writes it between quotation marks, to be put into a program: `"a \"quoted\" word"`.
  var inSwift: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.onOneLine)\""
  }

  /// The text with control characters, line breaks among them, written as Swift escapes them.
  var onOneLine: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      case "\u{2028}", "\u{2029}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
