import Foundation
import Responder
import Simulation

/// Recognizes fingers that drag.
@preconcurrency @MainActor open class PanGestureRecognizer: GestureRecognizer {
  /// How far the fingers must move before the gesture begins, in points.
  static let hysteresis: CGFloat = 10
  /// How much of the past the velocity is measured over, in seconds.
  static let velocitySpan: TimeInterval = 0.1

  /// How many fingers it takes at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most.
  open var maximumNumberOfTouches = Int.max

  /// Where the translation counts from, in the window.
  private var origin = CGPoint.zero
  /// Where the fingers were lately, in the window.
  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  private var last = CGPoint.zero

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    let middle = location(in: nil)
    if ownTouches.count > touches.count {
      // Another finger moves the middle; what was dragged so far stays.
      origin = CGPoint(x: origin.x + middle.x - last.x, y: origin.y + middle.y - last.y)
    } else {
      origin = middle
      samples = []
    }
    note(middle, event.timestamp)
    if ownTouches.count > maximumNumberOfTouches, grantedState == .possible { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    note(location(in: nil), event.timestamp)
    if hasRecognized { return state = .changed }
    guard ownTouches.count >= minimumNumberOfTouches, hasMovedEnough(from: origin, to: last) else { return }
    state = .began
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    let remaining = ownTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
    if remaining.isEmpty {
      // A finger that has rested is slow, however fast it was before.
      samples.removeAll { event.timestamp - $0.time > Self.velocitySpan }
      return state = hasRecognized ? .ended : .failed
    }
    let middle = center(of: remaining.map { $0.location(in: nil) })
    origin = CGPoint(x: origin.x + middle.x - last.x, y: origin.y + middle.y - last.y)
    samples = []
    note(middle, event.timestamp)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = hasRecognized ? .cancelled : .failed
  }

  /// Whether a drag is long enough to begin.
  func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    end.distance(to: start) >= Self.hysteresis
  }

  private func note(_ point: CGPoint, _ time: TimeInterval) {
    last = point
    samples.append((time, point))
    samples.removeAll { time - $0.time > Self.velocitySpan }
  }

  // MARK: Values

  /// Returns how far the fingers were dragged, in `view`'s coordinates, since they went down or
  /// ``setTranslation(_:in:)``.
  open func translation(in view: View?) -> CGPoint {
    vector(from: origin, to: last, in: view)
  }

  /// Makes the fingers' present place count as that translation.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    let zero = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let moved = view?.convert(translation, to: nil) ?? translation
    origin = CGPoint(x: last.x - (moved.x - zero.x), y: last.y - (moved.y - zero.y))
  }

  /// Returns how fast the fingers move, in points of `view` per second: over the last tenth of a second.
  open func velocity(in view: View?) -> CGPoint {
    guard let first = samples.first, let end = samples.last, end.time > first.time else { return .zero }
    let way = vector(from: first.point, to: end.point, in: view)
    let time = CGFloat(end.time - first.time)
    return CGPoint(x: way.x / time, y: way.y / time)
  }

  /// Returns the way between two points of the window, in `view`'s coordinates.
  final func vector(from start: CGPoint, to end: CGPoint, in view: View?) -> CGPoint {
    let from = view?.convert(start, from: nil) ?? start
    let to = view?.convert(end, from: nil) ?? end
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
