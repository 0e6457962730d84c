import Foundation
import Simulation

/// One row of the table of heights: when it holds, and how high the parts of the keyboard are then.
package struct HeightRow: Hashable, Sendable {
  /// How the interface stands.
  package enum Orientation: Sendable {
    case portrait, landscape, any
  }

  /// Which keyboards a row is for.
  package enum Keys: Sendable {
    /// All.
    case all
    /// All but pads of digits.
    case text
    /// Pads of digits.
    case pads
    /// Those of an input method with candidates.
    case candidates
    /// What is left of a keyboard while there is one of hardware.
    case hardware
    /// Small ones that a person moves about.
    case floating
  }

  /// The id of the fact.
  package let fact: String
  /// The class of keyboards, as devices name it; `phone-*` and `pad-*` are all phones and all pads.
  package let keyboardClass: String
  package let orientation: Orientation
  package let keys: Keys
  /// The first system.
  package let since: SystemVersion
  /// The first system that is too new; nil if none is.
  package let before: SystemVersion?
  /// The state of the predictive bar; nil if it makes no difference.
  package let bar: PredictiveBar?
  /// What the device has below its screen; nil if it makes no difference.
  package let homeControl: Device.HomeControl?
  /// The parts; nil is not established.
  package let keysHeight, barHeight, dockHeight: CGFloat?
  /// Whether anybody has seen the sum of the parts.
  package let isConfirmed: Bool

  /// What the row says; nil if that is not established.
  package var height: KeyboardHeight? {
    guard isConfirmed, let keysHeight, let barHeight, let dockHeight else { return nil }
    return KeyboardHeight(keysHeight: keysHeight, barHeight: barHeight, dockHeight: dockHeight)
  }
}

extension KeyboardHeights {
  /// Makes a row of the table.
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
      isConfirmed: isConfirmed
    )
  }
}
