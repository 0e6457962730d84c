import Foundation
import ViewTree

/// How far a view shows its content further up than without the keyboard.
///
/// It moves the origin of the bounds: the frame is that of whoever lays the view out, and turning the device or a bar that
/// comes may set it at any time.
@MainActor struct ContentShift {
  /// How much of the view the keyboard covers, as told last.
  private(set) var overlap: CGFloat = 0

  /// Notes what the keyboard will cover of the view.
  mutating func note(_ change: KeyboardChange, in view: View) {
    overlap = change.overlap(with: view)
  }

  /// Forgets the keyboard, and shows the view as without it.
  mutating func end(in view: View) {
    overlap = 0
    view.bounds.origin.y = 0
  }

  /// Moves the content up by `distance` or, where that leaves the field behind the keyboard, as far as the field needs; never
  /// so far that the field's top is lost.
  func show(_ field: View, in view: View, movingAtLeast distance: CGFloat = 0) {
    let rect = field.convert(field.bounds, to: view)
    let needed = rect.maxY - (view.bounds.height - overlap)
    view.bounds.origin.y = max(0, min(max(distance, needed), rect.minY))
  }
}
