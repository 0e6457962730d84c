import Foundation

/// How high a keyboard without accessory view is, and what of: a bar on top, the keys, and what is below them.
package struct KeyboardHeight: Hashable, Sendable {
  /// The height of the keys.
  package var keysHeight: CGFloat
  /// The height of the bar above the keys: of predictions, of candidates, or on pads from iOS 9 of shortcuts.
  package var barHeight: CGFloat
  /// The height of what is below the keys where there is a home indicator: the dock, or the indicator alone.
  package var dockHeight: CGFloat

  /// The height of the whole, in points.
  package var total: CGFloat { keysHeight + barHeight + dockHeight }

  /// The same keyboard without its bar.
  var withoutBar: KeyboardHeight {
    var height = self
    height.barHeight = 0
    return height
  }
}

/// How much is seen of the bar of predictions above the keys of phones, and of pads up to iOS 8.
///
/// What has no such bar does not change: systems before iOS 8, pads of digits on phones, the shortcuts bar of pads.
public enum PredictiveBar: Hashable, Sendable {
  /// All of it.
  case shown
  /// A handle, to which a person has dragged it; on iOS 8 to 10.
  case collapsed
  /// Nothing: Predictive is switched off in the settings.
  case off
}
