import Foundation
import Simulation

/// The log's record of how a view gained and lost first responder status.
struct FocusStory {
  private(set) var facts: [Explanation.Fact] = []
  /// The reason the view isn't first responder, as the second half of a sentence; `nil` if it was never
  /// asked.
  private(set) var reason: String?

  /// Collects the last request to the view to become first responder, and the entries that follow from it.
  init(of number: Int, in chronicle: Chronicle) {
    guard number != 0 else { return }
    let asked = chronicle.entries.last { entry in
      guard case .focus(.asked, let who) = entry.detail else { return false }
      return who.number == number
    }
    guard let asked else { return }
    facts.append(.asked(asked.subject, time: asked.time.offset))
    reason = "another change of focus came in between"
    var isRefused = false
    for entry in chronicle.entries where entry.index > asked.index {
      switch entry.detail {
      case .answer(let question, let who, let isYes) where isPart(entry, of: asked, chronicle):
        guard question.hasPrefix("can") || question.contains("Should") else { break }
        facts.append(.answer(question, by: who.name, isYes, time: entry.time.offset))
        // A delegate's refusal comes first, then its consequences.
        guard !isYes, !isRefused else { break }
        isRefused = true
        reason = Self.refusal(question, who, isOwn: who.number == number)
      case .focus(.became, let who) where who.number == number:
        facts.append(.became(who.name, time: entry.time.offset))
      case .focus(.resigned, let who) where who.number == number:
        let author = Self.author(of: entry, in: chronicle)
        facts.append(.resigned(who.name, by: author, time: entry.time.offset))
        let time = GeometryText.seconds(entry.time.offset)
        let other = Self.successor(of: entry, in: chronicle)
        reason =
          "it was, and resigned at \(time), "
          + (other.map { "as \($0.name) was asked to become first" } ?? "by \(author)")
      default: break
      }
    }
  }

  private func isPart(_ entry: LogEntry, of asked: LogEntry, _ chronicle: Chronicle) -> Bool {
    chronicle.chain(from: entry).contains { $0.index == asked.index }
  }

  private static func refusal(_ question: String, _ who: LogEntry.Identity, isOwn: Bool) -> String {
    switch question {
    case "canBecomeFirstResponder": "its canBecomeFirstResponder is false (A25)"
    case "canResignFirstResponder": "\(who.name) was first, and its canResignFirstResponder is false (A27)"
    default:
      isOwn
        ? "\(question) of its delegate said no (A25)" : "\(question) of \(who.name)'s delegate said no (A27)"
    }
  }

  /// Returns a description of the cause of a resignation: another responder that was asked, or the code that
  /// did it.
  private static func author(of entry: LogEntry, in chronicle: Chronicle) -> String {
    guard let other = successor(of: entry, in: chronicle), let cause = chronicle.entry(entry.cause) else {
      return chronicle.author(of: entry)
    }
    return "\(other.name), which was asked to become first by \(chronicle.author(of: cause))"
  }

  /// Returns the responder for which another one resigned, or `nil` if there is none.
  private static func successor(of entry: LogEntry, in chronicle: Chronicle) -> LogEntry.Identity? {
    guard entry.agent == nil, case .focus(.asked, let other)? = chronicle.entry(entry.cause)?.detail else {
      return nil
    }
    return other
  }
}
