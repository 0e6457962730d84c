import Responder

extension GestureRecognizer {
  /// Whether the gesture has been recognized, and is not over for long.
  var hasRecognized: Bool {
    switch grantedState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether nothing more can come of the present touches.
  var isOver: Bool {
    switch grantedState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether it still hopes for its gesture with no finger down: for a second tap, or for another to fail.
  var isWaiting: Bool { !requestedStates.isEmpty || awaitsMoreTouches }

  /// How deep its view is in the tree.
  var depth: Int {
    view.map { $0.node.depth + 1 } ?? 0
  }

  /// Whether logs name what happens to it; one that has just lost its view counts.
  var isLogged: Bool { view?.window?.isLogged ?? true }

  /// Whether it follows a finger.
  func follows(_ touch: Touch) -> Bool {
    for own in ownTouches where own === touch { return true }
    return false
  }

  /// Whether both watch the same fingers, or one waits for a finger that the other watches.
  func sharesTouches(with other: GestureRecognizer) -> Bool {
    if ownTouches.isEmpty || other.ownTouches.isEmpty { return true }
    return ownTouches.contains { touch in other.ownTouches.contains { $0 === touch } }
  }
}
