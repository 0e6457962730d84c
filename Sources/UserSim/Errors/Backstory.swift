import Foundation
import Simulation

/// The last things of weight that happened before an error, out of the log.
struct Backstory {
  /// How many entries are told at most.
  static let limit = 7

  /// A heading, and a line for each entry with the virtual time; none if the log has nothing to tell.
  let lines: [String]

  /// Tells of the newest `count` entries of weight, the oldest of them first; of at most ``limit``.
  @MainActor init(_ log: EventLog, now: VirtualClock.Instant, atMost count: Int) {
    var told: [LogEntry] = []
    for entry in log.entries.reversed() where entry.hasWeight {
      if told.count >= min(count, Self.limit) { break }
      // Of a text that grows key by key, the last change tells all.
      if let later = told.last, later.isEdit, entry.isEdit, later.subject == entry.subject { continue }
      told.append(entry)
    }
    guard !told.isEmpty else {
      lines = []
      return
    }
    let texts = told.reversed().map { entry in
      let seconds = "\(GeometryText.fixed(entry.time.offset.inSeconds, digits: 3)) s"
      return "  \(seconds)  \(entry.subject.isEmpty ? entry.event : "\(entry.subject): \(entry.event)")"
    }
    lines = ["What happened before \(GeometryText.seconds(now.offset)) of virtual time:"] + texts
  }
}

extension LogEntry {
  /// Whether it may be what led to where things stand: no question, no preparation, nothing that nobody heard.
  fileprivate var hasWeight: Bool {
    switch category {
    case .touch: event.hasPrefix("touchesBegan") && !isOfKey
    case .gesture: !event.hasPrefix("fail") && !subject.hasPrefix("TextTap")
    case .focus: event != "becomeFirstResponder" && event != "resignFirstResponder"
    case .editing: isEdit
    case .action:
      !event.hasSuffix(" to 0 actions") && event != "performs takeTap" && event != "performs handlePan"
    case .notification: event.hasPrefix("UIKeyboardWill") && !event.hasSuffix("to nobody")
    case .keyboard: !isOfKey && (event.hasPrefix("slides") || event.hasPrefix("is "))
    case .controller: !event.contains("Will") && event != "viewIsAppearing"
    // The first layout of what is new, and what has no name, tell little.
    case .geometry: subject.contains("\"") && !event.hasPrefix("frame (0 0; 0 0)")
    case .scrolling, .window, .note: true
    }
  }

  /// Whether a text changed.
  fileprivate var isEdit: Bool { category == .editing && event.hasPrefix("text ") }

  private var isOfKey: Bool { subject.hasPrefix("key \"") }
}
