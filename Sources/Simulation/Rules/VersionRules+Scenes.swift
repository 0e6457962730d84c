import Foundation

/// Scenes and the restoration of their state. General knowledge.
extension VersionRules {
  /// Whether the scenes of a pad may be in windows of their own, which have limits of their size.
  package static let hasSceneWindows = VersionRule<Bool>(
    "scenes in windows",
    facts: [],
    (since: "2.0", value: false),
    (since: "16.0", value: true)
  )

  /// Whether a scene can ask for an orientation.
  package static let hasGeometryRequests = VersionRule<Bool>(
    "requests for the geometry of a scene",
    facts: [],
    (since: "2.0", value: false),
    (since: "16.0", value: true)
  )

  /// Whether the delegate of a scene is notified of its effective geometry.
  package static let reportsEffectiveGeometry = VersionRule<Bool>(
    "changes of the effective geometry",
    facts: [],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// Whether the delegate of a scene restores the state of the interaction.
  package static let restoresInteraction = VersionRule<Bool>(
    "restoration of the interaction",
    facts: [],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether the network activity indicator can be shown.
  package static let hasNetworkActivityIndicator = VersionRule<Bool>(
    "the network activity indicator",
    facts: ["MC30"],
    (since: "2.0", value: true),
    (since: "26.0", value: false)
  )

  /// Whether the state of view controllers is saved and restored.
  package static let restoresControllers = VersionRule<Bool>(
    "restoration of view controllers",
    facts: [],
    (since: "2.0", value: false),
    (since: "6.0", value: true)
  )

  /// Whether the methods for secure coding of the state are called in place of the older ones.
  package static let savesSecureState = VersionRule<Bool>(
    "secure coding of the state",
    facts: [],
    (since: "2.0", value: false),
    (since: "13.2", value: true)
  )
}
