import Foundation

/// The areas of a screen that the device's front occupies: the status bar, and from iOS 11 the safe area's
/// insets.
struct ScreenInsets: Hashable, Sendable {
  let homeControl: Device.HomeControl
  let statusBarHeight: CGFloat
  let insets: EdgeInsets
  let landscapeInsets: EdgeInsets
  /// The insets on earlier systems.
  private(set) var former: Former?
  /// The height of the status bar on later systems.
  private(set) var laterStatusBar: LaterStatusBar?

  /// A height of the status bar that a system changed.
  struct LaterStatusBar: Hashable, Sendable {
    let height: CGFloat
    let since: SystemVersion
  }

  /// Insets that a system changed.
  struct Former: Hashable, Sendable {
    let insets: EdgeInsets
    let landscapeInsets: EdgeInsets
    let before: SystemVersion
  }

  /// Returns the height of the status bar on a system: that of the device, or 32 points on iPads from iOS 26
  /// (MC40).
  func statusBarHeight(on system: SystemVersion) -> CGFloat {
    laterStatusBar.flatMap { system < $0.since ? nil : $0.height } ?? statusBarHeight
  }

  /// Returns the insets on a system.
  func insets(isLandscape: Bool, on system: SystemVersion) -> EdgeInsets {
    guard let former, system < former.before else { return isLandscape ? landscapeInsets : insets }
    return isLandscape ? former.landscapeInsets : former.insets
  }
}

extension ScreenInsets {
  /// The first phones, which show the status bar in landscape.
  static let classic = ScreenInsets(
    homeControl: .button,
    statusBarHeight: 20,
    insets: EdgeInsets(top: 20),
    landscapeInsets: EdgeInsets(top: 20)
  )

  /// Phones with a home button.
  static let button = ScreenInsets(
    homeControl: .button,
    statusBarHeight: 20,
    insets: EdgeInsets(top: 20),
    landscapeInsets: .zero
  )

  /// Phones with a notch of that height, which is an inset on both sides in landscape.
  static func notch(_ height: CGFloat) -> ScreenInsets { indicator(height, statusBarHeight: height) }

  /// Phones with a camera inside the screen, below which the safe area begins.
  static func island(_ inset: CGFloat) -> ScreenInsets { indicator(inset, statusBarHeight: 54) }

  /// Phones with the first islands, whose inset at the bottom in landscape iOS 26 changed (MR5).
  static let firstIsland = island(59).landscape(since: "26.0", top: 0, bottom: 20)

  /// Phones of 402 and 440 points, whose insets in landscape iOS 26 changed (KI80, KI81, KI84, KI112).
  static let laterIsland = island(62).landscape(since: "26.0", top: 20, bottom: 20)

  /// iPhone Air (KI82).
  static let thinIsland = island(68).landscape(since: "26.0", top: 20, bottom: 29)

  /// The foldable phone, closed and open, whose camera is at the right edge, except of the open screen in
  /// portrait (KI88). The status bar has no height of its own there.
  static let foldedClosed = ScreenInsets(
    homeControl: .indicator,
    statusBarHeight: 0,
    insets: EdgeInsets(bottom: 34, right: 84),
    landscapeInsets: EdgeInsets(bottom: 34, right: 84)
  )
  static let foldedOpen = ScreenInsets(
    homeControl: .indicator,
    statusBarHeight: 0,
    insets: EdgeInsets(top: 82, bottom: 34),
    landscapeInsets: EdgeInsets(bottom: 34, right: 84)
  )

  private static func indicator(_ inset: CGFloat, statusBarHeight: CGFloat) -> ScreenInsets {
    ScreenInsets(
      homeControl: .indicator,
      statusBarHeight: statusBarHeight,
      insets: EdgeInsets(top: inset, bottom: 34),
      landscapeInsets: EdgeInsets(left: inset, bottom: 21, right: inset)
    )
  }

  /// The notch of the screens of 414 points, whose inset grew in a later system; the version is assumed
  /// (KD25, KD26).
  static let wideNotch = notch(48).formerly(44, before: "14.0")

  /// The notch of the first mini, whose inset grew in a later system; the version is assumed (KD27).
  static let miniNotch = notch(50).formerly(44, before: "15.0")

  /// Returns the insets of a phone whose camera had a smaller inset before a system.
  private func formerly(_ inset: CGFloat, before system: SystemVersion) -> ScreenInsets {
    let former = Self.indicator(inset, statusBarHeight: statusBarHeight)
    return changed(since: system, from: former)
  }

  /// Returns the insets of a phone with other insets above and below in landscape from a system on.
  private func landscape(since system: SystemVersion, top: CGFloat, bottom: CGFloat) -> ScreenInsets {
    var landscape = landscapeInsets
    (landscape.top, landscape.bottom) = (top, bottom)
    let later = ScreenInsets(
      homeControl: homeControl,
      statusBarHeight: statusBarHeight,
      insets: insets,
      landscapeInsets: landscape
    )
    return later.changed(since: system, from: self)
  }

  private func changed(since system: SystemVersion, from former: ScreenInsets) -> ScreenInsets {
    var front = self
    front.former = Former(
      insets: former.insets,
      landscapeInsets: former.landscapeInsets,
      before: system
    )
    return front
  }

  /// iPads with a home button. Their inset on 26 is assumed to be that of the others.
  static let padButton = pad(.button, statusBarHeight: 20, bottom: 0)
    .changed(since: "26.0", from: classic)

  /// iPads with a home indicator, whose insets iOS 26 changed (KI79). One source has 20 below on 26 (KI109).
  static let padIndicator = pad(.indicator, statusBarHeight: 24, bottom: 25)
    .changed(
      since: "26.0",
      from: ScreenInsets(
        homeControl: .indicator,
        statusBarHeight: 24,
        insets: EdgeInsets(top: 24, bottom: 20),
        landscapeInsets: EdgeInsets(top: 24, bottom: 20)
      )
    )

  private static func pad(
    _ homeControl: Device.HomeControl,
    statusBarHeight: CGFloat,
    bottom: CGFloat
  ) -> ScreenInsets {
    let insets = EdgeInsets(top: 32, bottom: bottom)
    return ScreenInsets(
      homeControl: homeControl,
      statusBarHeight: statusBarHeight,
      insets: insets,
      landscapeInsets: insets,
      laterStatusBar: LaterStatusBar(height: 32, since: "26.0")
    )
  }
}
