import HeadlessUIKit

extension FactBook {
  /// The width of a printed fact, in characters.
  private static let width = 100

  /// Returns a one-sentence description of an id, or `nil` if the id is unknown.
  func summary(of id: String) -> String? {
    if let scenario = Scenario.all.first(where: { $0.id == id }) { return scenario.title }
    guard let entry = entry(id) else { return nil }
    return entry.summary ?? entry.details.first?.text
  }

  /// Returns an id with its meaning, status and sources, or `nil` if the id is unknown.
  func told(_ id: String) -> String? {
    guard let entry = entry(id) else { return nil }
    var lines: [String] = []
    let status = entry.agreement.map { "  (\($0.rawValue): \($0.meaning))" } ?? ""
    lines.append("\(entry.id)\(status)")
    lines.append("")
    if let summary = entry.summary { lines += summary.wrapped(to: Self.width) }
    if !entry.details.isEmpty {
      lines.append("")
      let column = entry.details.map(\.name.count).max() ?? 0
      for (name, text) in entry.details {
        let head = name.padding(toLength: column, withPad: " ", startingAt: 0)
        for (place, line) in Self.spelledOut(text).wrapped(to: Self.width - column - 2)
          .enumerated()
        {
          lines.append("\(place == 0 ? head : String(repeating: " ", count: column))  \(line)")
        }
      }
    }
    if let tests = entry.tests { lines += ["", "Verified by the tests in \(tests)."] }
    return lines.joined(separator: "\n")
  }

  /// Returns a text with the abbreviations of the notifications, which the pages of facts explain at their
  /// tops, written out.
  private static func spelledOut(_ text: String) -> String {
    let words = [
      "WC": "will-change-frame", "WS": "will-show", "WH": "will-hide", "DC": "did-change-frame",
      "DS": "did-show",
      "DH": "did-hide",
    ]
    return text.replacing("**", with: "").replacing(/\b[WD][CSH]\b/) {
      words[String($0.output)] ?? String($0.output)
    }
  }
}
