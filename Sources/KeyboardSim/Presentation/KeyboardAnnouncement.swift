import Foundation

/// The notifications for a keyboard that appears, or changes in place.
enum KeyboardAnnouncement: Hashable, Sendable {
  /// One round of notifications.
  case oneRound
  /// A round of will-notifications for each of these heights, then the round for the real height (S12, S13).
  case after([CGFloat])
  /// No notifications, though the frame may change, as on some systems (S5c, S5e).
  case notAtAll

  /// The height that is reported first, or `nil` if that is the real one.
  var firstHeight: CGFloat? {
    if case .after(let heights) = self { heights.first } else { nil }
  }

  /// The heights that are reported before the real one.
  var earlierHeights: [CGFloat] {
    if case .after(let heights) = self { heights } else { [] }
  }
}
