/// The appearance of views, and animations.
extension VersionRules {
  /// Whether the user can choose a dark interface style.
  package static let hasInterfaceStyles = VersionRule<Bool>(
    "dark interfaces",
    facts: [],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether all text styles are larger in the accessibility categories, and not only body text.
  package static let allTextStylesGrow = VersionRule<Bool>(
    "accessibility sizes of all text styles",
    facts: [],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  /// Whether animation blocks have springs with a perceptual duration and a bounce.
  package static let hasSpringDurations = VersionRule<Bool>(
    "springs with a duration and a bounce",
    facts: ["MA10"],
    (since: "2.0", value: false),
    (since: "17.0", value: true)
  )
}
