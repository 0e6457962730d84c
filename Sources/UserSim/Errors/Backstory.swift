import Foundation
import Simulation

/// The last things of weight that happened before an error, out of the log.
struct Backstory {
  /// How many lines are told.
  private static let limit = 7

  /// A line each, with the virtual time; none if the log has nothing to tell.
  let lines: [String]

  @MainActor init(_ log: EventLog, now: VirtualClock.Instant) {
    let weighty = log.entries.reversed().lazy.filter(\.hasWeight).prefix(Self.limit).reversed()
    guard !weighty.isEmpty else {
      lines = []
      return
    }
    let told = weighty.map { entry in
      let seconds = "\(GeometryText.fixed(entry.time.offset.inSeconds, digits: 3)) s"
      return "  \(seconds)  \(entry.subject.isEmpty ? entry.event : "\(entry.subject): \(entry.event)")"
    }
    lines = ["What happened before, in virtual time:"] + told
  }
}

extension LogEntry {
  /// Whether it may be what led to where things stand: no question, no preparation, nothing that nobody heard.
  fileprivate var hasWeight: Bool {
    switch category {
    case .touch: event.hasPrefix("touchesBegan")
    case .gesture: !event.hasPrefix("fail")
    case .focus: event != "becomeFirstResponder" && event != "resignFirstResponder"
    case .editing: event.hasPrefix("text ")
    case .action: !event.hasSuffix(" to 0 actions") && !event.hasPrefix("performs")
    case .notification: event.hasPrefix("UIKeyboardWill") && !event.hasSuffix("to nobody")
    case .keyboard: event.hasPrefix("slides") || event.hasPrefix("is ")
    case .controller: !event.contains("Will")
    case .geometry, .scrolling, .window, .note: true
    }
  }
}
