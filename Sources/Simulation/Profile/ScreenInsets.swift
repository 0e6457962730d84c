import Foundation

/// The areas of a screen that the device's front occupies: the status bar, and from iOS 11 the safe area's
/// insets.
struct ScreenInsets: Hashable, Sendable {
  let homeControl: Device.HomeControl
  let statusBarHeight: CGFloat
  let insets: EdgeInsets
  let landscapeInsets: EdgeInsets
  /// The inset at the camera on earlier systems.
  var former: Former?

  /// An inset that a system changed.
  struct Former: Hashable, Sendable {
    let top: CGFloat
    let before: SystemVersion
  }

  /// Returns the insets on a system.
  func insets(isLandscape: Bool, on system: SystemVersion) -> EdgeInsets {
    var insets = isLandscape ? landscapeInsets : insets
    guard let former, system < former.before else { return insets }
    if isLandscape {
      (insets.left, insets.right) = (former.top, former.top)
    } else {
      insets.top = former.top
    }
    return insets
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

  private func formerly(_ top: CGFloat, before system: SystemVersion) -> ScreenInsets {
    var front = self
    front.former = Former(top: top, before: system)
    return front
  }

  /// iPads with a home button.
  static let padButton = classic

  /// iPads with a home indicator.
  static let padIndicator = ScreenInsets(
    homeControl: .indicator,
    statusBarHeight: 24,
    insets: EdgeInsets(top: 24, bottom: 20),
    landscapeInsets: EdgeInsets(top: 24, bottom: 20)
  )
}
