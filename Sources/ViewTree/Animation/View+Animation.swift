import Foundation
import Simulation

extension View {
  /// What is seen of the view at this moment of virtual time; its values where nothing is animated.
  public final var presentation: PresentationValues {
    var values = PresentationValues(geometry: geometry, alpha: storedAlpha)
    guard !animations.isEmpty, let now = ownWindow?.context.clock.now else { return values }
    // A keyframe leads to where the next one begins.
    for animation in animations.reversed() {
      values.apply(animation.origin, progress: animation.group.progress(at: now))
    }
    return values
  }

  /// Notes that a property is about to change, and animates the change if an animation block is open.
  ///
  /// Only views in a window are animated. A new animation of a property replaces the one under way, whose group then
  /// completes as not finished (H49, H58). A change outside any block leaves a running animation alone: it goes on
  /// towards the new value.
  final func noteAnimatableChange(of origin: PropertyAnimation.Origin) {
    guard let application = ownWindow?.application, let group = application.animator.current else { return }
    let replaced = animations.filter {
      $0.origin.isSameProperty(as: origin) && $0.group !== group && !group.follows($0.group)
    }
    if animations.contains(where: { $0.origin.isSameProperty(as: origin) && $0.group === group }) { return }
    let begin =
      group.beginsFromCurrentState && !replaced.isEmpty ? presentation.origin(like: origin) : origin
    for old in replaced { old.group.noteInterruption() }
    animations.removeAll { $0.origin.isSameProperty(as: origin) && !group.follows($0.group) }
    animations.append(PropertyAnimation(origin: begin, group: group))
    group.add(self, now: application.context.clock.now)
  }

  /// Ends the view's animations where they lead; their groups complete as not finished.
  final func endAllAnimations() {
    guard !animations.isEmpty else { return }
    for animation in animations { animation.group.noteInterruption() }
    animations = []
  }
}

extension PresentationValues {
  /// The property's value as it is seen.
  func origin(like origin: PropertyAnimation.Origin) -> PropertyAnimation.Origin {
    switch origin {
    case .bounds: .bounds(bounds)
    case .center: .center(center)
    case .transform: .transform(transform)
    case .alpha: .alpha(alpha)
    case .content: .content
    }
  }
}

// MARK: - Animation blocks

extension View {
  /// Animates the changes that `animations` makes to views in a window.
  ///
  /// The block runs at once and synchronously, and the views' properties have their new values when it returns (H44);
  /// only ``presentation`` goes there over time. `completion` is called once, on the clock: after `delay` and
  /// `duration`, with false if another animation took over before; at the clock's next turn if nothing changed or the
  /// duration is zero or less (H45, H48). Until then the animated views get no touches, unless the options say
  /// `.allowUserInteraction` (C14). Inside another block it begins with that one and takes over its duration, curve and
  /// options, unless its own options say otherwise (H51, H53).
  ///
  /// Stops with `there is no simulator: create a Simulator before using View.animate` if there is none.
  ///
  /// - Parameters:
  ///   - duration: In seconds of virtual time.
  ///   - delay: In seconds, before the first change is seen.
  ///   - options: The curve, and whether touches pass.
  ///   - animations: Makes the changes.
  ///   - completion: Gets whether the animations ran to their end.
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

  /// Animates changes as a spring moves, which swings over its end the more the smaller `dampingRatio` is than 1.
  ///
  /// All else is as in ``animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - duration: In seconds; when the spring has come to rest.
  ///   - delay: In seconds, before the first change is seen.
  ///   - dampingRatio: From nearly 0, which swings long, to 1, which does not swing.
  ///   - velocity: The speed at the beginning, in ways per second.
  ///   - options: Whether touches pass; a curve means nothing.
  ///   - animations: Makes the changes.
  ///   - completion: Gets whether the animations ran to their end.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spring = Spring(damping: max(0.01, Double(dampingRatio)), velocity: Double(velocity) * duration)
    let timing = AnimationTiming(
      duration: .pinned(seconds: duration),
      delay: .pinned(seconds: delay),
      pace: .spring(spring)
    )
    Application.required(for: "View.animate").animator.run(timing, options, animations, completion)
  }

  /// The duration of the animation block that is open, in seconds; 0 outside of any (H52).
  public static var inheritedAnimationDuration: TimeInterval {
    Application.required(for: "View.inheritedAnimationDuration").animator.current?.timing.duration.inSeconds
      ?? 0
  }

  /// Runs `actions` without animating what they change, also inside an animation block.
  public static func performWithoutAnimation(_ actions: @MainActor () -> Void) {
    Application.required(for: "View.performWithoutAnimation").animator.withoutAnimation(actions)
  }

  /// Whether changes in animation blocks are animated; true unless ``setAnimationsEnabled(_:)`` said otherwise.
  public static var areAnimationsEnabled: Bool {
    Application.required(for: "View.areAnimationsEnabled").animator.isEnabled
  }

  /// Sets whether changes in animation blocks are animated; while not, they apply at once (H56).
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Application.required(for: "View.setAnimationsEnabled").animator.isEnabled = enabled
  }
}
