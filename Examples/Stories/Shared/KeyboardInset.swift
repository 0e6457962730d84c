import Foundation
import HeadlessUIKit

/// The part of a view's height that a technique has subtracted for the keyboard, so that it can add the same
/// part later.
///
/// The frame itself is not saved: a change of the frame in the meantime, as by a rotation, is preserved.
@MainActor struct KeyboardInset {
  /// The height that is currently subtracted, in points.
  private(set) var taken: CGFloat = 0

  /// Shrinks the view by the part of its whole height that the keyboard will cover, along with the slide.
  ///
  /// - Parameters:
  ///   - inset: The part of a scroll view's bottom inset that is for bars. The content ends above it, so that
  ///     this part of the frame may stay behind the keyboard; otherwise a tab bar's height would stay blank
  ///     above the keyboard (X10, U53).
  ///   - scroll: Scrolls without an animation of its own; called in the animation of the frame, also if the
  ///     frame doesn't change. Before iOS 8 a second animation of the bounds would replace that of the
  ///     frame's size.
  mutating func take(
    from view: View,
    as change: KeyboardChange,
    sparing inset: CGFloat = 0,
    scroll: () -> Void = {}
  ) {
    var whole = view.frame
    whole.size.height += taken
    let overlap = max(0, (view.superview.map { change.overlap(with: whole, in: $0) } ?? 0) - inset)
    taken = overlap
    change.animate {
      if view.frame.height != whole.height - overlap { view.frame.size.height = whole.height - overlap }
      scroll()
    }
  }

  /// Grows the view by the subtracted part, along with the slide, or at once without a change.
  mutating func restore(to view: View, as change: KeyboardChange? = nil) {
    guard taken != 0 else { return }
    let height = view.frame.height + taken
    taken = 0
    guard let change else { return view.frame.size.height = height }
    change.animate { view.frame.size.height = height }
  }
}
