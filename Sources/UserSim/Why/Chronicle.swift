import Foundation
import KeyboardSim
import Responder
import Simulation

/// The entries of a log, with lookups of causes.
struct Chronicle {
  let entries: [LogEntry]

  /// Returns the entry with a number, or `nil` if the log has discarded it. The numbers of stored entries
  /// have no gaps.
  func entry(_ index: Int?) -> LogEntry? {
    guard let index, let first = entries.first?.index, entries.indices.contains(index - first) else {
      return nil
    }
    return entries[index - first]
  }

  /// Returns the entry followed by its cause, the cause's cause, and so on.
  func chain(from entry: LogEntry) -> [LogEntry] {
    Array(sequence(first: entry) { self.entry($0.cause) })
  }

  /// Returns the number of the entry at the start of the cause chain; if the log has discarded entries of the
  /// chain, of the newest discarded one.
  func root(of entry: LogEntry) -> Int { chain(from: entry).last.map { $0.cause ?? $0.index } ?? entry.index }

  /// Returns a description of the code that made an entry, the nearest first: an observer, a rule, a
  /// callback, an action.
  func author(of entry: LogEntry) -> String {
    if let agent = entry.agent { return "\(agent)" }
    guard let cause = self.entry(entry.cause) else {
      return entry.cause == nil ? "the program itself" : "something that the log has forgotten"
    }
    let word = String(cause.event.prefix { $0 != " " })
    switch cause.category {
    case .controller, .editing, .touch: return "\(word) of \(cause.subject)"
    case .focus: return author(of: cause)
    case .notification: return word.shortNotificationName
    case .action, .gesture, .geometry, .keyboard, .note, .scrolling, .window:
      return "\(cause.subject), which \(cause.event)"
    }
  }

  /// The keyboard notifications, in order.
  var keyboardPosts: [KeyboardPost] {
    entries.compactMap { entry in
      guard case .post = entry.detail else { return nil }
      return KeyboardPost(entry, root: root(of: entry))
    }
  }

  /// The ranges of entries in which a controller began to disappear but came back: cancelled swipes.
  var cancelledSwipes: [ClosedRange<Int>] {
    var leaving: [String: Int] = [:]
    var swipes: [ClosedRange<Int>] = []
    for entry in entries {
      guard case .appearance(let callback) = entry.detail else { continue }
      switch callback {
      case "viewWillDisappear": leaving[entry.subject] = entry.index
      case "viewDidDisappear": leaving[entry.subject] = nil
      case "viewWillAppear":
        if let start = leaving.removeValue(forKey: entry.subject) { swipes.append(start...entry.index) }
      default: break
      }
    }
    return swipes
  }
}

/// A posted keyboard notification.
struct KeyboardPost: Hashable {
  enum Kind { case show, hide, changeFrame }

  let kind: Kind
  let isDidNotification: Bool
  let index: Int
  let time: Duration
  let post: LogEntry.Post
  /// The number of the entry at the start of the cause chain.
  let root: Int

  /// Creates a post from an entry, or returns `nil` if the entry is something else.
  init?(_ entry: LogEntry, root: Int) {
    guard case .post(let post) = entry.detail else { return nil }
    switch Notification.Name(post.name) {
    case Responder.keyboardWillShowNotification: (kind, isDidNotification) = (.show, false)
    case Responder.keyboardDidShowNotification: (kind, isDidNotification) = (.show, true)
    case Responder.keyboardWillHideNotification: (kind, isDidNotification) = (.hide, false)
    case Responder.keyboardDidHideNotification: (kind, isDidNotification) = (.hide, true)
    case Responder.keyboardWillChangeFrameNotification: (kind, isDidNotification) = (.changeFrame, false)
    case Responder.keyboardDidChangeFrameNotification: (kind, isDidNotification) = (.changeFrame, true)
    default: return nil
    }
    (index, time, self.post, self.root) = (entry.index, entry.time.offset, post, root)
  }

  /// The short name of the notification: `KeyboardWillShow`.
  var name: String { post.name.shortNotificationName }

  var frames: LogEntry.Frames? { post.frames }
}
