import Foundation

/// Where a scroll view is between a finger and rest: a pure machine.
///
/// It takes what the finger and the clock do and names what to tell the delegate, in order (E23, E24).
struct ScrollInteraction: Hashable, Sendable {
  /// The stages of a person's scrolling.
  enum Stage: Hashable, Sendable {
    case idle, dragging, decelerating
  }

  /// What happens.
  enum Event: Hashable, Sendable {
    /// The finger has dragged far enough.
    case dragBegan
    /// The finger was lifted, and content goes on by itself or not.
    case dragEnded(decelerates: Bool)
    /// Content that went on by itself has come to rest.
    case cameToRest
    /// A finger stopped content that went on by itself.
    case wasStopped
  }

  /// What to tell the delegate.
  enum Callback: Hashable, Sendable {
    case willBeginDragging
    case didEndDragging(decelerates: Bool)
    case willBeginDecelerating
    case didEndDecelerating
  }

  private(set) var stage = Stage.idle
  /// Whether stopping content by a touch is told as the end of its deceleration; from iOS 13 (E31).
  let tellsStopping: Bool

  /// Notes an event and returns what to tell. An event that does not fit the stage is ignored.
  mutating func handle(_ event: Event) -> [Callback] {
    switch (stage, event) {
    case (.idle, .dragBegan), (.decelerating, .dragBegan):
      stage = .dragging
      return [.willBeginDragging]
    case (.dragging, .dragEnded(let decelerates)):
      stage = decelerates ? .decelerating : .idle
      return [.didEndDragging(decelerates: decelerates)] + (decelerates ? [.willBeginDecelerating] : [])
    case (.decelerating, .cameToRest):
      stage = .idle
      return [.didEndDecelerating]
    case (.decelerating, .wasStopped):
      stage = .idle
      return tellsStopping ? [.didEndDecelerating] : []
    default:
      return []
    }
  }
}
