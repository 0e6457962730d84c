import Foundation
import Responder
import ViewTree

/// A scroll view that tells its delegate of touches on its background, as document 000 published it.
///
/// It is the document's MIScrollView, flaws included (X23): the delegate hears of every finger that goes down, so that
/// beginning to scroll ends editing too; the touch goes no further; and the delegate is held strongly, which a
/// controller that holds the scroll view makes a cycle. ``FixedBackgroundTapScrollView`` mends all three.
///
/// Touches on controls inside never come here, and so a tap on a field ends nothing (E43).
@preconcurrency @MainActor open class BackgroundTapScrollView: ScrollView {
  /// Who hears of the touches; held strongly.
  open var backgroundTapDelegate: (any BackgroundTapDelegate)?

  /// Tells the delegate, when the finger goes down.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    backgroundTapDelegate?.backgroundTap(self)
  }
}

/// A scroll view that tells its delegate of taps on its background.
///
/// The delegate is held weakly and hears of a finger that is lifted less than 10 points from where it went down (E42,
/// E44); every touch is handled by the scroll view as well.
@preconcurrency @MainActor open class FixedBackgroundTapScrollView: ScrollView {
  /// How far a finger may move in a tap, in points.
  public static let allowableMovement: CGFloat = 10

  /// Who hears of the taps; held weakly.
  open weak var backgroundTapDelegate: (any BackgroundTapDelegate)?

  private var start: CGPoint?

  /// Notes where the finger goes down, in the window.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: nil)
  }

  /// Tells the delegate if the finger is still where it went down.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    defer { start = nil }
    guard let start, let end = touches.first?.location(in: nil) else { return }
    let movement = max(abs(end.x - start.x), abs(end.y - start.y))
    if movement < Self.allowableMovement { backgroundTapDelegate?.backgroundTap(self) }
  }

  /// Forgets the finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    start = nil
  }
}
