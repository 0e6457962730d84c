import Foundation

/// The height of a keyboard without its accessory view: the bar on top, the keys, and the area below the
/// keys.
package struct KeyboardHeight: Hashable, Sendable {
  /// The height of the keys.
  package var keysHeight: CGFloat
  /// The height of the bar above the keys: predictions, candidates, or on iPads from iOS 9 shortcuts.
  package var barHeight: CGFloat
  /// The height of the area below the keys on devices with a home indicator: the dock, or the indicator
  /// alone.
  package var dockHeight: CGFloat
  /// The height of the empty area that replaces the bar at the top of a rounded keyboard (KI26).
  package var edgeHeight: CGFloat = 0
  /// Whether no source has measured the height, and it follows from rules that fit the measured ones.
  package var isEstimated = false

  /// The total height, in points.
  package var total: CGFloat { keysHeight + barHeight + edgeHeight + dockHeight }

  /// The height of everything above the keys.
  var topHeight: CGFloat { barHeight + edgeHeight }

  /// A copy of the height without the bar.
  var withoutBar: KeyboardHeight {
    var height = self
    height.barHeight = 0
    return height
  }

  /// A copy of the height, marked as estimated.
  var estimated: KeyboardHeight {
    var height = self
    height.isEstimated = true
    return height
  }
}

/// The state of the bar of predictions above the keys of phones, and of iPads up to iOS 8.
///
/// It has no effect where there is no such bar: on systems before iOS 8, on digit pads of phones, and on the
/// shortcuts bar of iPads.
public enum PredictiveBar: Hashable, Sendable {
  /// The full bar.
  case shown
  /// A handle to which the user has dragged the bar, on iOS 8 to 10.
  case collapsed
  /// No bar: Predictive is switched off in the settings.
  case off
}
