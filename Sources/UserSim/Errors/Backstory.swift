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
    switch detail {
    // Fingers on parts, such as keys, are told by what these do.
    case .touch(.began, _, _, let view): subject == view.name
    case .touch, .miss: false
    case .gesture(let isRecognized, let isOfText, _): isRecognized && !isOfText
    case .focus(let step, _): step != .asked
    case .answer: category == .focus
    case .sent(_, let actions, _): actions > 0
    case .performed(let isOfToolkit): !isOfToolkit
    case .post(let post): post.name.hasPrefix("UIKeyboardWill") && !post.receivers.isEmpty
    case .appearance(let callback): callback.hasPrefix("viewDid")
    // The first layout of what is new, and what has no name, tell little.
    case .change(.frame(let old, _), let view): old != .zero && view.name.contains("\"")
    case .change, .untracked: true
    case nil: hasWeightByItsText
    }
  }

  /// The same of an entry that is only a text, of the toolkit's own words at its beginning.
  private var hasWeightByItsText: Bool {
    switch category {
    case .editing: isEdit
    case .keyboard: !subject.hasPrefix("key \"") && (event.hasPrefix("slides") || event.hasPrefix("is "))
    case .gesture: event != "fails"
    case .touch, .notification: false
    case .action, .controller, .focus, .geometry, .note, .scrolling, .window: true
    }
  }

  /// Whether a text changed.
  fileprivate var isEdit: Bool { category == .editing && event.hasPrefix("text ") }
}
