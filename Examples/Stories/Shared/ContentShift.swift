import Foundation
import HeadlessUIKit

/// The distance by which a view shows its content further up than without the keyboard.
///
/// It changes the origin of the bounds, not the frame: the frame is set by the view's layout, and a rotation
/// or an appearing bar may set it at any time.
@MainActor struct ContentShift {
  /// The height of the part of the view that the keyboard covers, at the last notification.
  private(set) var overlap: CGFloat = 0

  /// Stores the part of the view that the keyboard will cover.
  mutating func note(_ change: KeyboardChange, in view: View) {
    overlap = change.overlap(with: view)
  }

  /// Resets the overlap, and shows the view as without the keyboard.
  mutating func end(in view: View) {
    overlap = 0
    view.bounds.origin.y = 0
  }

  /// Moves the content up by `distance` or, if the field would stay behind the keyboard, as far as the field
  /// needs; never so far that the field's top is cut off.
  func show(_ field: View, in view: View, movingAtLeast distance: CGFloat = 0) {
    let rect = field.convert(field.bounds, to: view)
    let needed = rect.maxY - (view.bounds.height - overlap)
    view.bounds.origin.y = max(0, min(max(distance, needed), rect.minY))
  }
}
