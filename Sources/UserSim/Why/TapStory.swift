import Foundation
import Simulation

/// What the log knows of the last touch on a view, or else of the last touch at all.
struct TapStory {
  /// Where the touch went, when and where it was; nil if there was none.
  private(set) var touch: (entry: LogEntry, name: String?, point: CGPoint)?
  /// Whether it was on the view.
  private(set) var isOnView = false
  private(set) var facts: [Explanation.Fact] = []
  /// How it ended for the view, as the second half of a sentence; nil if the log does not say.
  private(set) var outcome: String?

  /// Looks for touches on views with those numbers: the view's own and its subviews'.
  init(of numbers: Set<Int>, in chronicle: Chronicle) {
    let touches = chronicle.entries.compactMap { entry -> (LogEntry, Int, CGPoint)? in
      switch entry.detail {
      case .touch(.began, let point, let view): (entry, view.number, point)
      case .miss(let point): (entry, 0, point)
      default: nil
      }
    }
    let own = touches.last { numbers.contains($0.1) }
    guard let (entry, number, point) = own ?? touches.last else { return }
    isOnView = own != nil
    touch = (entry, number == 0 ? nil : entry.subject, point)
    facts.append(.touched(touch?.name, at: point, time: entry.time.offset))
    let next = touches.first { $0.0.index > entry.index }
    let rest = chronicle.entries.filter { $0.index < next?.0.index ?? .max }
    // A recognizer may have had its say before the view heard of the touch.
    let before = touches.last { $0.0.index < entry.index }.map(\.0.index) ?? -1
    if isOnView {
      follow(rest.filter { $0.index > before && $0.time >= entry.time - .seconds(1) }, of: numbers)
    }
  }

  private mutating func follow(_ entries: [LogEntry], of numbers: Set<Int>) {
    var cancelled: LogEntry?
    var winner: String?
    for entry in entries {
      let time = entry.time.offset
      switch entry.detail {
      case .untracked(let isEnabled, let view) where numbers.contains(view.number):
        facts.append(.untracked(view.name, isEnabled: isEnabled, time: time))
        outcome =
          isEnabled ? "its beginTracking said no (D2)" : "it is disabled and leaves touches alone (Q15)"
      case .gesture(recognized: true, let view):
        facts.append(.recognized(entry.subject, time: time))
        if entry.time.offset == cancelled?.time.offset ?? time { winner = "\(entry.subject) of \(view.name)" }
        if numbers.contains(view.number) { outcome = "\(entry.subject) recognized it" }
      case .touch(.cancelled, _, let view) where numbers.contains(view.number):
        cancelled = entry
      case .sent(let events, let count, let view) where numbers.contains(view.number):
        facts.append(.sent(events, actions: count, time: time))
        if events == ".touchUpInside" {
          outcome =
            count == 0
            ? "nobody listens: \(events) went to no action"
            : "it sent \(events) to \(count) action"
              + (count == 1 ? "" : "s")
        } else if events == ".touchUpOutside" {
          outcome = "the finger was lifted outside (D13)"
        }
      default: break
      }
    }
    if cancelled != nil { outcome = "\(winner ?? "the system") took the touch away (F4)" }
  }
}

extension VirtualClock.Instant {
  fileprivate static func - (instant: Self, duration: Duration) -> Self {
    instant.advanced(by: .zero - duration)
  }
}
