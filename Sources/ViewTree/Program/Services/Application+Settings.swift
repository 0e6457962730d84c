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

  /// Whether the status bar shows that the app uses the network; false by default. Changes are in the event
  /// log. From iOS 26 the value stays false (MC30).
  public var isNetworkActivityIndicatorVisible: Bool {
    get { services.isNetworkActivityIndicatorVisible }
    set {
      guard newValue != services.isNetworkActivityIndicatorVisible,
        context.rule(VersionRules.hasNetworkActivityIndicator)
      else { return }
      services.isNetworkActivityIndicatorVisible = newValue
      log.record(.action, "application", "\(newValue ? "shows" : "hides") the network activity indicator")
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
