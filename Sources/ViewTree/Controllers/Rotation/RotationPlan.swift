/// The steps of one rotation, from the first callback to the last.
///
/// A pure machine: it takes what happened and names the steps that follow; ``RotationCoordinator`` carries them out.
struct RotationPlan: Hashable, Sendable {
  /// What happens.
  enum Event: Sendable {
    /// The interface begins to turn.
    case begin
    /// It has turned.
    case finish
  }

  /// What is to be done.
  enum Step: Sendable {
    case tellWill, openAnimation, turn, tellAnimation, closeAnimation, tellDid
    case keyboardLeaves, keyboardReturns, keyboardArrives
  }

  private enum Stage {
    case ready, running, over
  }

  private var stage = Stage.ready

  /// Notes an event and returns the steps it leads to; an event that does not fit leads to none.
  mutating func handle(_ event: Event) -> [Step] {
    switch (stage, event) {
    case (.ready, .begin):
      stage = .running
      return [
        .tellWill, .keyboardLeaves, .openAnimation, .turn, .tellAnimation, .keyboardReturns, .closeAnimation,
      ]
    case (.running, .finish):
      stage = .over
      return [.tellDid, .keyboardArrives]
    default:
      return []
    }
  }
}
