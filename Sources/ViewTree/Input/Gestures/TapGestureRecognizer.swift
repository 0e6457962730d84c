import Foundation
import Responder
import Simulation

/// Recognizes taps: fingers that go down and up again, soon and at one place, once or more often (F19).
@preconcurrency @MainActor open class TapGestureRecognizer: GestureRecognizer {
  /// How far a finger may move in a tap, in points.
  static let allowableMovement: CGFloat = 10
  /// How long a finger may stay.
  static let longestTouch = Duration.milliseconds(750)
  /// How soon the next tap must begin.
  static let longestPause = Duration.milliseconds(350)

  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers each tap takes.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  /// The fingers of the present tap, each with the place in the window where it went down.
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

  /// Returns where the fingers are, or were in the last tap.
  open override func location(in view: View?) -> CGPoint {
    guard starts.isEmpty else { return super.location(in: view) }
    return view?.convert(lastLocation, from: nil) ?? lastLocation
  }
}

extension CGPoint {
  /// The distance between two points.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
