import HeadlessUIKit

/// An object that narrates events in a simulator and checks claims about them.
///
/// A claim that doesn't hold is printed as FAILED and counted. For a published technique, the results that
/// its author reports are required claims on the author's device and system. Its expected flaws are printed
/// as FLAW when they are seen. FAULT marks a flaw of a solution that the document criticizes.
@MainActor public final class Story {
  private var simulator: Simulator?
  private var told = 0
  private var step = 0
  private var hasExplainedHeldTouches = false
  private(set) var counts = StoryCounts()
  /// The printed ids, in order.
  private(set) var ids: [String] = []
  /// The default device and system of the story's scenes.
  let stage: Stage
  private let isOnOwnStage: Bool
  private let title: String
  /// The name of the form that has the flaws.
  private let form: String
  private let options: StoryOptions
  private let refusal: String?
  private let film: StoryFilm
  private let traces: StoryTraces
  private let output: StoryOutput

  init(
    _ example: Example,
    stage: Stage,
    options: StoryOptions,
    refusal: String? = nil,
    output: StoryOutput = StoryOutput()
  ) {
    (title, self.stage, self.options) = (example.title, stage, options)
    (self.refusal, self.output) = (refusal, output)
    form = example.origin.form
    isOnOwnStage = stage == example.stage
    film = StoryFilm(example.name, folder: options.folder)
    traces = StoryTraces(example.name, folder: options.traceFolder)
    output.print(title)
    output.print(String(repeating: "=", count: title.count))
    output.print(example.origin.text)
  }

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

  /// Begins a scene on a new device with a controller on the screen. The default stage is the story's own.
  func scene(_ title: String, on stage: Stage? = nil, showing controller: () -> ViewController) -> Simulator {
    let stage = stage ?? self.stage
    announce(title, on: stage)
    let simulator = Simulator(device: stage.device, system: stage.system)
    self.simulator = simulator
    (told, step) = (0, 0)
    simulator.perform { simulator.launch(controller()) }
    traces.begin(title, in: simulator)
    tellNotes()
    return simulator
  }

  /// Ends the current scene and prints the heading of the next one.
  func announce(_ title: String, on stage: Stage) {
    tellLog()
    endTrace()
    simulator = nil
    output.print("\n--- \(title) (\(stage)) ---")
  }

  /// Prints the next step, performs it, and prints the relevant events.
  func step(_ text: String, _ body: () throws -> Void = {}) {
    step += 1
    output.print("")
    for (place, line) in text.wrapped(to: 112).enumerated() {
      output.print(place == 0 ? "\(step). \(line)" : "   \(line)")
    }
    do {
      try body()
    } catch {
      output.print("   FAILED: \(error)")
      counts.failed += 1
    }
    tellEvents()
  }

  /// Prints a text between two steps, and adds the ids to those that are explained at the end of the story.
  func say(_ text: String, about ids: String...) {
    output.print("\n\(text)")
    for id in ids { note(id) }
  }

  /// Prints pictures side by side, each with its caption, and writes them to a file if `--svg` is given. If
  /// they are too wide together, they are printed one below the other.
  func show(_ moments: [(caption: String, snapshot: Snapshot)]) {
    output.print()
    output.print(StoryPictures.text(moments))
    do {
      try film.write(moments, title: title)
    } catch {
      output.print("   FAILED: \(error)")
      counts.failed += 1
    }
  }

  /// Writes the page of the present scene, if the program was called with `--trace`.
  private func endTrace() {
    do { try traces.end() } catch {
      output.print("   FAILED: \(error)")
      counts.failed += 1
    }
  }

  // MARK: Claims

  /// Checks a claim and prints the result with its numbers.
  func verdict(_ claim: String, _ holds: Bool) {
    if holds { counts.held += 1 } else { counts.failed += 1 }
    tell(holds ? "ok    " : "FAILED", claim)
  }

  /// Checks a required claim.
  func verdict(_ claim: Claim) { verdict(claim.text, claim.holds) }

  /// Checks a result that the author of the published technique reports. It is required on the author's
  /// device and system. Elsewhere a failure counts as a flaw with the id of a scenario, a fact or an item of
  /// the document.
  func result(_ claim: Claim, breaks id: String) {
    if isOnOwnStage { return verdict(claim) }
    if claim.holds { return verdict(claim) }
    counts.lostResults += 1
    finding(claim, breaks: id)
  }

  /// Checks a claim that the published technique is expected to break: a flaw with the id of a scenario, a
  /// fact or an item of the document. On the author's device and system the flaw must be seen.
  func finding(_ claim: Claim, breaks id: String) { expect(claim, "FLAW  ", id) { counts.flaws.count($0) } }

  /// Checks a claim that another solution is expected to break, according to the document.
  func fault(_ claim: Claim, breaks id: String) { expect(claim, "FAULT ", id) { counts.faults.count($0) } }

  /// Checks a claim that is expected to break because of a mistake that isn't in the document.
  func mistake(_ claim: Claim, breaks id: String) {
    expect(claim, "BROKEN", id) { counts.mistakes.count($0) }
  }

  private func expect(_ claim: Claim, _ mark: String, _ id: String, count: (Bool) -> Void) {
    if !claim.holds {
      count(true)
      note(id)
      return tell(mark, "\(claim) (\(id))")
    }
    guard isOnOwnStage else {
      counts.absent += 1
      return tell("ok    ", "\(claim)")
    }
    count(false)
    counts.failed += 1
    tell("FAILED", "the expected flaw did not occur: \(claim) (\(id))")
  }

  private func note(_ id: String) {
    if !ids.contains(id) { ids.append(id) }
  }

  private func tell(_ mark: String, _ text: String) {
    for (place, line) in text.wrapped(to: 108).enumerated() {
      output.print("   \(place == 0 ? mark : "      ") \(line)")
    }
  }

  /// Ends the story and prints the counts of its claims and flaws and the meanings of the ids.
  func end() {
    tellLog()
    endTrace()
    if let refusal, options.variant == nil { say("The corrected technique is left out: \(refusal).") }
    output.print("\n\(counts.text(of: form))")
    let book = try? FactBook.package.get()
    for id in ids {
      let meaning = book?.summary(of: id) ?? "see Documentation/Fidelity"
      for (place, line) in meaning.wrapped(to: 104).enumerated() {
        output.print("  \((place == 0 ? id : "").padding(toLength: 6, withPad: " ", startingAt: 0)) \(line)")
      }
    }
    if !ids.isEmpty {
      output.print("  `swift run Scenarios \(ids[0])` prints more about it; the other ids work the same way.")
    }
  }

  // MARK: Events

  /// Prints the complete log of the current scene if `--log` is given.
  private func tellLog() {
    if let simulator { tellLog("\(simulator.log)") }
  }

  /// Prints a log if `--log` is given.
  func tellLog(_ log: String) {
    if options.showsLog { output.print("\nThe log:\n\(log)") }
  }

  /// Prints the lines that the app logged during its launch.
  private func tellNotes() {
    for entry in fresh() where entry.category == .note { tell(entry) }
  }

  /// Prints the events since the last step that ``StoryEvents`` selects.
  private func tellEvents() {
    var hasFocused = false
    for entry in fresh() where StoryEvents.matter(entry) {
      tell(entry)
      if entry.event == "is first responder" { hasFocused = true }
      if hasFocused, !hasExplainedHeldTouches, StoryEvents.isTouchOfInput(entry) {
        hasExplainedHeldTouches = true
        output.print(
          """
                      (A scroll view delays touches until it is clear that they don't scroll. The tap is
                      therefore recognized before touchesBegan: E35.)
          """
        )
        note("E35")
      }
    }
  }

  private func tell(_ entry: LogEntry) {
    let seconds = entry.time.offset / .milliseconds(1)
    let time = String(repeating: " ", count: max(0, 5 - "\(Int(seconds))".count)) + "\(Int(seconds)) ms"
    let subject = entry.category == .note ? "log: " : entry.subject.isEmpty ? "" : "\(entry.subject): "
    output.print("   \(time)  \(subject)\(entry.event)")
  }

  /// Returns the log entries since the previous call.
  private func fresh() -> [LogEntry] {
    guard let simulator else { return [] }
    let entries = simulator.log.entries.filter { $0.index >= told }
    told = simulator.log.entries.last.map { $0.index + 1 } ?? told
    return entries
  }
}

/// A count as an English word: `never`, `once`, `twice`, `3 times`.
func times(_ count: Int) -> String {
  count < 3 ? ["never", "once", "twice"][max(0, count)] : "\(count) times"
}

/// A length in points, without decimals if it is a whole number.
func points(_ value: CGFloat) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
}
