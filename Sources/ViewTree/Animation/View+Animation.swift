import Foundation
import Simulation

extension View {
  /// The view's visible values at this moment of virtual time, with the animations of its ``layer``; the
  /// values of its properties if nothing is animated.
  public final var presentation: PresentationValues {
    guard let layer = rare?.layer, layer.isAnimated else { return blockPresentation }
    let shown = layer.shown
    var values = PresentationValues(self)
    (values.geometry, values.alpha) = (shown.geometry, shown.storedOpacity)
    return values
  }

  /// The view's visible values without the animations that were added to its layer.
  final var blockPresentation: PresentationValues {
    var values = PresentationValues(self)
    guard !animations.isEmpty, let now = baseWindow?.context.clock.now else { return values }
    // The end of a keyframe is the start of the next one.
    for animation in animations.reversed() {
      values.apply(animation, progress: animation.group.progress(at: now))
    }
    return values
  }

  /// Animates a change of a property that is about to be made, if an animation block is open.
  ///
  /// Only views in a window are animated. From iOS 8 on, an animation of the geometry adds up with those that
  /// run, which continue to their own ends (MA15), so that `beginFromCurrentState` changes nothing (MA16).
  /// Any other animation replaces the current one of its property, whose group then completes as not finished
  /// (H49, H58). A change outside any block doesn't end a running animation: the geometry moves by the change
  /// at once, and other properties continue towards the new value.
  final func noteAnimatableChange(from old: AnimatableValue, to new: AnimatableValue) {
    guard let application = baseWindow?.application, let group = application.animator.current else { return }
    let own = animations.firstIndex { $0.group === group && $0.isSameProperty(as: old) }
    if group.addsUp, let offset = GeometryOffset(from: new, to: old) {
      if let own {
        animations[own].offset = animations[own].offset?.adding(offset)
        return
      }
      animations.append(PropertyAnimation(start: old, offset: offset, group: group))
    } else {
      guard own == nil else { return }
      replaceAnimations(of: old, by: group)
    }
    group.add(self, now: application.context.clock.now)
  }

  private func replaceAnimations(of value: AnimatableValue, by group: AnimationGroup) {
    let replaced = animations.filter { $0.isSameProperty(as: value) && !group.follows($0.group) }
    let start =
      group.beginsFromCurrentState && !replaced.isEmpty ? blockPresentation.value(like: value) : value
    for old in replaced { old.group.noteInterruption() }
    animations.removeAll { $0.isSameProperty(as: value) && !group.follows($0.group) }
    animations.append(PropertyAnimation(start: start, group: group))
  }

  /// Ends the view's animations at their final values. Their groups complete as not finished.
  final func endAllAnimations() {
    guard !animations.isEmpty else { return }
    for animation in animations { animation.group.noteInterruption() }
    animations = []
  }

  /// Ends the view's animations at their final values. A group without any other animation completes at once
  /// (U9).
  final func removeAllAnimations() {
    let groups = animations.map(\.group)
    endAllAnimations()
    for group in groups { group.endIfNothingIsAnimated() }
  }

  /// Whether a group animates a property of the view.
  final func isAnimated(by group: AnimationGroup) -> Bool { animations.contains { $0.group === group } }
}

extension PresentationValues {
  /// Returns the value of the property of which another value is given.
  func value(like value: AnimatableValue) -> AnimatableValue {
    switch value {
    case .bounds: .bounds(bounds)
    case .center: .center(center)
    case .transform: .transform(transform)
    case .alpha: .alpha(alpha)
    case .background(let color): .background(background ?? color)
    case .cornerRadius: .cornerRadius(cornerRadius)
    case .shadowOpacity: .shadowOpacity(shadowOpacity)
    case .content: .content
    }
  }
}

// MARK: - Animation blocks

extension View {
  /// Animates the changes that `animations` makes to views in a window.
  ///
  /// The block runs synchronously, and the views' properties have their new values when it returns (H44);
  /// only ``presentation`` changes over time. `completion` is called once, on the clock: after `delay` and
  /// `duration`, with false if another animation has replaced this one, which happens to the opacity, and to
  /// the geometry before iOS 8 (MA15); at the next run-loop turn if nothing
  /// changed or the duration is zero or less (H45, H48). Until then the animated views receive no touches,
  /// unless the options contain `.allowUserInteraction` (C14). Inside another block the animation begins with
  /// that block and inherits its duration, curve and options, unless its own options override them (H51,
  /// H53).
  ///
  /// Stops with `there is no simulator: create a Simulator before using View.animate` if there is none.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of virtual time.
  ///   - delay: The delay in seconds before the first change is visible.
  ///   - options: The curve and the behavior.
  ///   - animations: The block that makes the changes.
  ///   - completion: The completion, called with whether the animations ran to their end.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: .pinned(seconds: duration),
      delay: .pinned(seconds: delay),
      pace: .curve(options.curve)
    )
    Application.required(for: "View.animate").animator.run(timing, options, animations, completion)
  }

  /// Animates changes with a spring. It overshoots its end more, the smaller `dampingRatio` is than 1.
  ///
  /// All else is as in ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds until the spring has come to rest.
  ///   - delay: The delay in seconds before the first change is visible.
  ///   - dampingRatio: The damping ratio, from nearly 0, with a long oscillation, to 1, without oscillation.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: The behavior; a curve has no effect.
  ///   - animations: The block that makes the changes.
  ///   - completion: The completion, called with whether the animations ran to their end.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spring = Spring(damping: Double(dampingRatio), velocity: Double(velocity) * duration)
    let timing = AnimationTiming(
      duration: .pinned(seconds: duration),
      delay: .pinned(seconds: delay),
      pace: .spring(spring)
    )
    Application.required(for: "View.animate").animator.run(timing, options, animations, completion)
  }

  /// Animates changes with a spring that is described by its perceptual duration and its bounce.
  ///
  /// The spring has the mass 1, the stiffness `(2π / duration)²`, and the damping `4π(1 - bounce) /
  /// duration`, or `4π / (duration(1 + bounce))` for a negative bounce (MA2, MA3). The animation lasts until
  /// the spring is within a thousandth of its end, which is later than the perceptual duration: 0.8 seconds
  /// with the default values (MA4, MA10). With a bounce of 1 it never ends. All else is as in
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// Stops with `View.animate(springDuration:) came with iOS 17.0; this is iOS 16.4` on an older system.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds: the time after which the motion looks finished.
  ///   - bounce: 0 for a spring that doesn't oscillate, up to 1 for one that never stops; below 0 for a
  ///     slower approach of the end.
  ///   - initialSpringVelocity: The initial velocity, in total distances per second.
  ///   - delay: The delay in seconds before the first change is visible.
  ///   - options: The behavior; a curve has no effect.
  ///   - animations: The block that makes the changes.
  ///   - completion: The completion, called with whether the animations ran to their end.
  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    var timing =
      PhysicalSpring(
        perceptualDuration: duration,
        bounce: Double(bounce),
        velocity: Double(initialSpringVelocity)
      ).timing
    timing.delay = .pinned(seconds: delay)
    let application = Application.required(for: "View.animate")
    application.context.require(VersionRules.hasSpringDurations, for: "View.animate(springDuration:)")
    application.animator.run(timing, options, animations, completion)
  }

  /// The duration of the open animation block, in seconds; 0 outside of any (H52).
  public static var inheritedAnimationDuration: TimeInterval {
    Application.required(for: "View.inheritedAnimationDuration").animator.current?.timing.duration.inSeconds
      ?? 0
  }

  /// Runs `actions` without animating its changes, also inside an animation block.
  public static func performWithoutAnimation(_ actions: @MainActor () -> Void) {
    Application.required(for: "View.performWithoutAnimation").animator.withoutAnimation(actions)
  }

  /// Whether changes in animation blocks are animated; true unless disabled by ``setAnimationsEnabled(_:)``.
  public static var areAnimationsEnabled: Bool {
    Application.required(for: "View.areAnimationsEnabled").animator.isEnabled
  }

  /// Sets whether changes in animation blocks are animated; otherwise they take effect at once (H56).
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Application.required(for: "View.setAnimationsEnabled").animator.isEnabled = enabled
  }
}
