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

  /// The widths of the columns for the names, the published techniques, and the corrected ones, in
  /// characters.
  private static let widths = (name: 19, published: 27, corrected: 15)

  private static let legend = """
    ok      claims that hold
    flaws   expected flaws of the published technique that were seen
    FAILED  anything else; the program ends with status 1
    """

  @MainActor private static func page(_ options: StoryOptions) throws(OptionError) -> Int32 {
    var lines = [row("", "as published", "corrected", "on")]
    var (status, absent): (Int32, Int) = (0, 0)
    for document in Document.allCases.map(Optional.some) + [nil] {
      lines += ["", heading(of: document)]
      for example in Example.all where example.origin.document == document {
        let published = try result(of: example, .classic, options)
        let corrected = try result(of: example, .fixed, options)
        let stage = try example.stage.changed(by: options)
        lines.append(row("  \(example.name)", published.text, corrected.text, "\(stage)"))
        lines.append("    \(example.title)")
        status = max(status, published.status, corrected.status)
        absent += published.absent + corrected.absent
      }
    }
    print("The techniques of five documents, \(stages(options)).\n\n\(legend)")
    if absent > 0 { print("absent  expected flaws that can't occur there; the stories say why") }
    print("\n\(lines.joined(separator: "\n"))")
    print(
      """

      `swift run OffsetRestoring` prints the story of that technique, and the other names work the same.
      `swift run Tour --stories` prints all stories, `swift run Scenarios` lists the bugs that occur in
      them, and `swift run Matrix` shows on which devices and systems each technique works.
      """
    )
    return status
  }

  /// The devices and systems in words.
  private static func stages(_ options: StoryOptions) -> String {
    switch (options.device, options.system) {
    case (nil, nil): "each on the device and system of its author's time"
    case (let device?, nil): "all on \(device)"
    case (nil, let system?): "all on \(system.name)"
    case (let device?, let system?): "all on \(Stage(device, system))"
    }
  }

  /// The title, the author and the date.
  private static func heading(of document: Document?) -> String {
    document.map { "\($0.subject) (\($0.origin))" } ?? "In none of the documents"
  }

  private static func row(_ name: String, _ published: String, _ corrected: String, _ stage: String) -> String
  {
    func cell(_ text: String, _ width: Int) -> String {
      text.padding(toLength: max(width, text.count + 1), withPad: " ", startingAt: 0)
    }
    return cell(name, widths.name) + cell(published, widths.published) + cell(corrected, widths.corrected)
      + stage
  }

  /// Returns the numbers of claims and flaws of one variant, the number of absent flaws, and the exit status.
  @MainActor private static func result(
    of example: Example,
    _ variant: TechniqueVariant,
    _ options: StoryOptions
  ) throws(OptionError) -> (text: String, absent: Int, status: Int32) {
    guard options.variant == nil || options.variant == variant else { return ("", 0, 0) }
    if variant == .fixed, example.refusal(try example.stage.changed(by: options)) != nil {
      return ("not available", 0, 0)
    }
    var own = options
    own.variant = variant
    let story = try example.story(own, to: StoryOutput(isSilent: true))
    let counts = story.counts
    var parts: [String] = []
    if counts.held > 0 { parts.append("\(counts.held) ok") }
    if counts.flaws.seen > 0 { parts.append("\(counts.flaws.seen) flaw\(counts.flaws.seen == 1 ? "" : "s")") }
    if counts.absent > 0 { parts.append("\(counts.absent) absent") }
    if counts.failed > 0 { parts.append("\(counts.failed) FAILED") }
    return (parts.joined(separator: ", "), counts.absent, story.exitStatus)
  }
}
