import Foundation
import Simulation
import ViewTree

/// The table of keyboard heights and its lookup. Heights that aren't established are refused with the fact's
/// id.
package enum KeyboardHeights {
  /// All rows, in the order of the facts.
  package static let rows: [HeightRow] = phones + pads

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

  /// Returns the height of a device's keys on a system.
  ///
  /// Stops with ``refusal(of:of:on:)`` if that isn't established.
  package static func height(_ query: Query, of device: Device, on system: SystemVersion) -> KeyboardHeight {
    guard let height = established(query, of: device, on: system) else {
      programmerError(refusal(of: query, of: device, on: system))
    }
    return height
  }

  /// Returns the height of a device's keys on a system, or `nil` if the table doesn't have it.
  package static func established(
    _ query: Query,
    of device: Device,
    on system: SystemVersion
  ) -> KeyboardHeight? {
    guard let row = row(for: query, of: device, on: system), let height = row.height else { return nil }
    return row.bar == .shown && query.isBarless(on: device) ? height.withoutBar : height
  }

  /// Returns the message about a height that isn't established, with the id of the fact that says so, if
  /// there is one: `the height of the default keyboard of iPhone 17 on iOS 26.0 is not established (KH73)`.
  package static func refusal(of query: Query, of device: Device, on system: SystemVersion) -> String {
    let position = query.isLandscape ? " in landscape" : ""
    let fact = row(for: query, of: device, on: system).map { " (\($0.fact))" } ?? ""
    return "the height of the \(query.type) keyboard of \(device)\(position) on iOS \(system)\(query.state) "
      + "is not established\(fact)"
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
    let rows = rows(of: device, on: system, isLandscape: query.isLandscape)
    let isPad = query.hasPadKeys(on: device)
    if query.hasCandidates, !isPad { return rows.first { $0.keys == .candidates } }
    let bar = query.isBarless(on: device) ? .off : query.bar
    let fitting = rows.filter { $0.keys == .all || $0.keys == (isPad ? .pads : .text) }
    // The bar is the only difference between heights (KH116), so a row with a bar also gives the height
    // without it.
    return fitting.first { $0.bar == nil || $0.bar == bar }
      ?? (bar == .off ? rows.first { $0.keys == .text && $0.bar == .shown } : nil)
  }

  /// Returns the height of the shortcuts bar, which on iPads from iOS 9 remains while a hardware keyboard is
  /// connected, or `nil` if nothing remains.
  package static func shortcutsBar(of device: Device, on system: SystemVersion) -> KeyboardHeight? {
    let row = rows(of: device, on: system, isLandscape: false).first { $0.keys == .hardware }
    return row?.height.flatMap { $0.total > 0 ? $0 : nil }
  }

  /// Returns the height of the emoji keyboard, or `nil` if the table doesn't have it. It equals the height of
  /// the letters with their bar, even if the bar isn't shown (KH110).
  package static func emojiHeight(
    of device: Device,
    on system: SystemVersion,
    isLandscape: Bool = false
  ) -> CGFloat? {
    established(Query(.default, isLandscape: isLandscape), of: device, on: system)?.total
  }
}

extension KeyboardHeights.Query {
  /// Whether the keys are a digit pad. iPads have their digits on the full keyboard (KL12).
  fileprivate func hasPadKeys(on device: Device) -> Bool { type.isPad && device.idiom == .phone }

  /// Whether the bar of predictions is off, or these keys never have one.
  fileprivate func isBarless(on device: Device) -> Bool { bar == .off || hasPadKeys(on: device) }

  /// A description of the query's special state; empty if there is none.
  fileprivate var state: String {
    hasCandidates ? " with candidates" : bar == .collapsed ? " with its bar collapsed" : ""
  }
}
