import Foundation
import Responder

/// The common base of the pinch and rotation recognizers, which follow two touches.
@preconcurrency @MainActor open class TwoFingerGestureRecognizer: GestureRecognizer {
  private var lastValue: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var rate: CGFloat = 0

  /// Returns the measure of two points in the window: a distance or an angle.
  func measure(_ first: CGPoint, _ second: CGPoint) -> CGFloat { 0 }
  /// Starts the gesture at a measure.
  func start(at measure: CGFloat) {}
  /// Returns the gesture's value at a measure.
  func value(at measure: CGFloat) -> CGFloat { 0 }
  /// Whether the gesture begins at a measure.
  func begins(at measure: CGFloat) -> Bool { false }

  /// The velocity of the gesture's value, per second.
  public final var velocity: CGFloat { rate }

  private var measured: CGFloat? {
    let down = ownTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard down.count == 2 else { return nil }
    return measure(down[0].location(in: nil), down[1].location(in: nil))
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard let measured else {
      if ownTouches.count > 2, grantedState == .possible { state = .failed }
      return
    }
    start(at: measured)
    (lastValue, lastTime) = (value(at: measured), event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let measured else { return }
    let value = value(at: measured)
    if event.timestamp > lastTime { rate = (value - lastValue) / CGFloat(event.timestamp - lastTime) }
    (lastValue, lastTime) = (value, event.timestamp)
    if hasRecognized { state = .changed } else if begins(at: measured) { state = .began }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = hasRecognized ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = hasRecognized ? .cancelled : .failed
  }
}

/// A recognizer of two touches that move together or apart.
@preconcurrency @MainActor open class PinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// The change of distance at which the gesture begins, in points.
  static let hysteresis: CGFloat = 8

  /// The distance of the touches relative to the distance at the start, or since the property was set.
  open var scale: CGFloat {
    get { currentDistance / startDistance }
    set { if newValue > 0 { startDistance = currentDistance / newValue } }
  }

  /// The distance that corresponds to a scale of 1.
  private var startDistance: CGFloat = 1
  private var firstDistance: CGFloat = 1
  private var currentDistance: CGFloat = 1

  override func measure(_ first: CGPoint, _ second: CGPoint) -> CGFloat { max(first.distance(to: second), 1) }

  override func start(at measure: CGFloat) {
    (startDistance, firstDistance, currentDistance) = (measure, measure, measure)
  }

  override func value(at measure: CGFloat) -> CGFloat {
    currentDistance = measure
    return scale
  }

  override func begins(at measure: CGFloat) -> Bool { abs(measure - firstDistance) >= Self.hysteresis }
}

/// A recognizer of two touches that rotate around each other.
@preconcurrency @MainActor open class RotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// The rotation at which the gesture begins, in radians.
  static let hysteresis: CGFloat = 0.1

  /// The rotation of the touches since the start or since the property was set, in radians, clockwise on the
  /// screen.
  open var rotation: CGFloat = 0

  private var lastAngle: CGFloat = 0

  override func measure(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    atan2(second.y - first.y, second.x - first.x)
  }

  override func start(at measure: CGFloat) {
    lastAngle = measure
    rotation = 0
  }

  override func value(at measure: CGFloat) -> CGFloat {
    var turn = measure - lastAngle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    lastAngle = measure
    rotation += turn
    return rotation
  }

  override func begins(at measure: CGFloat) -> Bool { abs(rotation) >= Self.hysteresis }
}
