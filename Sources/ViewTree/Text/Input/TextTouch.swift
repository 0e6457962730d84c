import Foundation
import Responder
import Simulation

/// A touch that may become a tap in a text, on systems before 3.2, where a text handles taps with its touch
/// methods (B50).
///
/// The limits are those of a tap recognizer (F19). Times and locations are those of the finger, also if a
/// scroll view has delayed the delivery.
@MainActor final class TextTouch {
  private let touch: Touch
  /// The location on the screen where the touch began.
  private let start: CGPoint
  /// The time at which the touch began, in seconds of virtual time.
  private let time: TimeInterval

  /// Creates the state of touches that begin in a text, or returns `nil` if they are no tap of one finger
  /// because there is another.
  init?(_ touches: Set<Touch>, _ event: Event?, after earlier: TextTouch?) {
    guard touches.count == 1, let touch = touches.first, earlier?.touch.isOver ?? true else { return nil }
    self.touch = touch
    let record = touch.window?.application.touchDispatcher.record(of: touch)
    start = record?.start ?? touch.screenLocation
    time = event?.timestamp ?? touch.timestamp
  }

  /// Returns the touch if touches that end complete a tap.
  func tap(_ touches: Set<Touch>, _ event: Event?) -> Touch? {
    guard touches.contains(touch) else { return nil }
    let isNear = touch.screenLocation.distance(to: start) <= TapGestureRecognizer.allowableMovement
    let duration = Duration.seconds((event?.timestamp ?? touch.timestamp) - time)
    return isNear && duration < TapGestureRecognizer.longestTouch ? touch : nil
  }
}

extension TextEngineOwner {
  /// Whether the text handles taps with its touch methods on its system.
  var touchesBeginEditing: Bool { isRuleTrue(VersionRules.touchesBeginEditing) }
}
