import Foundation
import Simulation

// MARK: - Transitions

extension View {
  /// Changes a view's content with a transition such as `.transitionFlipFromLeft`.
  ///
  /// The block runs at once, and its changes are visible at once; they are animated only with
  /// `.allowAnimatedContent`. `completion` is called after `duration`, or at the next run-loop turn if the
  /// view is in no window or the duration is zero. Until then the view receives no touches, unless the
  /// options contain `.allowUserInteraction`.
  public static func transition(
    with view: View,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let animator = Application.required(for: "View.transition").animator
    let group = animator.group(
      AnimationTiming(duration: .pinned(seconds: duration), pace: .curve(options.curve)),
      options,
      completion
    )
    animator.push(group)
    if options.contains(.allowAnimatedContent) {
      animations?()
    } else {
      animator.withoutAnimation { animations?() }
    }
    if let application = view.baseWindow?.application, animator.current === group {
      view.animations.append(PropertyAnimation(start: .content, group: group))
      group.add(view, now: application.context.clock.now)
    }
    animator.commit()
  }

  /// Replaces `fromView` in its superview by `toView`, with a transition.
  ///
  /// The views are exchanged inside the call: the new one is added in front of the old one, which is then
  /// removed. With `.showHideTransitionViews` the new one is shown and the old one hidden instead. With
  /// `.transitionCrossDissolve` the new one fades in. `completion` is called after `duration`, or at the next
  /// run-loop turn if the old view has no superview.
  public static func transition(
    from fromView: View,
    to toView: View,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let animator = Application.required(for: "View.transition").animator
    let group = animator.group(
      AnimationTiming(duration: .pinned(seconds: duration), pace: .curve(options.curve)),
      options,
      completion
    )
    animator.push(group)
    animator.withoutAnimation {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    if let application = toView.baseWindow?.application, animator.current === group {
      let dissolves = options.transition == .transitionCrossDissolve
      toView.animations.append(PropertyAnimation(start: dissolves ? .alpha(0) : .content, group: group))
      group.add(toView, now: application.context.clock.now)
    }
    animator.commit()
  }
}

// MARK: - Keyframes

extension View {
  /// Animates the changes of the keyframes inside `animations`, each in its part of the duration.
  ///
  /// The block runs at once. Calls of ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in
  /// it add the keyframes, in the order of their times. Changes outside of keyframes are animated over the
  /// whole duration. `completion` is called after `delay` and `duration`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let animator = Application.required(for: "View.animateKeyframes").animator
    // The options common to both types have the same bits.
    let common = AnimationOptions(rawValue: options.rawValue).union(.overrideInheritedCurve)
    let timing = AnimationTiming(
      duration: .pinned(seconds: duration),
      delay: .pinned(seconds: delay),
      pace: .curve(.linear)
    )
    let group = animator.group(timing, common, completion)
    group.acceptsKeyframes = true
    group.isDiscrete = options.isDiscrete
    group.laysOutViews = options.contains(.layoutSubviews)
    animator.push(group)
    animations()
    group.layOutViews()
    animator.commit()
  }

  /// Adds a keyframe in a block of ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
  /// Its times are fractions of the whole duration, clamped to the range from 0 to 1.
  ///
  /// Stops with `addKeyframe belongs inside the block of View.animateKeyframes` anywhere else.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @MainActor () -> Void
  ) {
    let animator = Application.required(for: "View.addKeyframe").animator
    guard let whole = animator.innermost, whole.acceptsKeyframes else {
      programmerError("addKeyframe belongs inside the block of View.animateKeyframes")
    }
    whole.lastsFullDuration = animator.isEnabled
    var timing = whole.timing
    let (start, length) = (min(max(0, frameStartTime), 1), min(max(0, frameDuration), 1))
    if timing.isEndless || timing.autoreverses {
      let way = timing.part ?? AnimationTiming.Part(start: 0, length: 1)
      timing.part = way.part(start, whole.isDiscrete ? 0 : length)
    } else {
      timing.delay += whole.timing.duration * start
      timing.duration = whole.timing.duration * length
      // A keyframe without a duration is a jump at its time.
      let jumps = whole.isDiscrete || timing.duration == .zero
      if jumps, whole.timing.duration > .zero { timing.duration = .nanoseconds(1) }
    }
    let frame = AnimationGroup(
      timing: timing,
      beginsFromCurrentState: whole.beginsFromCurrentState,
      blocksTouches: whole.blocksTouches
    )
    frame.sequence = whole
    frame.addsUp = whole.addsUp
    whole.keyframes.append(frame)
    frame.acceptsKeyframes = true
    frame.laysOutViews = whole.laysOutViews
    animator.push(frame)
    animations()
    frame.layOutViews()
    animator.commit()
  }
}
