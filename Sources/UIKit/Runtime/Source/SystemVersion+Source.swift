import Simulation

// The name is short, as the call has the width of the condition that it replaces.
// swift-format-ignore: NoLeadingUnderscores
/// Whether the system of the current simulator is a version of iOS or a newer one, on any thread; the value
/// of `#available(iOS 15, *)` in a rewritten file. It is read each time.
///
/// Without a current simulator, it is the newest system whose behavior is known.
public func _iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  VersionRules.currentSystem(isAtLeast: SystemVersion(major, minor, patch))
}
