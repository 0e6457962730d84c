import Foundation
import Simulation

/// An action of one finger at one point, shared by elements and coordinates.
enum FingerWork {
  case tap
  case doubleTap
  case press(forDuration: TimeInterval)

  /// The call in Swift syntax.
  var call: String {
    switch self {
    case .tap: "tap()"
    case .doubleTap: "doubleTap()"
    case .press(let duration): "press(forDuration: \(duration))"
    }
  }
}

extension User {
  /// Performs an action with one finger at a point of the screen; returns the reason if it can't, or `nil`.
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
