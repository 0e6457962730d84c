import HeadlessUIKit

extension Scenario {
  /// The catalogue as a list, a line each.
  public static var list: String {
    all.map { "\($0.id)  \($0.title)" }.joined(separator: "\n")
  }

  /// Tells the scenario with both variants, or one of them; with the whole logs if asked for.
  @MainActor public func told(_ variant: TechniqueVariant? = nil, withLog showsLog: Bool = false) -> (
    text: String, isAsDescribed: Bool
  ) {
    var lines = ["\(id)  \(title)", ""] + wrapped(setting) + wrapped("It has to hold: \(invariant)") + [""]
    var isAsDescribed = true
    for stage in stages {
      lines.append("\(stage)")
      for variant in variant.map({ [$0] }) ?? TechniqueVariant.allCases {
        let outcome = run(variant, on: stage)
        isAsDescribed = isAsDescribed && outcome.isAsDescribed
        lines += outcome.lines
        if showsLog { lines += ["", "The log:", outcome.log, ""] }
      }
      lines.append("")
    }
    lines += wrapped("Put right by: \(fix)")
    return (lines.joined(separator: "\n"), isAsDescribed)
  }
}

/// The lines of a paragraph, however it is broken in the source.
private func wrapped(_ text: String) -> [String] {
  TextColumns.wrapped(text.split(whereSeparator: \.isNewline).joined(separator: " "), to: 100)
}

extension Scenario.Outcome {
  /// A line for each claim: the variant, whether it holds, and the numbers.
  fileprivate var lines: [String] {
    let name = variant.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
    var result = claims.map { "  \(name) \($0.holds ? "holds" : "FAILS")  \($0)" }
    if let failure { result.append("  \(name) could not be shown: \(failure)") }
    return result
  }
}
