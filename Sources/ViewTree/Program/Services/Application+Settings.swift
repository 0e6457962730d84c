import Simulation

extension Application {
  /// Whether the screen stays on without touches; false by default. The simulated screen stays on anyway.
  public var isIdleTimerDisabled: Bool {
    get { services.isIdleTimerDisabled }
    set {
      guard newValue != services.isIdleTimerDisabled else { return }
      services.isIdleTimerDisabled = newValue
      log.record(.action, "application", newValue ? "disables the idle timer" : "enables the idle timer")
    }
  }

  /// The number on the app's icon, 0 for none. A negative number becomes 0.
  public var applicationIconBadgeNumber: Int {
    get { services.badgeNumber }
    set {
      services.badgeNumber = max(0, newValue)
      log.record(.action, "application", "has the badge \(services.badgeNumber)")
    }
  }
}
