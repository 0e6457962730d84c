import Foundation
import Responder
import Simulation

/// A recognizer of touches that drag.
@preconcurrency @MainActor open class PanGestureRecognizer: GestureRecognizer {
  /// The distance that the touches must move before the gesture begins, in points.
  static let hysteresis: CGFloat = 10
  /// The period over which the velocity is measured, in seconds.
  static let velocitySpan: TimeInterval = 0.1

  /// The minimum number of touches.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches.
  open var maximumNumberOfTouches = Int.max

  /// The location in the window from which the translation is measured.
  private var origin = CGPoint.zero
  /// The recent locations of the touches in the window.
  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  private var last = CGPoint.zero

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    let middle = location(in: nil)
    if ownTouches.count > touches.count {
      // An additional touch moves the center; the translation so far is preserved.
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
    initialWay = CGPoint(x: last.x - origin.x, y: last.y - origin.y)
    skipHysteresis()
    state = .began
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    let remaining = ownTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
    if remaining.isEmpty {
      // A touch that has rested is slow, regardless of its speed before.
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

  /// Whether a drag is long enough to begin the gesture.
  func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    end.distance(to: start) >= Self.hysteresis
  }

  /// The whole movement in the window with which the gesture began, of which ``translation(in:)`` leaves out
  /// a part.
  private var initialWay = CGPoint.zero

  /// Returns the whole movement with which the gesture began, in `view`'s coordinates.
  final func initialTranslation(in view: View?) -> CGPoint {
    vector(from: CGPoint(x: last.x - initialWay.x, y: last.y - initialWay.y), to: last, in: view)
  }

  /// Shortens the translation with which the gesture begins by the distance that it needed to begin (U41).
  func skipHysteresis() { shorten(vector(from: origin, to: last, in: nil), in: nil) }

  /// Sets the translation to the finger's movement less the distance that the gesture needed to begin.
  final func shorten(_ way: CGPoint, in view: View?) {
    let length = way.distance(to: .zero)
    let part = length > Self.hysteresis ? 1 - Self.hysteresis / length : 0
    baseSetTranslation(CGPoint(x: way.x * part, y: way.y * part), in: view)
  }

  private func note(_ point: CGPoint, _ time: TimeInterval) {
    last = point
    samples.append((time, point))
    samples.removeAll { time - $0.time > Self.velocitySpan }
  }

  // MARK: Values

  /// Returns the translation of the touches in `view`'s coordinates, since they began or since
  /// ``setTranslation(_:in:)``, without the 10 points after which the gesture begins (U41).
  open func translation(in view: View?) -> CGPoint {
    vector(from: origin, to: last, in: view)
  }

  /// Sets the translation at the current location of the touches.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    baseSetTranslation(translation, in: view)
  }

  private func baseSetTranslation(_ translation: CGPoint, in view: View?) {
    let zero = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let moved = view?.convert(translation, to: nil) ?? translation
    origin = CGPoint(x: last.x - (moved.x - zero.x), y: last.y - (moved.y - zero.y))
  }

  /// Returns the velocity of the touches over the last tenth of a second, in points of `view` per second.
  open func velocity(in view: View?) -> CGPoint {
    guard let first = samples.first, let end = samples.last, end.time > first.time else { return .zero }
    let way = vector(from: first.point, to: end.point, in: view)
    let time = CGFloat(end.time - first.time)
    return CGPoint(x: way.x / time, y: way.y / time)
  }

  /// Returns the vector between two points of the window, in `view`'s coordinates.
  final func vector(from start: CGPoint, to end: CGPoint, in view: View?) -> CGPoint {
    let from = view?.convert(start, from: nil) ?? start
    let to = view?.convert(end, from: nil) ?? end
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
