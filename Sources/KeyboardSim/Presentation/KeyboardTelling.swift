import Foundation

/// How it is told that the keyboard comes, or changes in place.
enum KeyboardTelling: Hashable, Sendable {
  /// By one round of notifications.
  case inOneRound
  /// By a round of will-notifications for each of these heights, and then the round of the real one (S12, S13).
  case after([CGFloat])
  /// By nothing, though the frame may change: what some systems forget (S5c, S5e).
  case notAtAll

  /// The height that is told first, if that is not the real one.
  var firstHeight: CGFloat? {
    if case .after(let heights) = self { heights.first } else { nil }
  }

  /// The heights that are told before the real one.
  var earlierHeights: [CGFloat] {
    if case .after(let heights) = self { heights } else { [] }
  }
}
