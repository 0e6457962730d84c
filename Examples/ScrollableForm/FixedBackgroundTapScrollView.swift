import Foundation
import HeadlessUIKit

/// A scroll view that calls a delegate for taps on its background.
///
/// The delegate is a weak reference, and is called when a touch ends less than 10 points from its start
/// (E42, E44). The scroll view handles every touch as well.
@preconcurrency @MainActor class FixedBackgroundTapScrollView: ScrollView {
  /// The distance in points at which a moving touch no longer counts as a tap.
  static let allowableMovement: CGFloat = 10

  /// The delegate to call for taps.
  weak var backgroundTapDelegate: (any BackgroundTapDelegate)?

  private var start: CGPoint?

  /// Records the location of the touch in the window.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: nil)
  }

  /// Calls the delegate if the touch was a tap.
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    defer { start = nil }
    guard let start, let end = touches.first?.location(in: nil) else { return }
    let movement = max(abs(end.x - start.x), abs(end.y - start.y))
    if movement < Self.allowableMovement { backgroundTapDelegate?.backgroundTap(self) }
  }

  /// Discards the touch.
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    start = nil
  }
}
