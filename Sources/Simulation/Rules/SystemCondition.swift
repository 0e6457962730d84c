extension VersionRules {
  /// Returns whether the system of the current simulator is a version or a newer one, on any thread. Without
  /// a current simulator, its system is ``newestKnownSystem``.
  package static func currentSystem(isAtLeast version: SystemVersion) -> Bool {
    (SimulationContext.onAnyThread?.system ?? newestKnownSystem) >= version
  }
}
