import HeadlessUIKit

/// An object that narrates events in a simulator and checks claims about them.
///
/// A line has one of three marks, which are explained before the first scene: `ok` for a claim that holds,
/// `FLAW` for an expected flaw that was seen, and `FAILED` for anything else. The results that the author of
/// a published technique reports are required claims on the author's device and system.
///
/// By default, the story is a page or two. A brief scene, such as one for a flaw, prints a line for each of
/// its claims; with `--all`, it prints its steps and events, as other scenes do.
@MainActor public final class Story {
  private var simulator: Simulator?
  private var told = 0
  private var step = 0
  /// The steps of the current scene, with their texts and the times at which they began.
  private var steps: [(text: String, begin: VirtualClock.Instant)] = []
  private var sceneTitle = ""
  private(set) var counts = StoryCounts()
  /// The printed ids, in order.
  private(set) var ids: [String] = []
  /// The default device and system of the story's scenes.
  let stage: Stage
  /// Whether ``stage`` is the author's device and system.
  let isOnOwnStage: Bool
  private let title: String
  private let options: StoryOptions
  private let refusal: String?
  private let film: StoryFilm
  private let traces: StoryTraces
  private let output: StoryOutput
  private let facts = try? FactBook.package.get()
  /// The title of the current scene if it is brief, and `nil` otherwise. Its steps and events aren't printed.
  private var briefTitle: String?

  init(
    _ example: Example,
    stage: Stage,
    options: StoryOptions,
    refusal: String? = nil,
    output: StoryOutput = StoryOutput()
  ) {
    (title, self.stage, self.options) = (example.title, stage, options)
    (self.refusal, self.output) = (refusal, output)
    isOnOwnStage = stage == example.stage
    film = StoryFilm(example.name, folder: options.folder)
    traces = StoryTraces(example.name, title: example.title, folder: options.traceFolder)
    output.print(title)
    output.print(String(repeating: "=", count: title.count))
    for line in example.origin.text.wrapped(to: Self.width) { output.print(line) }
    output.print("\n\(Self.legend)")
  }

  /// The width of a line, in characters.
  static let width = 100

  /// The meanings of the marks.
  private static let legend = """
    ok      a claim holds
    FLAW    an expected flaw of the published technique was seen
    FAILED  anything else; the program ends with status 1
    """

  /// Whether the story includes a variant. A corrected technique that isn't available on the stage is left
  /// out, with the reason.
  func tells(_ variant: TechniqueVariant) -> Bool {
    guard options.variant == nil || options.variant == variant else { return false }
    return variant == .classic || refusal == nil
  }

  /// Whether the story includes both variants and the scenes that belong to neither.
  var isWhole: Bool { options.variant == nil }

  /// The exit status of the program: 1 if a claim failed, otherwise 0.
  public var exitStatus: Int32 { counts.failed == 0 ? 0 : 1 }

  // MARK: Scenes

  /// Begins a scene on a new device with a controller on the screen.
  ///
  /// - Parameters:
  ///   - stage: The device and system; `nil` for those of the story.
  ///   - isBrief: Whether only the claims are printed unless the program has the option `--all`.
  ///   - controller: Returns the root view controller; called within the simulator's `perform`.
  func scene(
    _ title: String,
    on stage: Stage? = nil,
    isBrief: Bool = false,
    showing controller: () -> ViewController
  ) -> Simulator {
    let stage = stage ?? self.stage
    announce(title, on: stage, isBrief: isBrief)
    let simulator = Simulator(device: stage.device, system: stage.system)
    self.simulator = simulator
    (told, step, steps, sceneTitle) = (0, 0, [], title)
    simulator.perform { simulator.launch(controller()) }
    traces.begin(title, in: simulator)
    tellNotes()
    return simulator
  }

  /// Ends the current scene and prints the heading of the next one, unless that is brief.
  func announce(_ title: String, on stage: Stage, isBrief: Bool = false) {
    tellLog()
    endTrace()
    simulator = nil
    briefTitle = isBrief && !options.isComplete ? heading(title, on: stage) : nil
    if briefTitle == nil { output.print("\n--- \(title) (\(stage)) ---") }
  }

  /// The title of a brief scene, with its stage if that isn't the story's own.
  private func heading(_ title: String, on stage: Stage) -> String {
    stage == self.stage ? title : "\(title) (\(stage))"
  }

  /// Ends the current scene and prints the heading of brief scenes, such as "The flaws of the published
  /// class".
  func section(_ title: String) {
    tellLog()
    endTrace()
    (simulator, briefTitle) = (nil, nil)
    output.print("\n--- \(title) ---")
    if !options.isComplete { output.print() }
  }

  /// Prints the next step, performs it, and prints the relevant events.
  func step(_ text: String, _ body: () throws -> Void = {}) {
    step += 1
    if briefTitle == nil {
      output.print("")
      for (index, line) in text.wrapped(to: Self.width - 3).enumerated() {
        output.print(index == 0 ? "\(step). \(line)" : "   \(line)")
      }
    }
    traces.step("\(step). \(text)")
    if let simulator { steps.append(("\(step). \(text)", simulator.clock.now)) }
    do {
      try body()
    } catch {
      fail("\(error)")
    }
    tellEvents()
  }

  /// Prints a text between two steps, unless the scene is brief, and adds the ids to those that are explained
  /// at the end of the story.
  func say(_ text: String, about ids: String...) {
    if briefTitle == nil {
      let lines = text.split(whereSeparator: \.isNewline).joined(separator: " ").wrapped(to: Self.width)
      output.print("\n\(lines.joined(separator: "\n"))")
    }
    for id in ids { note(id) }
  }

  /// Prints pictures side by side, each with its caption, and writes them to a file if `--svg` is given. If
  /// they are too wide together, they are printed one below the other.
  ///
  /// - Parameter isBrief: Whether the pictures are only printed if the program has the option `--all`.
  func show(_ moments: [(caption: String, snapshot: Snapshot)], isBrief: Bool = false) {
    if !isBrief || options.isComplete {
      output.print()
      output.print(StoryPictures.text(moments))
    }
    do {
      try film.write(moments, title: title, scene: sceneTitle) { snapshot in
        steps.last { $0.begin < snapshot.time }?.text ?? ""
      }
    } catch {
      fail("\(error)")
    }
  }

  /// Writes the page of the present scene, if the program was called with `--trace`.
  private func endTrace() {
    do { try traces.end() } catch { fail("\(error)") }
  }

  // MARK: Claims

  /// Checks a claim and prints the result with its numbers.
  func verdict(_ claim: String, _ holds: Bool) {
    if holds { counts.held += 1 } else { counts.failed += 1 }
    tell(holds ? .ok : .failure, claim)
  }

  /// Checks a required claim.
  func verdict(_ claim: Claim) { verdict(claim.text, claim.holds) }

  /// Checks a result that the author of the published technique reports. It is required on the author's
  /// device and system. Elsewhere a failure counts as a flaw with the id of a scenario, a fact or an item of
  /// the document.
  func result(_ claim: Claim, breaks id: String) {
    if isOnOwnStage || claim.holds { return verdict(claim) }
    counts.lostResults += 1
    flaw(claim, breaks: id)
  }

  /// Checks a claim that the published technique, or another solution that the scene shows, is expected to
  /// break: a flaw with the id of a scenario, a fact or an item of the document. On the author's device and
  /// system the flaw must be seen.
  func flaw(_ claim: Claim, breaks id: String) {
    if !claim.holds {
      counts.flaws.count(true)
      note(id)
      return tell(.flaw, "\(claim) (\(reference(id)))")
    }
    guard isOnOwnStage else {
      counts.absent += 1
      return tell(.ok, "\(claim)")
    }
    counts.flaws.count(false)
    counts.failed += 1
    tell(.failure, "the expected flaw did not occur: \(claim) (\(reference(id)))")
  }

  /// Records that a flaw can't occur on the story's device and system.
  func sayAbsent(_ flaw: String, because reason: String) {
    counts.absent += 1
    for id in reason.matches(of: /\(([A-Z]+[0-9.]+[a-z]?)\)/) { note(String(id.output.1)) }
    let text = "not on \(stage): \(flaw); \(reason)"
    for (index, line) in text.wrapped(to: Self.width - 5).enumerated() {
      output.print(index == 0 ? "   - \(line)" : "     \(line)")
    }
  }

  /// An id, with the word "assumed" or "disputed" if no device or documentation confirms its fact.
  private func reference(_ id: String) -> String {
    facts?.status(of: id)?.doubt.map { "\(id), \($0)" } ?? id
  }

  private func note(_ id: String) {
    if !ids.contains(id) { ids.append(id) }
  }

  /// Prints a failure that isn't the result of a claim.
  private func fail(_ text: String) {
    counts.failed += 1
    tell(.failure, text)
  }

  private func tell(_ mark: StoryMark, _ text: String) {
    traces.verdict(text, mark)
    let text = briefTitle.map { "\($0): \(text)" } ?? text
    for (index, line) in text.wrapped(to: Self.width - 10).enumerated() {
      output.print("   \(index == 0 ? mark.column : StoryMark.indentation) \(line)")
    }
  }

  /// Ends the story and prints the counts of its claims and flaws, the meanings of the ids, and the names of
  /// the files that were written.
  func end() {
    tellLog()
    endTrace()
    briefTitle = nil
    if let refusal, options.variant == nil { say("The corrected technique is left out: \(refusal).") }
    output.print()
    for line in counts.description.wrapped(to: Self.width) { output.print(line) }
    for id in ids {
      let meaning = facts?.summary(of: id) ?? "see Documentation/Fidelity"
      for (index, line) in meaning.wrapped(to: Self.width - 9).enumerated() {
        output.print("  \((index == 0 ? id : "").padding(toLength: 6, withPad: " ", startingAt: 0)) \(line)")
      }
    }
    if !ids.isEmpty {
      output.print("  `swift run Scenarios \(ids[0])` prints more about it; the other ids work the same.")
    }
    for line in film.written + traces.written { output.print(line) }
  }

  // MARK: Events

  /// Prints the complete log of the current scene if `--log` is given.
  private func tellLog() {
    if let simulator { tellLog("\(simulator.log)") }
  }

  /// Prints a log if `--log` is given.
  func tellLog(_ log: String) {
    guard options.showsLog else { return }
    if let briefTitle { output.print("\n\(briefTitle)") }
    output.print("\nThe log:\n\(log)")
  }

  /// Prints the lines that the app logged during its launch.
  private func tellNotes() {
    for entry in fresh() where entry.category == .note && briefTitle == nil { tell(entry) }
  }

  /// Prints the events since the last step that ``StoryEvents`` selects.
  private func tellEvents() {
    let entries = fresh()
    guard briefTitle == nil else { return }
    for entry in entries where StoryEvents.isPrinted(entry, inDetail: options.isComplete) { tell(entry) }
  }

  private func tell(_ entry: LogEntry) {
    let milliseconds = Int(entry.time.offset / .milliseconds(1))
    let time = String(repeating: " ", count: max(0, 5 - "\(milliseconds)".count)) + "\(milliseconds) ms"
    let subject = entry.category == .note ? "" : entry.subject.isEmpty ? "" : "\(entry.subject): "
    for (index, line) in "\(subject)\(entry.event)".wrapped(to: Self.width - 13).enumerated() {
      output.print("   \(index == 0 ? time : String(repeating: " ", count: time.count))  \(line)")
    }
  }

  /// Returns the log entries since the previous call.
  private func fresh() -> [LogEntry] {
    guard let simulator else { return [] }
    let entries = simulator.log.entries.filter { $0.index >= told }
    told = simulator.log.entries.last.map { $0.index + 1 } ?? told
    return entries
  }
}

/// The mark of a line with a claim.
enum StoryMark: String {
  case ok
  case flaw = "FLAW"
  case failure = "FAILED"

  /// The mark, padded to the width of the longest one.
  var column: String { rawValue.padding(toLength: Self.failure.rawValue.count, withPad: " ", startingAt: 0) }

  /// Spaces in the width of the longest mark.
  static let indentation = String(repeating: " ", count: failure.rawValue.count)
}

/// A count as an English word: `never`, `once`, `twice`, `3 times`.
func times(_ count: Int) -> String {
  count < 3 ? ["never", "once", "twice"][max(0, count)] : "\(count) times"
}

/// A length in points, rounded to hundredths, without decimals if it is a whole number.
func points(_ value: CGFloat) -> String {
  let value = (value * 100).rounded() / 100
  return value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
}
