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

  /// The distance that the touches must move, in points.
  static let distance: CGFloat = 50
  /// The maximum duration.
  static let longestTime = Duration.milliseconds(500)
  /// The maximum movement across the direction, as a fraction of the movement along it.
  static let aside: CGFloat = 0.5

  /// The directions that the recognizer accepts.
  open var direction = Direction.right
  /// The required number of touches.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var timer: ScheduledWork?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    start = location(in: nil)
    guard ownTouches.count <= numberOfTouchesRequired else { return state = .failed }
    guard timer == nil else { return }
    timer = schedule(after: Self.longestTime, "longest swipe") { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let end = location(in: nil)
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    guard max(abs(way.x), abs(way.y)) >= Self.distance else { return }
    let isRight = ownTouches.count == numberOfTouchesRequired && direction.contains(way.direction)
    state = isRight && way.slant <= Self.aside ? .ended : .failed
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
  }
}

extension CGPoint {
  /// The main direction of a translation.
  fileprivate var direction: SwipeGestureRecognizer.Direction {
    if abs(x) >= abs(y) { return x > 0 ? .right : .left }
    return y > 0 ? .down : .up
  }

  /// The movement across the main direction, as a fraction of the movement along it.
  fileprivate var slant: CGFloat {
    min(abs(x), abs(y)) / max(abs(x), abs(y))
  }
}
