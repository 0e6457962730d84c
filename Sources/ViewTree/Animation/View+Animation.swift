import Foundation
import Simulation

extension View {
  /// What is seen of the view at this moment of virtual time; its values where nothing is animated.
  public final var presentation: PresentationValues {
    var values = PresentationValues(geometry: geometry, alpha: storedAlpha)
    guard !animations.isEmpty, let now = ownWindow?.application.context.clock.now else { return values }
    for animation in animations {
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
    let replaced = animations.filter { $0.origin.isSameProperty(as: origin) && $0.group !== group }
    if animations.contains(where: { $0.origin.isSameProperty(as: origin) && $0.group === group }) { return }
    let begin =
      group.beginsFromCurrentState && !replaced.isEmpty ? presentation.origin(like: origin) : origin
    for old in replaced { old.group.noteInterruption() }
    animations.removeAll { $0.origin.isSameProperty(as: origin) }
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
  fileprivate func origin(like origin: PropertyAnimation.Origin) -> PropertyAnimation.Origin {
    switch origin {
    case .bounds: .bounds(bounds)
    case .center: .center(center)
    case .transform: .transform(transform)
    case .alpha: .alpha(alpha)
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
  /// `.allowUserInteraction` (C14).
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
    let animator = Application.required(for: "View.animate").animator
    animator.push(
      AnimationGroup(
        duration: .seconds(max(0, duration)),
        delay: .seconds(max(0, delay)),
        curve: options.curve,
        beginsFromCurrentState: options.contains(.beginFromCurrentState),
        blocksTouches: !options.contains(.allowUserInteraction),
        completion: completion
      )
    )
    animations()
    animator.commit()
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

  // MARK: Begin and commit

  /// Opens an animation block, as programs did before there were closures; ``commitAnimations()`` closes it.
  ///
  /// Its duration is 0.2 seconds and its curve ease-in-ease-out until the setters say otherwise (H47). Touches reach
  /// the views meanwhile (Q30).
  public static func beginAnimations(_ animationID: String?, context: Any? = nil) {
    Application.required(for: "View.beginAnimations").animator.push(
      AnimationGroup(
        duration: .milliseconds(200),
        delay: .zero,
        curve: .easeInOut,
        beginsFromCurrentState: false,
        blocksTouches: false,
        completion: nil
      )
    )
  }

  /// Sets the duration of the open block, in seconds; nothing if none is open.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    innermostGroup("setAnimationDuration")?.duration = .seconds(max(0, duration))
  }

  /// Sets the delay of the open block, in seconds; nothing if none is open.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    innermostGroup("setAnimationDelay")?.delay = .seconds(max(0, delay))
  }

  /// Sets the curve of the open block; nothing if none is open.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    innermostGroup("setAnimationCurve")?.curve = curve
  }

  /// Sets whether the open block's properties go on from where they are seen; nothing if none is open.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    innermostGroup("setAnimationBeginsFromCurrentState")?.beginsFromCurrentState = fromCurrentState
  }

  /// Closes the open block and starts its animations; nothing if none is open.
  public static func commitAnimations() {
    Application.required(for: "View.commitAnimations").animator.commit()
  }

  private static func innermostGroup(_ name: String) -> AnimationGroup? {
    Application.required(for: "View.\(name)").animator.innermost
  }
}
