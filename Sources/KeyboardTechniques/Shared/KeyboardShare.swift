import Foundation
import ViewTree

/// What the keyboard takes of a view's height, counted, so that the view gets just that back.
///
/// The frame itself is not remembered: one that changes meanwhile, as when the device is turned, keeps that change.
@MainActor struct KeyboardShare {
  /// The points that the view is less high than without the keyboard.
  private(set) var taken: CGFloat = 0

  /// Leaves the view the part of its whole height that the keyboard will not cover, along with the keyboard's movement.
  mutating func take(from view: View, as change: KeyboardChange) {
    var whole = view.frame
    whole.size.height += taken
    let overlap = view.superview.map { change.overlap(with: whole, in: $0) } ?? 0
    taken = overlap
    guard view.frame.height != whole.height - overlap else { return }
    change.animate { view.frame.size.height = whole.height - overlap }
  }

  /// Gives the view back what was taken, along with the keyboard's movement, or at once without one.
  mutating func giveBack(to view: View, as change: KeyboardChange? = nil) {
    guard taken != 0 else { return }
    let height = view.frame.height + taken
    taken = 0
    guard let change else { return view.frame.size.height = height }
    change.animate { view.frame.size.height = height }
  }
}
