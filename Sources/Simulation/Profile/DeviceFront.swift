import Foundation

/// What a device's front takes of its screen: the status bar, and from iOS 11 the safe area's insets.
struct DeviceFront: Hashable, Sendable {
  let homeControl: Device.HomeControl
  let statusBarHeight: CGFloat
  let insets: EdgeInsets
  let landscapeInsets: EdgeInsets
  /// What the inset at the camera was before a system.
  var former: Former?

  /// An inset that a system has changed.
  struct Former: Hashable, Sendable {
    let top: CGFloat
    let before: SystemVersion
  }

  /// The insets on that system.
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

extension DeviceFront {
  /// The first phones, which kept the status bar in landscape.
  static let classic = DeviceFront(
    homeControl: .button,
    statusBarHeight: 20,
    insets: EdgeInsets(top: 20),
    landscapeInsets: EdgeInsets(top: 20)
  )

  /// Phones with a home button.
  static let button = DeviceFront(
    homeControl: .button,
    statusBarHeight: 20,
    insets: EdgeInsets(top: 20),
    landscapeInsets: .zero
  )

  /// Phones with a notch of that height, which in landscape is kept free on both sides.
  static func notch(_ height: CGFloat) -> DeviceFront { indicator(height, statusBarHeight: height) }

  /// Phones with a camera inside the screen, below which the safe area begins.
  static func island(_ inset: CGFloat) -> DeviceFront { indicator(inset, statusBarHeight: 54) }

  private static func indicator(_ inset: CGFloat, statusBarHeight: CGFloat) -> DeviceFront {
    DeviceFront(
      homeControl: .indicator,
      statusBarHeight: statusBarHeight,
      insets: EdgeInsets(top: inset, bottom: 34),
      landscapeInsets: EdgeInsets(left: inset, bottom: 21, right: inset)
    )
  }

  /// The notch of the screens of 414 points, whose inset grew with a system; with which one is assumed (KD25, KD26).
  static let wideNotch = notch(48).formerly(44, before: "14.0")

  /// The notch of the first mini, whose inset grew with a system; with which one is assumed (KD27).
  static let miniNotch = notch(50).formerly(44, before: "15.0")

  private func formerly(_ top: CGFloat, before system: SystemVersion) -> DeviceFront {
    var front = self
    front.former = Former(top: top, before: system)
    return front
  }

  /// Pads with a home button.
  static let padButton = classic

  /// Pads with a home indicator.
  static let padIndicator = DeviceFront(
    homeControl: .indicator,
    statusBarHeight: 24,
    insets: EdgeInsets(top: 24, bottom: 20),
    landscapeInsets: EdgeInsets(top: 24, bottom: 20)
  )
}
