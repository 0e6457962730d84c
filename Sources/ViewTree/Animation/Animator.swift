import Simulation

/// The animation blocks that are open in one application, innermost last (H54).
@MainActor final class Animator {
  private let context: Handle<SimulationContext>
  /// Whether changes in animation blocks are animated (H56).
  var isEnabled = true
  private var open: [AnimationGroup] = []

  init(context: SimulationContext) {
    self.context = context.handle
  }

  /// The group that a change belongs to now; nil if it is not animated.
  var current: AnimationGroup? {
    guard isEnabled, let group = open.last, group.isAnimating else { return nil }
    return group
  }

  /// The innermost open block, animated or not.
  var innermost: AnimationGroup? { open.last }

  func push(_ group: AnimationGroup) { open.append(group) }

  /// Closes the innermost block, whose animations somebody else runs.
  func pop() { open.removeLast() }

  /// The transactions that are open, innermost last.
  var transactions: [Transaction] = []

  /// Closes the innermost block and lets its animations run; nothing if none is open.
  func commit() {
    guard let context = context.object else { return }
    open.popLast()?.commit(in: context)
  }

  /// Runs an animation block.
  func run(
    _ timing: AnimationTiming,
    _ options: View.AnimationOptions,
    _ animations: @MainActor () -> Void,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    let group = group(timing, options, completion)
    group.laysOutViews = options.contains(.layoutSubviews)
    push(group)
    animations()
    group.layOutViews()
    commit()
  }

  /// Makes a group of its own values, or of those of the block that is open around it (H51, H53).
  func group(
    _ timing: AnimationTiming,
    _ options: View.AnimationOptions,
    _ completion: (@MainActor (Bool) -> Void)?
  ) -> AnimationGroup {
    var timing = timing
    timing.repeatCount = options.contains(.repeat) ? .infinity : 0
    timing.autoreverses = options.contains(.autoreverse)
    let group = AnimationGroup(
      timing: timing,
      beginsFromCurrentState: options.contains(.beginFromCurrentState),
      blocksTouches: !options.contains(.allowUserInteraction),
      completion: completion
    )
    guard let outer = current, !options.isSuperset(of: .independent) else { return group }
    group.timing.delay += outer.timing.delay
    if !options.contains(.overrideInheritedDuration) { group.timing.duration = outer.timing.duration }
    if !options.contains(.overrideInheritedCurve) { group.timing.pace = outer.timing.pace }
    guard !options.contains(.overrideInheritedOptions) else { return group }
    group.timing.repeatCount = outer.timing.repeatCount
    group.timing.autoreverses = outer.timing.autoreverses
    group.beginsFromCurrentState = outer.beginsFromCurrentState
    group.blocksTouches = outer.blocksTouches
    return group
  }

  /// Runs `body` without animating what it changes.
  func withoutAnimation(_ body: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    body()
    isEnabled = wasEnabled
  }
}
