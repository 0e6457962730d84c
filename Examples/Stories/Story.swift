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
  private let title: String
  private let film: StoryFilm

  /// Begins a story.
  ///
  /// - Parameters:
  ///   - title: The first line that is printed.
  ///   - name: What the files of its pictures are called.
  public init(_ title: String, name: String) {
    self.title = title
    film = StoryFilm(name)
    print(title)
    print(String(repeating: "=", count: title.count))
  }

  /// The status that the program ends with: 1 if a claim failed, or else 0.
  public var exitStatus: Int32 { failureCount == 0 ? 0 : 1 }

  // MARK: Scenes

  /// Begins a part of the story on a fresh device with `controller` on the screen.
  func scene(
    _ title: String,
    on device: Device,
    _ system: SystemVersion,
    showing controller: () -> ViewController
  )
    -> Simulator
  {
    print("\n--- \(title) (\(device), iOS \(system)) ---")
    let simulator = Simulator(device: device, system: system)
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
    if !holds { failureCount += 1 }
    print("   \(holds ? "ok    " : "FAILED") \(claim)")
  }

  /// Ends the story with the count of its claims.
  public func end() {
    let held = claimCount - failureCount
    print("\n\(held) of \(claimCount) claims hold.")
  }

  // MARK: Events

  /// Prints the events since the last step, without those that nobody listened to and the touches of keys.
  private func tellEvents() {
    guard let simulator else { return }
    let fresh = simulator.log.entries.filter { $0.index >= told }
    told = nextIndex(in: simulator.log)
    for entry in fresh where Story.matters(entry) {
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
    if entry.event.hasSuffix("to 0 actions") { return false }
    switch entry.category {
    case .notification: return entry.event.hasPrefix("UIKeyboard")
    case .focus: return entry.event != "becomeFirstResponder"
    case .keyboard: return entry.event.hasPrefix("slides")
    case .gesture: return entry.event != "fails"
    default: return true
    }
  }
}

/// A length in points, without decimals where there are none.
func points(_ value: CGFloat) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
}
