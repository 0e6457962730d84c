import Foundation
import Simulation

/// A UIKit rule, or a known bug of apps, that matches the facts of an explanation.
public struct Diagnosis: Hashable, Sendable {
  /// The fact's id in Documentation/Fidelity.
  public let fact: String
  /// The meaning of the fact in this case, without a period.
  public let sentence: String
}

extension Diagnosis: CustomStringConvertible {
  /// The id, then the sentence.
  public var description: String { "\(fact): \(sentence)" }
}

extension Diagnosis {
  /// A rule that recognizes one fact from the evidence.
  struct Rule: Sendable {
    /// The fact's id in Documentation/Fidelity.
    let fact: String
    /// Returns the meaning of the fact for the evidence, without a period; `nil` if the rule doesn't match.
    let sentence: @Sendable (Evidence) -> String?

    init(_ fact: String, _ sentence: @escaping @Sendable (Evidence) -> String?) {
      (self.fact, self.sentence) = (fact, sentence)
    }
  }

  /// All rules.
  static let rules = frameRules + sequenceRules + geometryRules

  /// Returns the diagnoses that match the evidence, in the order of the rules.
  static func all(for evidence: Evidence) -> [Diagnosis] {
    rules.compactMap { rule in rule.sentence(evidence).map { Diagnosis(fact: rule.fact, sentence: $0) } }
  }
}

/// The input of the rules: the changes of one view, the keyboard's notifications, and the current state.
struct Evidence: Sendable {
  /// The changes, in order of time.
  var steps: [ChangeStep]
  /// The keyboard notifications, in order of time.
  var posts: [KeyboardPost]
  /// The cancelled swipes back, as ranges of entry numbers.
  var cancelledSwipes: [ClosedRange<Int>] = []
  /// The distance from the view's bottom to the keyboard's top, or `nil` without a keyboard at the bottom of
  /// the screen.
  var gap: CGFloat?
  /// The safe area's inset at the bottom of the window.
  var safeBottom: CGFloat = 0
  /// Whether the keyboard fades instead of sliding.
  var crossFades = false
  /// Whether the keyboard is visible but not at the bottom of the screen.
  var isUndocked = false

  /// The changes by keyboard observers of properties that avoid the keyboard.
  var moves: [ChangeStep] {
    steps.filter { $0.post != nil && ["y", "height", "contentInset.bottom"].contains($0.property) }
  }

  /// Returns the changes in ``moves`` made by observers of one kind of notification.
  func moves(on kind: KeyboardPost.Kind) -> [ChangeStep] { moves.filter { $0.post?.kind == kind } }

  /// Returns the first non-nil result of `body` for ``moves``, from the last one backward.
  func lastMove(_ body: (ChangeStep, KeyboardPost, LogEntry.Frames) -> String?) -> String? {
    for step in moves.reversed() {
      if let post = step.post, let frames = post.frames, let text = body(step, post, frames) { return text }
    }
    return nil
  }
}
