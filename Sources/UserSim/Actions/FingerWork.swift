import Foundation
import Simulation

/// What one finger does at one place: what elements and coordinates have in common.
enum FingerWork {
  case tap
  case doubleTap
  case press(forDuration: TimeInterval)

  /// The call, as Swift.
  var call: String {
    switch self {
    case .tap: "tap()"
    case .doubleTap: "doubleTap()"
    case .press(let duration): "press(forDuration: \(duration))"
    }
  }
}

extension User {
  /// Does something with one finger at a point of the screen; returns why not, or nil.
  func perform(_ work: FingerWork, at point: CGPoint) -> InteractionError.Reason? {
    switch work {
    case .tap:
      touch(at: point)
      return nil
    case .doubleTap: return tap(point, fingers: 1, times: 2, in: .zero)
    case .press(let duration):
      move(along: [FingerPath(from: point).holding(for: .pinned(seconds: duration))])
      return nil
    }
  }
}
