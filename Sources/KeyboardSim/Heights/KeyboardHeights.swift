import Foundation
import Simulation
import ViewTree

/// How high a keyboard is, and what of: the predictive bar on top, the keys, and the dock of phones without a home button.
struct KeyboardHeight: Hashable, Sendable {
  /// The id of the fact.
  let fact: String
  /// The class of keyboards, as devices name it.
  let keyboardClass: String
  /// The kind of keys it holds for.
  let keys: Keys
  /// The first system version.
  let since: SystemVersion
  /// The first version that is too new.
  let before: SystemVersion
  let keysHeight: CGFloat
  let barHeight: CGFloat
  let dockHeight: CGFloat
  /// Whether it holds while the interface is wider than high.
  var isLandscape = false

  /// The height of the whole, in points.
  var total: CGFloat { keysHeight + barHeight + dockHeight }

  /// Which keyboards a row is for.
  enum Keys: Sendable {
    case all, text, pads

    func covers(_ type: KeyboardType) -> Bool {
      switch self {
      case .all: true
      case .text: !type.isPad
      case .pads: type.isPad
      }
    }
  }
}

/// The table of heights. What is not established is not in it.
enum KeyboardHeights {
  static let rows: [KeyboardHeight] = [
    KeyboardHeight(
      fact: "KH3",
      keyboardClass: "phone-320x480",
      keys: .all,
      since: "2.0",
      before: "8.0",
      keysHeight: 216,
      barHeight: 0,
      dockHeight: 0
    ),
    KeyboardHeight(
      fact: "KH56",
      keyboardClass: "phone-393x852",
      keys: .text,
      since: "14.0",
      before: "19.0",
      keysHeight: 216,
      barHeight: 45,
      dockHeight: 75
    ),
    KeyboardHeight(
      fact: "KH57",
      keyboardClass: "phone-393x852",
      keys: .pads,
      since: "14.0",
      before: "19.0",
      keysHeight: 216,
      barHeight: 0,
      dockHeight: 75
    ),
    KeyboardHeight(
      fact: "KH4",
      keyboardClass: "phone-320x480",
      keys: .all,
      since: "3.0",
      before: "8.0",
      keysHeight: 162,
      barHeight: 0,
      dockHeight: 0,
      isLandscape: true
    ),
    KeyboardHeight(
      fact: "KH62",
      keyboardClass: "phone-393x852",
      keys: .text,
      since: "14.0",
      before: "19.0",
      keysHeight: 160,
      barHeight: 38,
      dockHeight: 21,
      isLandscape: true
    ),
    KeyboardHeight(
      fact: "KH63",
      keyboardClass: "phone-393x852",
      keys: .pads,
      since: "14.0",
      before: "19.0",
      keysHeight: 160,
      barHeight: 0,
      dockHeight: 21,
      isLandscape: true
    ),
  ]

  /// Returns the row for a device, system and type.
  ///
  /// Stops with `the height of the numberPad keyboard of iPhone 16 on iOS 26.0 is not established` if there is none.
  static func row(
    device: Device,
    system: SystemVersion,
    type: KeyboardType,
    isLandscape: Bool
  ) -> KeyboardHeight {
    let row = rows.first {
      $0.keyboardClass == device.keyboardClass && $0.isLandscape == isLandscape && $0.keys.covers(type)
        && $0.since <= system && system < $0.before
    }
    guard let row else {
      let position = isLandscape ? " in landscape" : ""
      programmerError(
        "the height of the \(type) keyboard of \(device)\(position) on iOS \(system) is not established"
      )
    }
    return row
  }
}
