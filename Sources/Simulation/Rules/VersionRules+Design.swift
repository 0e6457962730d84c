/// The design of keyboards and bars, which an app built for an older one can keep (KI1).
extension VersionRules {
  /// Whether an app can have the design of iOS 18: linked with an older SDK, or with
  /// `UIDesignRequiresCompatibility` in its Info.plist. The end of that in 27 is general knowledge.
  package static let compatibleDesignIsPossible = VersionRule<Bool>(
    "the design of iOS 18 on later systems",
    facts: ["KI1"],
    (since: "2.0", value: false),
    (since: "26.0", value: true),
    (since: "27.0", value: false)
  )

  /// The last system with the design that apps can keep.
  package static let lastSystemOfOlderDesign: SystemVersion = "18.7"

  /// The parts above the keys of phones whose keyboard is rounded, or `nil` where it isn't.
  package static let roundedKeyboard = VersionRule<RoundedKeyboard?>(
    "rounded keyboards",
    facts: ["KI2", "KI25", "KI26", "KI102", "KI103"],
    (since: "2.0", value: nil),
    (since: "26.0", value: RoundedKeyboard(barHeight: 44, edgeHeight: 17)),
    (since: "27.0", value: RoundedKeyboard(barHeight: 37, edgeHeight: 19))
  )

  /// Whether all keys have one color and no shade.
  package static let keysAreFlat = VersionRule<Bool>(
    "keys of one color",
    facts: ["KI34", "KI43"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether a touched letter of a phone shows a popup, as the user has set it at first.
  package static let keysHavePopups = VersionRule<Bool>(
    "popups above touched keys",
    facts: ["KT7", "KI44"],
    (since: "2.0", value: true),
    (since: "26.0", value: false)
  )

  /// The parts above the keys of a rounded keyboard in portrait.
  package struct RoundedKeyboard: Hashable, Sendable {
    /// The height of the bar.
    package var barHeight: Double
    /// The height of the empty area in place of the bar.
    package var edgeHeight: Double
  }
}
