import Foundation
import Simulation

/// A rule of UIKit's, or a known bug of programs, that the facts of an explanation amount to.
public struct Diagnosis: Hashable, Sendable {
  /// The fact's id in FIDELITY.md.
  public let fact: String
  /// What it means here, without a full stop.
  public let sentence: String
}

extension Diagnosis: CustomStringConvertible {
  /// The id, then the sentence.
  public var description: String { "\(fact): \(sentence)" }
}

extension Diagnosis {
  /// Recognizes one thing from facts alone.
  struct Rule: Sendable {
    /// The fact's id in FIDELITY.md.
    let fact: String
    /// Says what it means for these facts, without a full stop; nil if they are about something else.
    let sentence: @Sendable (Evidence) -> String?

    init(_ fact: String, _ sentence: @escaping @Sendable (Evidence) -> String?) {
      (self.fact, self.sentence) = (fact, sentence)
    }
  }

  /// All that is recognized.
  static let rules = frameRules + sequenceRules + geometryRules

  /// Returns what the facts amount to, in the order of the table.
  static func all(for evidence: Evidence) -> [Diagnosis] {
    rules.compactMap { rule in rule.sentence(evidence).map { Diagnosis(fact: rule.fact, sentence: $0) } }
  }
}

/// What a rule looks at: the changes of one view, what the keyboard told, and how things stand.
struct Evidence: Sendable {
  /// The changes, in the order of time.
  var steps: [ChangeStep]
  /// The keyboard's notifications, in the order of time.
  var posts: [KeyboardPost]
  /// Swipes back that were given up, as numbers of entries.
  var givenUpSwipes: [ClosedRange<Int>] = []
  /// How far the view ends above the keyboard; nil while there is none at the bottom.
  var gap: CGFloat?
  /// What the safe area takes at the bottom of the window.
  var safeBottom: CGFloat = 0
  /// Whether the keyboard fades instead of sliding.
  var crossFades = false
  /// Whether the keyboard is seen somewhere, but not at the bottom.
  var isUndocked = false

  /// The changes that observers of the keyboard made, of what makes room for it.
  var moves: [ChangeStep] {
    steps.filter { $0.post != nil && ["y", "height", "contentInset.bottom"].contains($0.property) }
  }

  /// The same, by observers of one kind.
  func moves(on kind: KeyboardPost.Kind) -> [ChangeStep] { moves.filter { $0.post?.kind == kind } }

  /// Returns what the last of ``moves`` gives for which `body` has something to say.
  func lastMove(_ body: (ChangeStep, KeyboardPost, LogEntry.Frames) -> String?) -> String? {
    for step in moves.reversed() {
      if let post = step.post, let frames = post.frames, let text = body(step, post, frames) { return text }
    }
    return nil
  }
}
