import Responder

extension GestureRecognizer {
  /// Whether the gesture has been recognized, until the recognizer is reset or cancelled.
  var hasRecognized: Bool {
    switch grantedState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether the current touches can have no further effect.
  var isOver: Bool {
    switch grantedState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether the recognizer waits without touches: for another tap, or for another recognizer to fail.
  var isWaiting: Bool { !requestedStates.isEmpty || awaitsMoreTouches }

  /// The depth of the view in the tree.
  var depth: Int {
    view.map { $0.node.depth + 1 } ?? 0
  }

  /// Whether the recognizer is logged; true for one that has just been detached from its view.
  var isLogged: Bool { view?.window?.isLogged ?? true }

  /// Whether the recognizer follows a touch.
  func follows(_ touch: Touch) -> Bool {
    for own in ownTouches where own === touch { return true }
    return false
  }

  /// Whether both recognizers follow a common touch, or one of them waits without touches.
  func sharesTouches(with other: GestureRecognizer) -> Bool {
    if ownTouches.isEmpty || other.ownTouches.isEmpty { return true }
    return ownTouches.contains { touch in other.ownTouches.contains { $0 === touch } }
  }
}
