import Simulation

/// The open animation blocks of an application, innermost last (H54).
@MainActor final class Animator {
  private let context: Handle<SimulationContext>
  /// Whether changes in animation blocks are animated (H56).
  var isEnabled = true
  @exclusivity(unchecked) private var open: [AnimationGroup] = []
  /// The scrubber that records new blocks.
  var scrubber: AnimationScrubber?

  /// The animations of layers.
  let layers: LayerAnimator

  init(context: SimulationContext) {
    self.context = context.handle
    layers = LayerAnimator(context)
  }

  /// The group of changes made now, or `nil` if changes are not animated.
  var current: AnimationGroup? {
    guard !open.isEmpty, isEnabled, let group = open.last, group.isAnimating else { return nil }
    return group
  }

  /// The innermost open block, animated or not.
  var innermost: AnimationGroup? { open.last }

  /// Opens a block. Before iOS 8, its animations replace others (MA15).
  func push(_ group: AnimationGroup) {
    if context.object?.rule(VersionRules.geometryAnimationsAddUp) != true { group.addsUp = false }
    if let scrubber, group.run == nil { group.follow(scrubber) }
    open.append(group)
  }

  /// Closes the innermost block, without starting its animations.
  func pop() { open.removeLast() }

  /// The open transactions, innermost last.
  var transactions: [Transaction] = []

  /// Closes the innermost block and starts its animations; does nothing if none is open.
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

  /// Returns a group with its own values, or with those inherited from the enclosing block (H51, H53).
  func group(
    _ timing: AnimationTiming,
    _ options: View.AnimationOptions,
    _ completion: (@MainActor (Bool) -> Void)?
  ) -> AnimationGroup {
    var timing = timing
    if options.contains(.repeat) { timing.repeatCount = .infinity }
    timing.autoreverses = options.contains(.autoreverse)
    let group = AnimationGroup(
      timing: timing,
      beginsFromCurrentState: options.contains(.beginFromCurrentState),
      blocksTouches: !options.contains(.allowUserInteraction),
      completion: completion
    )
    group.addsUp = !options.contains(.replacing)
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

  /// Runs `body` without animating its changes.
  func withoutAnimation(_ body: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    body()
    isEnabled = wasEnabled
  }
}
