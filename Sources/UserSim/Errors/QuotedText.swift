extension String {
  /// The text as a Swift string literal, cut off after 60 characters: `"line\nfeed"`.
  var quoted: String { (count > 60 ? prefix(60) + "..." : self).inSwift }

  /// The whole text as a Swift string literal, for use in source code: `"a \"quoted\" word"`.
  package var inSwift: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.onOneLine)\""
  }

  /// The text with control characters, including line breaks, as Swift escapes.
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
