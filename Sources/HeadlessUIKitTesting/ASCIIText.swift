import Testing

/// Texts for comments of issues.
///
/// `swift test` forwards the output of the tests in pieces, and loses a piece in which a character of several
/// bytes is cut (U78). Attachments keep all characters.
enum ASCIIText {
  /// Returns a comment in which frames are drawn with `+`, `-` and `|`, and other characters that are not
  /// ASCII are written as `\u{E9}`.
  static func comment(_ text: String) -> Comment { Comment(rawValue: ascii(text)) }

  static func ascii(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else if let mark = marks[scalar] {
        result.append(mark)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }

  private static let marks: [Unicode.Scalar: Character] = {
    let groups: [(String, Character)] = [
      ("─━═┄╌┈", "-"), ("│┃║┆╎┊▏▐▌", "|"), ("╭╮╰╯┌┐└┘╔╗╚╝├┤┬┴┝┥╞╡", "+"), ("○◌", "o"), ("●•", "*"),
      ("·…", "."),
      ("░", "#"), ("‹◂", "<"), ("›▸", ">"), ("▲", "^"), ("×", "x"), ("✓", "v"), ("✳", "*"), ("⌫", "<"),
    ]
    var marks: [Unicode.Scalar: Character] = [:]
    for (characters, mark) in groups {
      for scalar in characters.unicodeScalars { marks[scalar] = mark }
    }
    return marks
  }()
}
