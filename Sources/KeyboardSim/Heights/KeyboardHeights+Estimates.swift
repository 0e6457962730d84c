import Foundation
import Simulation

/// Heights that no source has measured. They follow from rules that fit all measured ones, and are marked as
/// estimated.
extension KeyboardHeights {
  /// Returns an estimate of the height of a device's keys on a system.
  static func estimate(_ query: Query, of device: Device, on system: SystemVersion) -> KeyboardHeight {
    let rounded = VersionRules.roundedKeyboard.value(on: system)
    let height =
      switch (rounded, device.idiom) {
      case (nil, _): olderEstimate(query, of: device, on: system)
      case (let rounded?, .phone): roundedEstimate(query, rounded, of: device)
      case (_, .pad): roundedPadEstimate(query, of: device)
      }
    return height.estimated
  }

  // MARK: Rounded keyboards

  /// Returns the sum of the parts that all measured phones have in common (KI25, KI30).
  private static func roundedEstimate(
    _ query: Query,
    _ rounded: VersionRules.RoundedKeyboard,
    of device: Device
  ) -> KeyboardHeight {
    let (hasBar, hasDock) = (!query.isBarless(on: device), device.homeControl == .indicator)
    guard !query.isLandscape else {
      return KeyboardHeight(
        keysHeight: hasBar ? 162 : 202,
        barHeight: hasBar ? 44 : 0,
        dockHeight: hasDock ? 2 : 0
      )
    }
    return KeyboardHeight(
      keysHeight: device.size.width >= 414 ? 226 : 216,
      barHeight: hasBar ? rounded.barHeight : 0,
      dockHeight: hasDock ? 75 : 0,
      edgeHeight: hasBar ? 0 : rounded.edgeHeight
    )
  }

  /// Returns the height on iOS 18, because the measured iPads have kept theirs (KI21); the mini's is as much
  /// lower as the others' of its kind.
  private static func roundedPadEstimate(_ query: Query, of device: Device) -> KeyboardHeight {
    if device.keyboardClass == "pad-744x1133" {
      return KeyboardHeight(keysHeight: query.isLandscape ? 350 : 262, barHeight: 55, dockHeight: 20)
    }
    return height(query, of: device, on: VersionRules.lastSystemOfOlderDesign)
  }

  /// The height of the emoji keyboard of a rounded keyboard above that of the letters with their bar (KI9).
  static let emojiExcess: CGFloat = 53

  // MARK: Older keyboards

  private static func olderEstimate(
    _ query: Query,
    of device: Device,
    on system: SystemVersion
  ) -> KeyboardHeight {
    var plain = query
    (plain.hasCandidates, plain.bar) = (false, .shown)
    if plain != query {
      var height = height(plain, of: device, on: system)
      if query.bar == .collapsed, height.barHeight > 0 { height.barHeight = 9 }
      if query.bar == .off { height.barHeight = 0 }
      // A bar of candidates is as high as that of predictions, or as the measured ones (KH5, KH76).
      if query.hasCandidates, height.barHeight == 0 { height.barHeight = device.idiom == .phone ? 36 : 54 }
      return height
    }
    // The sum of the parts, where only the parts are known (KH89), or the nearest row in time.
    let other: HeightRow.Orientation = query.isLandscape ? .portrait : .landscape
    let own = rows.filter {
      $0.keyboardClass == device.keyboardClass && $0.orientation != other && $0.bar != .off
        && $0.bar != .collapsed && $0.keys != .candidates && $0.parts != nil
    }
    let nearest = own.last { $0.since <= system } ?? own.first
    return nearest?.parts
      ?? KeyboardHeight(keysHeight: query.isLandscape ? 162 : 216, barHeight: 0, dockHeight: 0)
  }
}
