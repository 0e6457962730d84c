import Simulation

/// A pure state machine of a held delete key, which deletes repeatedly, and after a while by words (KT11).
struct DeleteRepeat: Hashable, Sendable {
  /// The time before the first repetition.
  static let delay = Duration.milliseconds(500)
  /// The time from one deletion to the next.
  static let interval = Duration.milliseconds(100)
  /// The number of characters that are deleted before words.
  static let characters = 20

  private(set) var count = 0

  /// Whether the key has deleted anything; if so, lifting the finger has no further effect.
  var hasBegun: Bool { count > 0 }

  /// Performs the next deletion.
  mutating func fire() -> TypingState.Effect {
    count += 1
    return count > Self.characters ? .deleteWord : .delete
  }
}
