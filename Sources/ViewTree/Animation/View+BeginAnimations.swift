import Foundation
import Simulation

// MARK: - Begin and commit

extension View {
  /// Opens an animation block, in the style before closures; ``commitAnimations()`` closes it.
  ///
  /// Its duration is 0.2 seconds and its curve ease-in-ease-out unless changed (H47). The views receive
  /// touches during the animation (Q30). The name and the context are passed to the closures of
  /// ``setAnimationWillStart(_:)`` and ``setAnimationDidStop(_:)``.
  public static func beginAnimations(_ animationID: String?, context: Any? = nil) {
    let group = AnimationGroup(timing: AnimationTiming(duration: .milliseconds(200)), blocksTouches: false)
    group.name = animationID
    group.info = context
    Application.required(for: "View.beginAnimations").animator.push(group)
  }

  /// Sets the duration of the open block, in seconds; does nothing if none is open.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    innermostGroup("setAnimationDuration")?.timing.duration = .pinned(seconds: duration)
  }

  /// Sets the delay of the open block, in seconds; does nothing if none is open.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    innermostGroup("setAnimationDelay")?.timing.delay = .pinned(seconds: delay)
  }

  /// Sets the curve of the open block; does nothing if none is open.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    innermostGroup("setAnimationCurve")?.timing.pace = .curve(curve)
  }

  /// Sets the number of iterations of the open block; 0 and 1 mean one. Does nothing if none is open.
  ///
  /// Counts of 1,000,000,000 and more mean endless repetition.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    let count = max(0, Double(repeatCount))
    innermostGroup("setAnimationRepeatCount")?.timing.repeatCount = count < 1e9 ? count : .infinity
  }

  /// Sets whether each iteration returns to its start; does nothing if no block is open.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    innermostGroup("setAnimationRepeatAutoreverses")?.timing.autoreverses = repeatAutoreverses
  }

  /// Sets whether the open block's animations begin at the visible values; does nothing if none is open.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    innermostGroup("setAnimationBeginsFromCurrentState")?.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the handler to call, with the block's name and context, when the open block's delay has passed.
  /// UIKit takes a selector of the animation's delegate instead.
  public static func setAnimationWillStart(_ handler: @escaping @MainActor (String?, Any?) -> Void) {
    guard let group = innermostGroup("setAnimationWillStart") else { return }
    let (name, info) = (group.name, group.info)
    group.willStart = { handler(name, info) }
  }

  /// Sets the handler to call when the open block's animations have ended: with the block's name, whether the
  /// animations were not interrupted, and the context. UIKit takes a selector of the animation's delegate
  /// instead.
  public static func setAnimationDidStop(_ handler: @escaping @MainActor (String?, Bool, Any?) -> Void) {
    guard let group = innermostGroup("setAnimationDidStop") else { return }
    let (name, info) = (group.name, group.info)
    group.completion = { handler(name, $0, info) }
  }

  /// Closes the open block and starts its animations; does nothing if none is open.
  public static func commitAnimations() {
    Application.required(for: "View.commitAnimations").animator.commit()
  }

  private static func innermostGroup(_ name: String) -> AnimationGroup? {
    Application.required(for: "View.\(name)").animator.innermost
  }
}
