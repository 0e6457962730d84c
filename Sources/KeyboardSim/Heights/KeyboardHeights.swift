import Foundation
import Simulation
import ViewTree

/// The table of keyboard heights and its lookup. Heights that nobody has measured are estimated.
package enum KeyboardHeights {
  /// All rows, in the order of the facts.
  package static let rows: [HeightRow] = phones + pads + rounded

  /// The properties that determine the height of the keys.
  package struct Query: Hashable, Sendable {
    package var type: KeyboardType
    package var bar: PredictiveBar
    package var hasCandidates: Bool
    package var isLandscape: Bool

    package init(
      _ type: KeyboardType,
      bar: PredictiveBar = .shown,
      hasCandidates: Bool = false,
      isLandscape: Bool = false
    ) {
      self.type = type
      self.bar = bar
      self.hasCandidates = hasCandidates
      self.isLandscape = isLandscape
    }
  }

  /// Returns the height of a device's keys on a system: the measured one, or else an estimate.
  package static func height(_ query: Query, of device: Device, on system: SystemVersion) -> KeyboardHeight {
    established(query, of: device, on: system) ?? estimate(query, of: device, on: system)
  }

  /// Returns the height of a device's keys on a system, or `nil` if it wasn't measured.
  package static func established(
    _ query: Query,
    of device: Device,
    on system: SystemVersion
  ) -> KeyboardHeight? {
    guard let row = row(for: query, of: device, on: system), let height = row.height else { return nil }
    return row.bar == .shown && query.isBarless(on: device) ? height.withoutBar : height
  }

  /// Returns the rows for a device, a system and an orientation.
  private static func rows(
    of device: Device,
    on system: SystemVersion,
    isLandscape: Bool
  ) -> [HeightRow] {
    let other: HeightRow.Orientation = isLandscape ? .portrait : .landscape
    let (ownClass, allOfKind) = (device.keyboardClass, "\(device.idiom.rawValue)-*")
    return rows.filter { row in
      row.orientation != other && row.since <= system && row.before.map { system < $0 } ?? true
        && (row.keyboardClass == ownClass || row.keyboardClass == allOfKind)
        && (row.homeControl ?? device.homeControl) == device.homeControl
    }
  }

  private static func row(for query: Query, of device: Device, on system: SystemVersion) -> HeightRow? {
    let rows = rows(of: device, on: system, isLandscape: query.isLandscape).filter { $0.height != nil }
    let isPad = query.hasPadKeys(on: device)
    if query.hasCandidates, !isPad { return rows.first { $0.keys == .candidates } }
    let bar = query.isBarless(on: device) ? .off : query.bar
    let fitting = rows.filter { $0.keys == .all || $0.keys == (isPad ? .pads : .text) }
    if let row = fitting.first(where: { $0.bar == nil || $0.bar == bar }) { return row }
    // Up to iOS 18 the bar is the only difference between heights (KH116), so a row with a bar also gives the
    // height without it. A rounded keyboard has an edge instead of the bar (KI25).
    let isRounded = device.idiom == .phone && VersionRules.roundedKeyboard.value(on: system) != nil
    guard bar == .off, !isRounded else { return nil }
    return rows.first { $0.keys == .text && $0.bar == .shown }
  }

  /// Returns the height of the shortcuts bar, which on iPads from iOS 9 remains while a hardware keyboard is
  /// connected, or `nil` if nothing remains.
  package static func shortcutsBar(of device: Device, on system: SystemVersion) -> KeyboardHeight? {
    // From iOS 26, KI24 refines KH106.
    let row = rows(of: device, on: system, isLandscape: false).last { $0.keys == .hardware }
    return row?.height.flatMap { $0.total > 0 ? $0 : nil }
  }

  /// Returns the height of the emoji keyboard. Up to iOS 18 it equals the height of the letters with their
  /// bar, even if the bar isn't shown (KH110); later phones have a higher one in portrait, which was measured
  /// on one of them (KI9).
  package static func emojiHeight(
    of device: Device,
    on system: SystemVersion,
    isLandscape: Bool = false
  ) -> KeyboardHeight {
    var letters = height(Query(.default, isLandscape: isLandscape), of: device, on: system)
    if device.idiom == .phone, VersionRules.roundedKeyboard.value(on: system) != nil {
      let wasMeasured = device.keyboardClass == "phone-390x844" && !isLandscape && !letters.isEstimated
      if !isLandscape { letters.keysHeight += emojiExcess }
      letters.isEstimated = !wasMeasured
    }
    return KeyboardHeight(
      keysHeight: letters.total,
      barHeight: 0,
      dockHeight: 0,
      isEstimated: letters.isEstimated
    )
  }
}

extension KeyboardHeights.Query {
  /// Whether the keys are a digit pad. iPads have their digits on the full keyboard (KL12).
  fileprivate func hasPadKeys(on device: Device) -> Bool { type.isPad && device.idiom == .phone }

  /// Whether the bar of predictions is off, or these keys never have one.
  func isBarless(on device: Device) -> Bool { bar == .off || hasPadKeys(on: device) }
}
