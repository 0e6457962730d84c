import Foundation
import Rendering
import Simulation

extension Simulator {
  /// Takes pictures while `body` advances virtual time: one before, one every `interval`, and one at the end.
  ///
  /// ```swift
  /// let slide = try simulator.filmstrip("The keyboard comes") { try simulator.user.tap(field) }
  /// ```
  ///
  /// A picture that looks like the previous one is left out. The notes of each picture are the log's events
  /// since the previous one: posts of notifications, changes of focus, and events of the keyboard. If
  /// other work is due at the same instant as a picture, the order of scheduling decides: the first picture
  /// is scheduled before `body` begins, and each later one when the previous one is taken.
  ///
  /// Stops if `interval` is not positive, with the message of `VirtualClock.schedule(every:)`.
  ///
  /// - Parameters:
  ///   - title: The strip's title.
  ///   - interval: The virtual time between two pictures.
  ///   - limit: The maximum number of pictures, not counting the last.
  ///   - body: The code that advances virtual time.
  public func filmstrip(
    _ title: String = "",
    every interval: Duration = .milliseconds(50),
    limit: Int = 24,
    _ body: () throws -> Void
  ) rethrows -> Filmstrip {
    let recorder = FilmRecorder(title, of: self)
    recorder.take(limit: limit)
    let work = clock.schedule(every: interval, label: "pictures of a filmstrip") {
      recorder.take(limit: limit)
    }
    defer { work.cancel() }
    try body()
    recorder.take(limit: .max)
    return recorder.strip
  }
}

/// Takes the pictures of a filmstrip, and tracks the log entries that are already in its notes.
@MainActor private final class FilmRecorder {
  private(set) var strip: Filmstrip
  private unowned let simulator: Simulator
  private var told: Int

  init(_ title: String, of simulator: Simulator) {
    self.simulator = simulator
    strip = Filmstrip(title: title)
    told = simulator.log.entries.last.map { $0.index + 1 } ?? 0
  }

  /// Adds a picture, unless it looks like the last one or the limit is reached.
  func take(limit: Int) {
    guard strip.moments.count < limit else { return }
    let snapshot = simulator.snapshot()
    if let last = strip.moments.last, last.snapshot.looksLike(snapshot) { return }
    let fresh = simulator.log.entries.filter { $0.index >= told }
    told = fresh.last.map { $0.index + 1 } ?? told
    let events = fresh.filter(\.isSeenInFilms).map { entry in
      entry.subject.isEmpty ? entry.event : "\(entry.subject): \(entry.event)"
    }
    strip.add(snapshot, caption: "", notes: events)
  }
}

extension LogEntry {
  fileprivate var isSeenInFilms: Bool {
    switch category {
    case .notification: event.hasPrefix("UIKeyboard")
    case .focus: event != "becomeFirstResponder"
    case .keyboard: !subject.hasPrefix("key \"")
    case .note, .controller: true
    default: false
    }
  }
}
