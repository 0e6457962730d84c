import Foundation
import Simulation

/// The log's record of the last touch on a view, or, without one, of the last touch anywhere.
struct TapStory {
  /// The touch's entry, the name of the view it reached, and its point; `nil` if there was no touch.
  private(set) var touch: (entry: LogEntry, name: String?, point: CGPoint)?
  /// Whether the touch was on the view.
  private(set) var isOnView = false
  private(set) var facts: [Explanation.Fact] = []
  /// The result for the view, as the second half of a sentence; `nil` if the log doesn't record it.
  private(set) var outcome: String?

  /// Collects the touches on views with the given numbers: those of the view and its subviews.
  init(of numbers: Set<Int>, in chronicle: Chronicle) {
    let touches = chronicle.entries.compactMap(Landing.init)
    let own = touches.last { numbers.contains($0.view) }
    guard let landing = own ?? touches.last else { return }
    let entry = landing.entry
    isOnView = own != nil
    touch = (entry, landing.view == 0 ? nil : entry.subject, landing.point)
    facts.append(.touched(touch?.name, at: landing.point, time: entry.time.offset))
    guard isOnView else { return }
    let next = touches.first { $0.entry.index > entry.index }
    let previous = touches.last { $0.entry.index < entry.index }
    let end = chronicle.entries.last { $0.index < entry.index && $0.isEndOfTouch }
    follow(
      chronicle.entries.filter {
        $0.index < next?.entry.index ?? .max && $0.index > previous?.entry.index ?? -1
          && ($0.index > entry.index || landing.isPreceded(by: $0, after: end))
      },
      of: numbers
    )
  }

  private mutating func follow(_ entries: [LogEntry], of numbers: Set<Int>) {
    var cancelled: LogEntry?
    var winner: String?
    var sent = SentEvents()
    for entry in entries {
      let time = entry.time.offset
      switch entry.detail {
      case .untracked(let isEnabled, let view) where numbers.contains(view.number):
        facts.append(.untracked(view.name, isEnabled: isEnabled, time: time))
        outcome =
          isEnabled ? "its beginTracking said no (D2)" : "it is disabled and leaves touches alone (Q15)"
      case .gesture(recognized: true, _, let view):
        facts.append(.recognized(entry.subject, time: time))
        if entry.time.offset == cancelled?.time.offset ?? time { winner = "\(entry.subject) of \(view.name)" }
        if numbers.contains(view.number) { outcome = "\(entry.subject) recognized it" }
      case .touch(.cancelled, _, _, let view) where numbers.contains(view.number):
        cancelled = entry
      case .sent(let events, let count, let view) where numbers.contains(view.number):
        facts.append(.sent(events, actions: count, time: time))
        sent.note(events, actions: count)
      default: break
      }
    }
    outcome = sent.outcome ?? outcome
    if cancelled != nil { outcome = "\(winner ?? "the system") took the touch away (F4)" }
  }
}

/// A touch that began.
private struct Landing {
  let entry: LogEntry
  /// The log's number of the view; 0 if there was none.
  let view: Int
  let point: CGPoint
  /// The touch-down time, in seconds.
  let time: Double

  /// Creates a landing from an entry, or returns `nil` if the entry is something else.
  init?(_ entry: LogEntry) {
    switch entry.detail {
    case .touch(.began, let point, let time, let view):
      (self.view, self.point, self.time) = (view.number, point, time)
    case .miss(let point): (view, self.point, time) = (0, point, entry.time.offset.inSeconds)
    default: return nil
    }
    self.entry = entry
  }

  /// Whether an entry belongs to this touch although it was logged before the view received the touch:
  /// recognizers may come first.
  ///
  /// `end` is the last earlier entry of an ended or cancelled touch in a view. Recognizers are logged before
  /// the end of a touch, but after its cancellation, which they may have caused.
  func isPreceded(by entry: LogEntry, after end: LogEntry?) -> Bool {
    guard case .gesture = entry.detail else { return false }
    let distance = entry.time.offset.inSeconds - time
    guard let end, case .touch(let step, _, _, _) = end.detail else { return distance >= 0 }
    // At the instant of a cancellation, the entry's cause can't be determined.
    return step == .ended
      ? distance >= 0 && entry.index > end.index
      : distance > 0 || distance == 0 && entry.time.offset > end.time.offset
  }
}

extension LogEntry {
  /// Whether a view was notified that touches ended or were cancelled.
  fileprivate var isEndOfTouch: Bool {
    switch detail {
    case .touch(.ended, _, _, _), .touch(.cancelled, _, _, _): true
    default: false
    }
  }
}

/// The control events sent for one touch.
private struct SentEvents {
  /// Each kind of event once, with the number of actions it was sent to.
  private var sent: [(events: String, actions: Int)] = []

  mutating func note(_ events: String, actions: Int) {
    if !sent.contains(where: { $0.events == events }) { sent.append((events, actions)) }
  }

  /// The result as the second half of a sentence, or `nil` if no event that apps normally handle was sent.
  var outcome: String? {
    let heard = sent.filter { $0.actions > 0 }
    let results = sent.filter {
      [".touchUpInside", ".valueChanged", ".primaryActionTriggered"].contains($0.events)
    }
    if results.isEmpty, sent.contains(where: { $0.events == ".touchUpOutside" }) {
      return "the finger was lifted outside (D13)"
    }
    guard !heard.isEmpty else {
      return results.first.map { "nobody listens: \($0.events) went to no action" }
    }
    let texts = heard.map { "\($0.events) to \($0.actions) action\($0.actions == 1 ? "" : "s")" }
    let isUnheard = !results.isEmpty && results.allSatisfy { $0.actions == 0 }
    return "it sent \(texts.joined(separator: " and "))"
      + (isUnheard ? ", but \(results[0].events) to none" : "")
  }
}
