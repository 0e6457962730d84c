import Foundation
import Simulation
import ViewTree

/// The table of heights, and what follows from it. What is not established is refused by name.
package enum KeyboardHeights {
  /// All rows, in the order of the facts.
  package static let rows: [HeightRow] = phones + pads

  /// What decides about the height of keys.
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

  /// Returns the height of a device's keys on a system.
  ///
  /// Stops with ``refusal(of:of:on:)`` if that is not established.
  package static func height(_ query: Query, of device: Device, on system: SystemVersion) -> KeyboardHeight {
    guard let height = established(query, of: device, on: system) else {
      programmerError(refusal(of: query, of: device, on: system))
    }
    return height
  }

  /// Returns the height of a device's keys on a system; nil if the table does not have it.
  package static func established(
    _ query: Query,
    of device: Device,
    on system: SystemVersion
  ) -> KeyboardHeight? {
    guard let row = row(for: query, of: device, on: system), let height = row.height else { return nil }
    return row.bar == .shown && query.isBarless(on: device) ? height.withoutBar : height
  }

  /// What is said of a height that is not established, with the id of the fact that says so, if there is one:
  /// `the height of the default keyboard of iPhone 17 on iOS 26.0 is not established (KH73)`.
  package static func refusal(of query: Query, of device: Device, on system: SystemVersion) -> String {
    let position = query.isLandscape ? " in landscape" : ""
    let fact = row(for: query, of: device, on: system).map { " (\($0.fact))" } ?? ""
    return "the height of the \(query.type) keyboard of \(device)\(position) on iOS \(system)\(query.state) "
      + "is not established\(fact)"
  }

  /// The rows that are for a device, a system and an orientation.
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
    let rows = rows(of: device, on: system, isLandscape: query.isLandscape)
    let isPad = query.hasPadKeys(on: device)
    if query.hasCandidates, !isPad { return rows.first { $0.keys == .candidates } }
    let bar = query.isBarless(on: device) ? .off : query.bar
    let fitting = rows.filter { $0.keys == .all || $0.keys == (isPad ? .pads : .text) }
    // Heights differ by the bar only (KH116), so a keyboard without one may be measured by one that has it.
    return fitting.first { $0.bar == nil || $0.bar == bar }
      ?? (bar == .off ? rows.first { $0.keys == .text && $0.bar == .shown } : nil)
  }

  /// Returns what is left of a keyboard while there is one of hardware: the shortcuts bar of pads from iOS 9; nil for
  /// nothing.
  package static func shortcutsBar(of device: Device, on system: SystemVersion) -> KeyboardHeight? {
    let row = rows(of: device, on: system, isLandscape: false).first { $0.keys == .hardware }
    return row?.height.flatMap { $0.total > 0 ? $0 : nil }
  }

  /// Returns the height of the emoji keyboard: that of the letters with their bar, whether that is shown or not (KH110);
  /// nil if the table does not have it.
  package static func emojiHeight(
    of device: Device,
    on system: SystemVersion,
    isLandscape: Bool = false
  ) -> CGFloat? {
    established(Query(.default, isLandscape: isLandscape), of: device, on: system)?.total
  }
}

extension KeyboardHeights.Query {
  /// Whether the keys are a pad of digits: pads have digits on the full keyboard (KL12).
  fileprivate func hasPadKeys(on device: Device) -> Bool { type.isPad && device.idiom == .phone }

  /// Whether there is no bar of predictions, or none for these keys.
  fileprivate func isBarless(on device: Device) -> Bool { bar == .off || hasPadKeys(on: device) }

  /// What is special about it, in words.
  fileprivate var state: String {
    hasCandidates ? " with candidates" : bar == .collapsed ? " with its bar collapsed" : ""
  }
}
