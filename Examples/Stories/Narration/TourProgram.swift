import HeadlessUIKit

/// The program `Tour`: tells all examples, and ends in a table.
public enum TourProgram {
  /// Follows a command line, as ``Example/run(_:)`` does, for each example; one whose technique is not offered on the stage that
  /// is asked for is left out, with the reason.
  @MainActor public static func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      let options = try StoryOptions(Array(arguments))
      if options.wantsHelp {
        print(
          "Tour - all techniques, each a story that a program of its own tells too\n\n\(StoryOptions.help)"
        )
        return 0
      }
      return try tell(options)
    } catch {
      FileHandle.standardError.write(Data("Tour: \(error); --help lists the options\n".utf8))
      return 2
    }
  }

  @MainActor private static func tell(_ options: StoryOptions) throws(OptionError) -> Int32 {
    print("A tour of the techniques, each a story that an executable of its own tells too.\n")
    var rows: [[String]] = [["example", "document", "claims", "flaws of the published technique"]]
    var status: Int32 = 0
    for (place, example) in Example.all.enumerated() {
      if place > 0 { print("\n") }
      let stage = try example.stage.changed(by: options)
      if options.variant != .classic, let refusal = example.refusal(stage) {
        print("\(example.name): \(refusal)")
        rows.append([example.name, example.document, "left out", ""])
        continue
      }
      let story = try example.story(options)
      let held = "\(story.heldCount) of \(story.claimCount)"
      rows.append([example.name, example.document, held, story.flaws.joined(separator: ", ")])
      status = max(status, story.exitStatus)
    }
    print("\n")
    print(table(rows))
    print("\nOn which devices and systems each technique works: swift run Matrix.")
    return status
  }

  /// Rows as columns that are as wide as their widest cells; the first row is the heading.
  private static func table(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
    }
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
