import Foundation
import Simulation

/// The effect of a scrolling touch on the keyboard (S10).
extension KeyboardPresentation {
  /// Moves the keyboard for a touch at a height of the interface; returns whether it moved.
  ///
  /// The keyboard follows when the touch is below its upper edge, or up to `padding` points above that, and
  /// only downwards from its place.
  mutating func fingerMoved(to y: CGFloat, padding: CGFloat) -> Bool {
    guard stage == .shown, !docking.isUndockedOrFloating else { return false }
    let way = min(max(0, y + padding - frame.minY), screen.maxY - frame.minY)
    guard way != pulled else { return false }
    pulled = way
    return true
  }

  /// Returns whether the keyboard hides when the touch ends.
  ///
  /// The velocity is positive downwards, and `nil` if the touch was cancelled. The keyboard hides if the
  /// touch moves down, or rests below half of the way.
  func goes(at velocity: CGFloat?) -> Bool {
    guard pulled > 0, let velocity else { return false }
    return velocity == 0 ? pulled > (screen.maxY - frame.minY) / 2 : velocity > 0
  }

  /// Returns the keyboard to its place; nothing is posted (assumed).
  mutating func release(duration: Duration) -> [Step] {
    guard pulled > 0 else { return [] }
    return go(to: frame, from: seenFrame, .showing, posting: [], then: [], duration)
  }
}
