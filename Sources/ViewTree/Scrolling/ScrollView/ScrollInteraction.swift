import Foundation

/// The stage of scrolling by touch: a pure state machine.
///
/// It handles events from touches and the clock, and returns the delegate's callbacks in order (E23, E24).
struct ScrollInteraction: Hashable, Sendable {
  /// The stages of scrolling by touch.
  enum Stage: Hashable, Sendable {
    case idle, dragging, decelerating
  }

  /// An event that affects scrolling.
  enum Event: Hashable, Sendable {
    /// The pan recognizer has recognized a drag.
    case dragBegan
    /// The touch of the drag has ended; `decelerates` is true if the content continues to move.
    case dragEnded(decelerates: Bool)
    /// The content has come to rest after a deceleration.
    case motionDidEnd
    /// The deceleration was stopped, by a touch or by code.
    case wasStopped
  }

  /// A callback of the delegate.
  enum Callback: Hashable, Sendable {
    case willBeginDragging
    case didEndDragging(decelerates: Bool)
    case willBeginDecelerating
    case didEndDecelerating
  }

  private(set) var stage = Stage.idle
  /// Whether stopping a deceleration, such as by a touch, reports its end to the delegate; from iOS 13 (E31).
  let notifiesOfStopping: Bool

  /// Handles an event and returns the callbacks for the delegate. An event that doesn't fit the stage is
  /// ignored.
  mutating func handle(_ event: Event) -> [Callback] {
    switch (stage, event) {
    case (.idle, .dragBegan), (.decelerating, .dragBegan):
      stage = .dragging
      return [.willBeginDragging]
    case (.dragging, .dragEnded(let decelerates)):
      stage = decelerates ? .decelerating : .idle
      return [.didEndDragging(decelerates: decelerates)] + (decelerates ? [.willBeginDecelerating] : [])
    case (.decelerating, .motionDidEnd):
      stage = .idle
      return [.didEndDecelerating]
    case (.decelerating, .wasStopped):
      stage = .idle
      return notifiesOfStopping ? [.didEndDecelerating] : []
    default:
      return []
    }
  }
}
