import Foundation
import Responder
import Simulation

/// A recognizer of a quick drag in one direction.
@preconcurrency @MainActor open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits, with the same values as in UIKit.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The least movement of a touch in the direction, in points: less for a longer touch (MG24, MG25).
  private static func leastDistance(after time: TimeInterval) -> CGFloat { 50 - 47 * time }
  /// The greatest movement of a touch across the direction, in points (MG26).
  private static func greatestDeviation(after time: TimeInterval) -> CGFloat { 50 - 49 * time }
  /// The maximum duration.
  static let longestTime = Duration.milliseconds(500)

  /// The directions that the recognizer accepts.
  open var direction = Direction.right
  /// The required number of touches.
  open var numberOfTouchesRequired = 1

  /// The points in the window at which the touches began.
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  /// The time at which the first touch began.
  private var startTime: TimeInterval = 0
  /// The directions that are still possible.
  private var candidates: [Direction] = []
  private var timer: ScheduledWork?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    guard ownTouches.count <= numberOfTouchesRequired else { return state = .failed }
    guard timer == nil else { return }
    startTime = event.timestamp
    candidates = [.right, .left, .up, .down].filter(direction.contains)
    // A movement at the limit itself may still be recognized (MG27).
    timer = schedule(after: Self.longestTime + .nanoseconds(1), "longest swipe") { [weak self] in
      self?.state = .failed
    }
  }

  /// Recognizes the swipe when each touch has moved far enough in one of the directions. A first movement
  /// against a direction excludes it, as too much movement across does (MG28).
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let time = event.timestamp - startTime
    let ways = ownTouches.map { touch in
      let (start, end) = (starts[ObjectIdentifier(touch)] ?? .zero, touch.location(in: nil))
      let previous = touch.previousLocation(in: nil)
      return (way: CGPoint(x: end.x - start.x, y: end.y - start.y), isFirst: previous == start)
    }
    candidates.removeAll { direction in
      ways.contains { way, isFirst in
        (isFirst && direction.distance(of: way) < 0)
          || direction.deviation(of: way) > Self.greatestDeviation(after: time)
      }
    }
    guard !candidates.isEmpty else { return state = .failed }
    let isSwipe = candidates.contains { direction in
      ways.allSatisfy { direction.distance(of: $0.way) >= Self.leastDistance(after: time) }
    }
    if isSwipe, ownTouches.count == numberOfTouchesRequired { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    starts = [:]
  }
}

extension SwipeGestureRecognizer.Direction {
  /// Returns the part of a movement in this single direction; negative against it.
  fileprivate func distance(of way: CGPoint) -> CGFloat {
    switch self {
    case .right: way.x
    case .left: -way.x
    case .up: -way.y
    default: way.y
    }
  }

  /// Returns the part of a movement across this single direction.
  fileprivate func deviation(of way: CGPoint) -> CGFloat {
    abs(self == .right || self == .left ? way.y : way.x)
  }
}
