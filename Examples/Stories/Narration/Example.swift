import HeadlessUIKit

/// An example program: a story about one technique, and how to ask for it.
public struct Example: Sendable {
  /// The program's name, and that of its pictures.
  public let name: String
  /// The technique in one line, the story's title.
  public let title: String
  /// The document that published it: `000`.
  public let document: String
  /// Where the story takes place unless asked otherwise.
  public let stage: Stage
  /// Why the corrected technique is not offered on a stage; nil where it is.
  public let refusal: @Sendable (Stage) -> String?
  /// What the story doesn't tell of the log.
  let silent: Set<LogEntry.Category>
  private let tell: @MainActor @Sendable (Story) -> Void

  init(
    _ name: String,
    document: String,
    title: String,
    on stage: Stage,
    silentAbout silent: Set<LogEntry.Category> = [],
    refusal: @escaping @Sendable (Stage) -> String? = { _ in nil },
    tell: @escaping @MainActor @Sendable (Story) -> Void
  ) {
    (self.name, self.document, self.title) = (name, document, title)
    (self.stage, self.silent, self.refusal, self.tell) = (stage, silent, refusal, tell)
  }

  /// Tells the story with what a command line asks for, and returns the status to exit with: 0; 1 if something did not hold
  /// that has to; 2 if the command line can't be followed, with the reason on standard error.
  @MainActor public func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      let options = try StoryOptions(Array(arguments))
      if options.wantsHelp {
        print("\(name) - \(title)\n\n\(StoryOptions.help)")
        return 0
      }
      return try story(options).exitStatus
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error); --help lists the options\n".utf8))
      return 2
    }
  }

  /// Tells the story.
  @MainActor func story(_ options: StoryOptions) throws(OptionError) -> Story {
    let stage = try self.stage.changed(by: options)
    if options.variant != .classic, let refusal = refusal(stage) { throw OptionError(refusal) }
    let story = Story(self, stage: stage, options: options)
    tell(story)
    story.end()
    return story
  }
}

extension Example {
  /// All of them, in the order of the tour.
  public static let all: [Example] = [
    .backgroundTap,
    .doneOnExit,
    .scrollableForm,
    .passingData,
    .contentInsets,
  ]
}
