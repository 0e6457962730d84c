import HeadlessUIKit

/// The program `Tour`, which prints all examples on one page or runs their stories.
public enum TourProgram {
  static let help = """
    Tour - all techniques on one page; each technique also has its own program with details

    --stories                 print all stories
    \(StoryOptions.help)
    """

  /// Runs all examples for a command line; see ``Example/run(_:)``. A technique that isn't available on the
  /// requested stage is left out, with the reason.
  @MainActor public static func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      var tellsAll = false
      let options = try StoryOptions(Array(arguments)) { word throws(OptionError) in
        guard word == "--stories" else { throw OptionError("unknown option \"\(word)\"") }
        tellsAll = true
      }
      if options.wantsHelp {
        print(help)
        return 0
      }
      // Only stories have pictures and logs.
      let isWhole =
        tellsAll || options.isComplete || options.folder != nil || options.traceFolder != nil
        || options.showsLog
      // Checks the stage of every story before anything is printed.
      for example in Example.all { _ = try example.stage.changed(by: options) }
      return isWhole ? try tell(options) : try page(options)
    } catch {
      FileHandle.standardError.write(Data("Tour: \(error); --help lists the options\n".utf8))
      return 2
    }
  }

  @MainActor private static func tell(_ options: StoryOptions) throws(OptionError) -> Int32 {
    var status: Int32 = 0
    for (place, example) in Example.all.enumerated() {
      if place > 0 { print("\n") }
      if options.variant == .fixed, let refusal = example.refusal(try example.stage.changed(by: options)) {
        print("\(example.name): \(refusal)")
        continue
      }
      status = max(status, try example.story(options).exitStatus)
    }
    return status
  }

  // MARK: The page

  @MainActor private static func page(_ options: StoryOptions) throws(OptionError) -> Int32 {
    var (lines, status): ([String], Int32) = ([], 0)
    var origin: TechniqueOrigin?
    for example in Example.all {
      if example.origin.document != origin?.document || origin == nil {
        lines += ["", heading(of: example.origin)]
        origin = example.origin
      }
      let results = try TechniqueVariant.allCases.map { variant throws(OptionError) in
        try result(of: example, variant, options)
      }
      status = max(status, results.map(\.status).max() ?? 0)
      let columns = results.map { $0.text.padding(toLength: 20, withPad: " ", startingAt: 0) }
      lines.append(
        "  " + example.name.padding(toLength: 16, withPad: " ", startingAt: 0) + columns.joined()
          + "swift run \(example.name)"
      )
      lines.append("    \(example.title)")
    }
    let head =
      "  " + "technique".padding(toLength: 16, withPad: " ", startingAt: 0)
      + "as published".padding(toLength: 20, withPad: " ", startingAt: 0)
      + "corrected".padding(toLength: 20, withPad: " ", startingAt: 0) + "details"
    print(
      """
      The techniques of five documents, each on its author's device and system unless --device or --system is given.
      +  all claims hold; !  a claim failed; -  a result that the author reports does not hold there; "3 flaws"
      counts the flaws of the published form that were seen.

      \(head)
      \(lines.joined(separator: "\n").trimmingPrefix("\n"))

      swift run Tour --stories prints all stories, swift run Scenarios lists the bugs that occur in them, and
      swift run Matrix shows on which devices and systems each technique works.
      """
    )
    return status
  }

  private static func heading(of origin: TechniqueOrigin) -> String {
    origin.document.map { "\($0.name) (\($0.origin))" } ?? "Not in the documents"
  }

  /// Returns the outcome of one variant in a few words, and the exit status.
  @MainActor private static func result(
    of example: Example,
    _ variant: TechniqueVariant,
    _ options: StoryOptions
  ) throws(OptionError) -> (text: String, status: Int32) {
    guard options.variant == nil || options.variant == variant else { return ("", 0) }
    if variant == .fixed, example.refusal(try example.stage.changed(by: options)) != nil {
      return ("not available", 0)
    }
    var own = options
    own.variant = variant
    let story = try example.story(own, to: StoryOutput(isSilent: true))
    let counts = story.counts
    var text = counts.failed > 0 ? "!" : counts.lostResults > 0 ? "-" : counts.held > 0 ? "+" : " "
    if counts.flaws.seen > 0 { text += " \(counts.flaws.seen) flaw\(counts.flaws.seen == 1 ? "" : "s")" }
    return (text, story.exitStatus)
  }
}
