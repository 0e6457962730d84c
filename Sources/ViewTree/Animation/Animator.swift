import Simulation

/// The animation blocks that are open in one application, innermost last (H54).
@MainActor final class Animator {
  let context: SimulationContext
  /// Whether changes in animation blocks are animated (H56).
  var isEnabled = true
  private var open: [AnimationGroup] = []

  init(context: SimulationContext) {
    self.context = context
  }

  /// The group that a change belongs to now; nil if it is not animated.
  var current: AnimationGroup? {
    guard isEnabled, let group = open.last, group.isAnimating else { return nil }
    return group
  }

  /// The innermost open block, animated or not.
  var innermost: AnimationGroup? { open.last }

  func push(_ group: AnimationGroup) { open.append(group) }

  /// Closes the innermost block and lets its animations run; nothing if none is open.
  func commit() {
    open.popLast()?.commit(in: context)
  }

  /// Runs `body` without animating what it changes.
  func withoutAnimation(_ body: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    body()
    isEnabled = wasEnabled
  }
}
