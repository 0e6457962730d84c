import Simulation

/// What a delete key does that is held down: again and again, and after a while by words (KT11); a pure machine.
struct DeleteRepeat: Hashable, Sendable {
  /// How long it is held before it repeats.
  static let delay = Duration.milliseconds(500)
  /// How long it is from one deletion to the next.
  static let interval = Duration.milliseconds(100)
  /// How many characters it deletes before it goes on by words.
  static let characters = 20

  private(set) var count = 0

  /// Whether it has deleted anything; the key does nothing more when it is lifted then.
  var hasBegun: Bool { count > 0 }

  /// The next deletion is due.
  mutating func fire() -> TypingState.Effect {
    count += 1
    return count > Self.characters ? .deleteWord : .delete
  }
}
