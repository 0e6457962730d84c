import Foundation

/// The appearance of views, and animations.
extension VersionRules {
  /// Whether the user can choose a dark interface style.
  package static let hasInterfaceStyles = VersionRule<Bool>(
    "dark interfaces",
    facts: [],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether the parts of bars, cells and controls are mirrored in a language that is read from right to
  /// left. Constraints are, since there are any. General knowledge.
  package static let mirrorsParts = VersionRule<Bool>(
    "mirrored parts of controls and bars",
    facts: [],
    (since: "2.0", value: false),
    (since: "9.0", value: true)
  )

  /// Whether all text styles are larger in the accessibility categories, and not only body text.
  package static let allTextStylesGrow = VersionRule<Bool>(
    "accessibility sizes of all text styles",
    facts: ["TD18", "TD19"],
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

  /// Whether animation blocks animate the corner radius of a view's layer.
  package static let animatesCornerRadius = VersionRule<Bool>(
    "animated corner radii",
    facts: ["MA17"],
    (since: "2.0", value: false),
    (since: "11.0", value: true)
  )

  /// Whether animation blocks animate the opacity of the shadow of a view's layer.
  package static let animatesShadowOpacity = VersionRule<Bool>(
    "animated opacities of shadows",
    facts: ["MA17"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// The typeface of the system font.
  package static let systemTypeface = VersionRule<SystemTypeface>(
    "the typeface of the system font",
    facts: ["TM11", "TM12", "TX21", "TX25"],
    (since: "2.0", value: .helvetica),
    (since: "7.0", value: .firstHelveticaNeue),
    (since: "7.1", value: .helveticaNeue),
    (since: "9.0", value: .firstSanFrancisco),
    (since: "10.0", value: .sanFranciscoFamilies),
    (since: "13.0", value: .sanFranciscoFaces),
    (since: "14.0", value: .sanFrancisco)
  )

  /// Whether the text style of the first title has a light weight.
  package static let firstTitleIsLight = VersionRule<Bool>(
    "the weight of the first title",
    facts: ["TD19"],
    (since: "2.0", value: true),
    (since: "11.0", value: false)
  )
}
