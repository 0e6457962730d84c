import Foundation
import Simulation

extension View {
  /// Repeats the animations of a part of an animation block.
  ///
  /// Called inside the block, which gives the changes of `animations` their timing. The completion of the
  /// block is called after the last repetition; if `count` is infinite, only when another animation replaces
  /// the repeated one. Outside of a block, the changes take effect at once. From iOS 12.
  ///
  /// Stops with `View.modifyAnimations can't repeat the animations of a property animator` in the block of
  /// one.
  ///
  /// - Parameters:
  ///   - count: The number of iterations; 0 and 1 mean one.
  ///   - autoreverses: Whether each iteration is followed by one that runs back.
  ///   - animations: The block that makes the changes, run at once.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: @MainActor () -> Void
  ) {
    let animator = Application.required(for: "View.modifyAnimations").animator
    guard let outer = animator.current else { return animations() }
    if outer.run != nil {
      programmerError("View.modifyAnimations can't repeat the animations of a property animator")
    }
    var timing = outer.timing
    (timing.repeatCount, timing.autoreverses) = (Double(count), autoreverses)
    let group = AnimationGroup(
      timing: timing,
      beginsFromCurrentState: outer.beginsFromCurrentState,
      blocksTouches: outer.blocksTouches
    )
    group.sequence = outer
    if timing.isEndless { group.endlessOuter = outer }
    group.addsUp = outer.addsUp
    group.laysOutViews = outer.laysOutViews
    outer.repetitions.append(group)
    animator.push(group)
    animations()
    group.layOutViews()
    animator.commit()
    if group.views.isEmpty { group.endlessOuter = nil }
  }
}
