import Foundation
import Simulation

/// The last significant events before an error, from the log.
struct Backstory {
  /// The maximum number of entries.
  static let limit = 7

  /// A heading, and a line for each entry with its virtual time; empty if there are no significant entries.
  let lines: [String]

  /// Creates the lines for the newest `count` significant entries, at most ``limit``, oldest first.
  @MainActor init(_ log: EventLog, now: VirtualClock.Instant, atMost count: Int) {
    var told: [LogEntry] = []
    for entry in log.entries.reversed() where entry.isSignificant {
      if told.count >= min(count, Self.limit) { break }
      // Of consecutive changes to one text, only the last is listed.
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
  /// Whether the entry may have contributed to the current state: no questions, preparations, or events
  /// without a receiver.
  fileprivate var isSignificant: Bool {
    switch detail {
    // Touches on parts, such as keys, are covered by the entries of those parts.
    case .touch(.began, _, _, let view): subject == view.name
    case .touch, .miss: false
    case .gesture(let isRecognized, let isOfText, _): isRecognized && !isOfText
    case .focus(let step, _): step != .asked
    case .answer: category == .focus
    case .sent(_, let actions, _): actions > 0
    case .performed(let isInternal): !isInternal
    case .post(let post): post.name.hasPrefix("UIKeyboardWill") && !post.receivers.isEmpty
    case .appearance(let callback): callback.hasPrefix("viewDid")
    // First layouts and changes of unnamed views say little.
    case .change(.frame(let old, _), let view): old != .zero && view.name.contains("\"")
    case .change, .untracked: true
    case nil: isSignificantByText
    }
  }

  /// Whether an entry without details is significant, according to the beginning of its text, which the
  /// package writes.
  private var isSignificantByText: Bool {
    switch category {
    case .editing: isEdit
    case .keyboard: !subject.hasPrefix("key \"") && (event.hasPrefix("slides") || event.hasPrefix("is "))
    case .gesture: event != "fails"
    case .touch, .notification: false
    case .action, .controller, .focus, .geometry, .note, .scrolling, .window: true
    }
  }

  /// Whether the entry is a change of a text.
  fileprivate var isEdit: Bool { category == .editing && event.hasPrefix("text ") }
}
