import Foundation
import Responder
import Simulation

/// A recognizer of one or more taps: touches that begin and end soon, and at one place (F19).
@preconcurrency @MainActor open class TapGestureRecognizer: GestureRecognizer {
  /// The maximum movement of a touch in a tap, in points.
  static let allowableMovement: CGFloat = 10
  /// The maximum duration of a touch.
  static let longestTouch = Duration.milliseconds(750)
  /// The maximum pause before the next tap begins.
  static let longestPause = Duration.milliseconds(350)

  /// The required number of taps.
  open var numberOfTapsRequired = 1
  /// The required number of touches in each tap.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  /// The touches of the current tap, with the locations in the window where they began.
  private var starts: [Touch: CGPoint] = [:]
  private var timer: ScheduledWork?
  private var lastLocation = CGPoint.zero

  override var awaitsMoreTouches: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    timer?.cancel()
    for touch in touches { starts[touch] = touch.location(in: nil) }
    guard starts.count <= numberOfTouchesRequired else { return state = .failed }
    timer = schedule(after: Self.longestTouch, "longest touch") { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let isTooFar = touches.contains { touch in
      guard let start = starts[touch] else { return false }
      return touch.location(in: nil).distance(to: start) > Self.allowableMovement
    }
    if isTooFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard starts.keys.allSatisfy({ $0.phase == .ended }) else { return }
    timer?.cancel()
    guard starts.count == numberOfTouchesRequired else { return state = .failed }
    tapCount += 1
    lastLocation = center(of: starts.keys.map { $0.location(in: nil) })
    starts = [:]
    guard tapCount < numberOfTapsRequired else { return state = .ended }
    timer = schedule(after: Self.longestPause, "longest pause") { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    tapCount = 0
    starts = [:]
  }

  /// Returns the center of the touches, or of those of the last tap if there are none.
  open override func location(in view: View?) -> CGPoint {
    guard starts.isEmpty else { return super.location(in: view) }
    return view?.convert(lastLocation, from: nil) ?? lastLocation
  }
}

extension CGPoint {
  /// Returns the distance between two points.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
