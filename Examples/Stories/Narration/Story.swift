import HeadlessUIKit

/// Tells what happens in a simulator, and checks claims about it: the narrator of the examples.
///
/// Everything is printed as it happens. A claim that does not hold is printed as FAILED and counted.
@MainActor public final class Story {
  private var simulator: Simulator?
  private var told = 0
  private var step = 0
  private(set) var failureCount = 0
  private(set) var claimCount = 0
  private(set) var heldCount = 0
  /// The flaws of the published technique that were seen, each by the id of its scenario or fact.
  private(set) var flaws: [String] = []
  /// The device and the system of the story; a scene may have others.
  let stage: Stage
  private let title: String
  private let silent: Set<LogEntry.Category>
  private let options: StoryOptions
  private let film: StoryFilm

  init(_ example: Example, stage: Stage, options: StoryOptions) {
    (title, silent, self.stage, self.options) = (example.title, example.silent, stage, options)
    film = StoryFilm(example.name, folder: options.folder)
    print(title)
    print(String(repeating: "=", count: title.count))
  }

  /// Whether a variant is to be told.
  func tells(_ variant: TechniqueVariant) -> Bool { options.variant == nil || options.variant == variant }

  /// Whether the story is told whole, with what stands beside the variants: the screen without the technique.
  var isWhole: Bool { options.variant == nil }

  /// The status that the program ends with: 1 if a claim failed, or else 0.
  public var exitStatus: Int32 { failureCount == 0 ? 0 : 1 }

  // MARK: Scenes

  /// Begins a part of the story on a fresh device with `controller` on the screen; on the story's own stage without another.
  func scene(_ title: String, on stage: Stage? = nil, showing controller: () -> ViewController) -> Simulator {
    tellLog()
    let stage = stage ?? self.stage
    print("\n--- \(title) (\(stage)) ---")
    let simulator = Simulator(device: stage.device, system: stage.system)
    self.simulator = simulator
    told = 0
    simulator.perform { simulator.launch(controller()) }
    told = nextIndex(in: simulator.log)
    step = 0
    return simulator
  }

  /// Says what is done next, does it, and tells the events that mattered.
  func step(_ text: String, _ body: () throws -> Void = {}) {
    step += 1
    print("\n\(step). \(text)")
    do {
      try body()
    } catch {
      print("   FAILED: \(error)")
      failureCount += 1
    }
    tellEvents()
  }

  /// Says something between two steps.
  func say(_ text: String) {
    print("\n\(text)")
  }

  /// Prints pictures side by side, each with its caption, and writes them to a file if the person asked for that.
  func show(_ moments: [(caption: String, snapshot: Snapshot)]) {
    print()
    print(Picture.sideBySide(moments.map { ($0.caption, $0.snapshot.picture()) }))
    do {
      try film.write(moments, title: title)
    } catch {
      print("   FAILED: \(error)")
      failureCount += 1
    }
  }

  // MARK: Claims

  /// Checks a claim and prints the verdict with its numbers.
  func verdict(_ claim: String, _ holds: Bool) {
    claimCount += 1
    if holds { heldCount += 1 } else { failureCount += 1 }
    print("   \(holds ? "ok    " : "FAILED") \(claim)")
  }

  /// Prints a claim that has to hold.
  func verdict(_ claim: Claim) { verdict(claim.text, claim.holds) }

  /// Prints what became of a claim that the technique as published need not keep: where it doesn't, that is a flaw, named by
  /// its scenario or fact, and no failure of the story.
  func finding(_ claim: Claim, breaks fact: String) {
    guard !claim.holds else { return print("   ok     \(claim)") }
    if !flaws.contains(fact) { flaws.append(fact) }
    print("   FLAW   \(claim) (\(fact))")
  }

  /// Ends the story with the count of its claims.
  func end() {
    tellLog()
    print("\n\(heldCount) of \(claimCount) claims hold.")
  }

  // MARK: Events

  /// Prints the whole log of the scene that ends, if that was asked for.
  private func tellLog() {
    guard options.showsLog, let simulator else { return }
    print("\nThe log:\n\(simulator.log)")
  }

  /// Prints the events since the last step, without those that nobody listened to, the touches of keys and each step of
  /// a drag.
  private func tellEvents() {
    guard let simulator else { return }
    let fresh = simulator.log.entries.filter { $0.index >= told }
    told = nextIndex(in: simulator.log)
    for entry in fresh where Story.matters(entry) && !silent.contains(entry.category) {
      let seconds = entry.time.offset / .milliseconds(1)
      let time = String(repeating: " ", count: max(0, 5 - "\(Int(seconds))".count)) + "\(Int(seconds)) ms"
      print("   \(time)  \(entry.subject.isEmpty ? "" : "\(entry.subject): ")\(entry.event)")
    }
  }

  /// The number that the next entry gets, as long as the log has not forgotten its newest.
  private func nextIndex(in log: EventLog) -> Int {
    log.entries.last.map { $0.index + 1 } ?? told
  }

  private static func matters(_ entry: LogEntry) -> Bool {
    if entry.subject.hasPrefix("key \"") { return false }
    if entry.event.hasSuffix("to 0 actions") || entry.event.hasPrefix("touchesMoved") { return false }
    if entry.event == "performs handlePan" { return false }
    switch entry.category {
    case .notification: return entry.event.hasPrefix("UIKeyboard")
    case .focus: return entry.event != "becomeFirstResponder"
    case .keyboard: return entry.event.hasPrefix("slides")
    case .gesture: return entry.event != "fails" && entry.event != "changed"
    default: return true
    }
  }
}

/// How often something was done: `never`, `once`, `twice`, `3 times`.
func times(_ count: Int) -> String {
  count < 3 ? ["never", "once", "twice"][max(0, count)] : "\(count) times"
}

/// A length in points, without decimals where there are none.
func points(_ value: CGFloat) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
}
