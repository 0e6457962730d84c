import HeadlessUIKit

extension Scenario {
  /// The catalogue as a list, one scenario per line.
  public static var list: String {
    all.map { "\($0.id)  \($0.title)" }.joined(separator: "\n")
  }

  /// Plays the scenario and returns its text: with both variants or one of them, on its own stages or another
  /// one, and with the complete logs if requested.
  ///
  /// On a stage that isn't the scenario's own, the text says whether the bug occurs there, or why it can't.
  @MainActor public func told(_ options: StoryOptions = StoryOptions()) throws(OptionError) -> (
    text: String, isAsDescribed: Bool
  ) {
    let isElsewhere = options.device != nil || options.system != nil
    let stages = isElsewhere ? [try stages[0].changed(by: options)] : self.stages
    var lines = ["\(id)  \(title)", ""] + wrapped(setting) + wrapped("Expected: \(invariant)") + [""]
    var isAsDescribed = true
    for stage in stages {
      lines.append("\(stage)")
      if let obstacle = obstacle(on: stage) {
        lines += wrapped("The bug can't occur here: \(obstacle).").map { "  \($0)" }
      }
      for variant in options.variant.map({ [$0] }) ?? TechniqueVariant.allCases {
        let outcome = run(variant, on: stage, isTraced: options.traceFolder != nil)
        isAsDescribed = isAsDescribed && outcome.isAsDescribed
        lines += outcome.lines
        if !self.stages.contains(stage), !outcome.broken.isEmpty, variant == .classic {
          lines.append("  The bug occurs here, too.")
        }
        if options.showsLog { lines += ["", "The log:", outcome.log, ""] }
        try draw(outcome, into: options.folder)
        try writeTrace(of: outcome, into: options.traceFolder)
      }
      lines.append("")
    }
    return ((lines + wrapped("Fixed by: \(fix)")).joined(separator: "\n"), isAsDescribed)
  }

  /// Writes a picture of the end of a run, for example `X07-classic-iPhone-3G-2.2.1.svg`.
  @MainActor private func draw(_ outcome: Outcome, into folder: URL?) throws(OptionError) {
    guard let folder, let snapshot = outcome.end else { return }
    var strip = Filmstrip(title: "\(id) \(title)")
    strip.add(snapshot, caption: "\(outcome.variant.rawValue) on \(outcome.stage)")
    try write(strip.svg(), of: outcome, "svg", into: folder)
  }

  /// Writes the moments of a run, for example `X07-classic-iPhone-3G-2.2.1.html`.
  private func writeTrace(of outcome: Outcome, into folder: URL?) throws(OptionError) {
    guard let folder, let trace = outcome.trace else { return }
    try write(trace.html, of: outcome, "html", into: folder)
  }

  private func write(_ text: String, of outcome: Outcome, _ kind: String, into folder: URL)
    throws(OptionError)
  {
    let place = "\(outcome.stage.device) \(outcome.stage.system)".asFileName
    let file = folder.appending(path: "\(id)-\(outcome.variant.rawValue)-\(place).\(kind)")
    do { try Data(text.utf8).write(to: file) } catch {
      throw OptionError("\(file.path) can't be written: \(error.localizedDescription)")
    }
  }
}

extension String {
  /// The text with a hyphen for each character that isn't a letter, a digit or a period.
  var asFileName: String { String(map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }) }
}

/// Returns the lines of a paragraph, regardless of its line breaks in the source.
private func wrapped(_ text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).joined(separator: " ").wrapped(to: 100)
}

extension Scenario.Outcome {
  /// A line for each claim: the variant, the result, and the numbers.
  fileprivate var lines: [String] {
    let name = variant.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
    var result = claims.map { "  \(name) \($0.holds ? "holds" : "FAILS")  \($0)" }
    // The published technique's reason is above the claims.
    if let refusal { result.append("  \(name) not offered\(variant == .fixed ? ": \(refusal)" : "")") }
    if let failure { result.append("  \(name) could not be run: \(failure)") }
    return result
  }
}
