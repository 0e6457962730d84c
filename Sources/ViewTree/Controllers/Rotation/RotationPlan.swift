/// The steps of a rotation, from the first callback to the last.
///
/// A pure state machine: it handles events and returns the steps to take; ``RotationCoordinator`` performs
/// them.
struct RotationPlan: Hashable, Sendable {
  /// An event of the rotation.
  enum Event: Sendable {
    /// The interface begins to rotate.
    case begin
    /// The interface has rotated.
    case finish
  }

  /// A step for the coordinator to perform.
  enum Step: Sendable {
    case notifyWill, openAnimation, turn, notifyAnimation, closeAnimation, notifyDid
    case hidesKeyboard, keyboardReturns, keyboardArrives
  }

  private enum Stage {
    case ready, running, over
  }

  private var stage = Stage.ready

  /// Handles an event and returns the steps to perform; none for an event that doesn't fit the stage.
  mutating func handle(_ event: Event) -> [Step] {
    switch (stage, event) {
    case (.ready, .begin):
      stage = .running
      return [
        .notifyWill, .hidesKeyboard, .openAnimation, .turn, .notifyAnimation, .keyboardReturns,
        .closeAnimation,
      ]
    case (.running, .finish):
      stage = .over
      return [.notifyDid, .keyboardArrives]
    default:
      return []
    }
  }
}
