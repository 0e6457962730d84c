import HeadlessUIKit

/// An example program, which prints a story about one technique.
public struct Example: Sendable {
  /// The name of the program and of its pictures.
  public let name: String
  /// The technique in one line; the story's title.
  public let title: String
  /// The source of the technique.
  public let origin: TechniqueOrigin
  /// The default device and system of the story: those of the author's time.
  public let stage: Stage
  /// Returns the reason why the corrected technique isn't available on a stage, or `nil` if it is.
  public let refusal: @Sendable (Stage) -> String?
  private let tell: @MainActor @Sendable (Story) -> Void

  init(
    _ name: String,
    origin: TechniqueOrigin,
    title: String,
    on stage: Stage,
    refusal: @escaping @Sendable (Stage) -> String? = { _ in nil },
    tell: @escaping @MainActor @Sendable (Story) -> Void
  ) {
    (self.name, self.origin, self.title) = (name, origin, title)
    (self.stage, self.refusal, self.tell) = (stage, refusal, tell)
  }

  /// The text of `--help`.
  public var help: String { "\(name) - \(title)\n\(origin.text)\n\n\(StoryOptions.help)" }

  /// Runs the story for a command line and returns the exit status: 0; 1 if a required claim failed; 2 if the
  /// command line is invalid, with the reason on standard error.
  @MainActor public func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      let options = try StoryOptions(Array(arguments))
      if options.wantsHelp {
        print(help)
        return 0
      }
      return try story(options).exitStatus
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error); --help lists the options\n".utf8))
      return 2
    }
  }

  /// Runs the story. A corrected technique that isn't available on the stage is left out, with the reason; if
  /// only the corrected technique is requested, an error is thrown.
  @MainActor func story(_ options: StoryOptions, to output: StoryOutput = StoryOutput()) throws(OptionError)
    -> Story
  {
    let stage = try self.stage.changed(by: options)
    let refusal = refusal(stage)
    if let refusal, options.variant == .fixed { throw OptionError(refusal) }
    let story = Story(self, stage: stage, options: options, refusal: refusal, output: output)
    tell(story)
    story.end()
    return story
  }
}

extension Example {
  /// All examples, in the order of the tour.
  public static let all: [Example] = [
    .backgroundTap,
    .doneOnExit,
    .scrollableForm,
    .numberPadDone,
    .donePad,
    .offsetRestoring,
    .slidingThirds,
    .passingData,
    .contentInsets,
    .keyboardAware,
  ]
}
