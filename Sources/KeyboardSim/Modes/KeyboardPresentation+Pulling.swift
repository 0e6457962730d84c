import Foundation
import Simulation

/// What a finger that scrolls does to the keyboard (S10).
extension KeyboardPresentation {
  /// The finger is at that height of the interface; returns whether the keyboard goes along.
  ///
  /// It does so from its upper edge on, or `padding` points before, and only from its place downwards.
  mutating func fingerMoved(to y: CGFloat, padding: CGFloat) -> Bool {
    guard stage == .shown, !docking.isLoose else { return false }
    let way = min(max(0, y + padding - frame.minY), screen.maxY - frame.minY)
    guard way != pulled else { return false }
    pulled = way
    return true
  }

  /// Whether the keyboard goes when the finger is lifted at that speed, downwards; nil if the finger was taken away.
  ///
  /// It goes where the finger moves down, or rests below half of the way.
  func goes(at velocity: CGFloat?) -> Bool {
    guard pulled > 0, let velocity else { return false }
    return velocity == 0 ? pulled > (screen.maxY - frame.minY) / 2 : velocity > 0
  }

  /// The keyboard goes back to its place; nothing is posted (assumed).
  mutating func letGo(duration: Duration) -> [Step] {
    guard pulled > 0 else { return [] }
    return go(to: frame, from: seenFrame, .showing, posting: [], then: [], duration)
  }
}
