import Foundation
import Responder
import Simulation

/// One finger as the dispatcher knows it: who sees it, and what its view has not been told yet.
@MainActor final class TouchRecord {
  let touch: Touch
  /// Where the finger went down, on the screen.
  let start: CGPoint
  /// The recognizers that see the touch, deepest view first.
  var recognizers: [GestureRecognizer] = []
  /// Whether the view hears of the touch at all (C26, C29).
  var isForView = true
  /// Whether the view has heard that the touch began.
  var hasBegun = false
  /// Whether the view is hearing right now that the touch began.
  var isBeginning = false
  /// Whether the touch was taken away from the view.
  var isCancelled = false
  /// What the view has not been told yet, oldest first.
  var withheld: [(phase: Touch.Phase, event: Event)] = []
  /// The wait for a scroll view to make up its mind (E35).
  var contentDelay: ScheduledWork?

  init(_ touch: Touch) {
    self.touch = touch
    start = touch.screenLocation
  }

  /// Whether the finger is lifted or gone.
  var isOver: Bool { touch.phase == .ended || touch.phase == .cancelled }

  /// Whether what comes next must wait for recognizers or for a scroll view.
  var mustWait: Bool {
    guard let next = withheld.first?.phase else { return false }
    if !hasBegun {
      if contentDelay?.isPending ?? false { return true }
      return recognizers.contains { $0.delaysTouchesBegan && $0.mayStillRecognize }
    }
    guard next == .ended else { return false }
    return recognizers.contains { $0.delaysTouchesEnded && $0.grantedState == .possible && $0.isWaiting }
  }
}

extension GestureRecognizer {
  /// Whether it has not decided yet and can.
  fileprivate var mayStillRecognize: Bool {
    grantedState == .possible && (isWaiting || !ownTouches.allSatisfy { $0.phase == .ended })
  }
}
