import Foundation
import Simulation

/// A row of the table of heights: the conditions under which it applies, and the heights of the keyboard's
/// parts.
package struct HeightRow: Hashable, Sendable {
  /// The interface orientation.
  package enum Orientation: Sendable {
    case portrait, landscape, any
  }

  /// The kinds of keyboards to which rows apply.
  package enum Keys: Sendable {
    /// All keyboards.
    case all
    /// All keyboards except digit pads.
    case text
    /// Digit pads.
    case pads
    /// Keyboards of an input method with candidates.
    case candidates
    /// The remaining part of the keyboard while a hardware keyboard is connected.
    case hardware
    /// Small floating keyboards that the user moves.
    case floating
  }

  /// The id of the fact.
  package let fact: String
  /// The class of keyboards, as in `Device.keyboardClass`; `phone-*` and `pad-*` mean all phones and all
  /// iPads.
  package let keyboardClass: String
  package let orientation: Orientation
  package let keys: Keys
  /// The first system version.
  package let since: SystemVersion
  /// The first system version to which the row no longer applies, or `nil` if there is none.
  package let before: SystemVersion?
  /// The state of the predictive bar, or `nil` if it makes no difference.
  package let bar: PredictiveBar?
  /// The home control of the device, or `nil` if it makes no difference.
  package let homeControl: Device.HomeControl?
  /// The heights of the parts, or `nil` if they aren't established.
  package let keysHeight, barHeight, dockHeight: CGFloat?
  /// The height of the edge that replaces the bar of a rounded keyboard.
  package let edgeHeight: CGFloat
  /// Whether the sum of the parts has been observed.
  package let isConfirmed: Bool

  /// The height in the row, or `nil` if it isn't established.
  package var height: KeyboardHeight? { isConfirmed ? parts : nil }

  /// The sum of the parts, observed or not; `nil` if a part isn't known.
  var parts: KeyboardHeight? {
    guard let keysHeight, let barHeight, let dockHeight else { return nil }
    return KeyboardHeight(
      keysHeight: keysHeight,
      barHeight: barHeight,
      dockHeight: dockHeight,
      edgeHeight: edgeHeight
    )
  }
}

extension KeyboardHeights {
  /// Creates a row of the table.
  static func row(
    _ fact: String,
    _ keyboardClass: String,
    _ orientation: HeightRow.Orientation,
    _ keys: HeightRow.Keys,
    _ since: SystemVersion,
    _ before: SystemVersion?,
    _ keysHeight: CGFloat?,
    _ barHeight: CGFloat?,
    _ dockHeight: CGFloat?,
    bar: PredictiveBar? = nil,
    home homeControl: Device.HomeControl? = nil,
    edge edgeHeight: CGFloat = 0,
    isConfirmed: Bool = true
  ) -> HeightRow {
    HeightRow(
      fact: fact,
      keyboardClass: keyboardClass,
      orientation: orientation,
      keys: keys,
      since: since,
      before: before,
      bar: bar,
      homeControl: homeControl,
      keysHeight: keysHeight,
      barHeight: barHeight,
      dockHeight: dockHeight,
      edgeHeight: edgeHeight,
      isConfirmed: isConfirmed
    )
  }
}
