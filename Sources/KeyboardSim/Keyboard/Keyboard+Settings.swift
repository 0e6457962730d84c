import Responder
import Simulation

/// Settings that the user changes in the Settings app, and connected hardware; see also
/// `Typing/TypingSettings.swift`.
extension Keyboard {
  /// Whether a hardware keyboard is connected, which removes the keys from the screen; false by default.
  ///
  /// The app's views stay, and on iPads from iOS 9 a shortcuts bar (KH105); if there are none, nothing is
  /// shown and nothing is posted (A79). Setting the property while a text input is first responder updates
  /// the keyboard (S9d).
  public var isHardwareKeyboardConnected: Bool {
    get { configuration.isHardwareKeyboardConnected }
    set {
      guard newValue != configuration.isHardwareKeyboardConnected else { return }
      configuration.isHardwareKeyboardConnected = newValue
      followSetting("hardware keyboard", newValue ? "is connected" : "is disconnected")
    }
  }

  /// The state of the bar of predictions above the keys, as set by Predictive in the settings or by dragging
  /// the bar; `.shown` by default.
  ///
  /// A field without autocorrection has no bar, nor has secure text entry before iOS 11 (KH116). Setting the
  /// property while the keyboard is up posts the notifications of a show, if that changes the height (S6).
  /// Stops with `the predictive bar can't be collapsed on iOS 18.0` where the bar can't be collapsed.
  public var predictiveBar: PredictiveBar {
    get { configuration.predictiveBar }
    set {
      guard newValue != .collapsed || context.rule(VersionRules.predictiveBarCollapses) else {
        programmerError("the predictive bar can't be collapsed on \(context.system.name)")
      }
      guard newValue != configuration.predictiveBar else { return }
      configuration.predictiveBar = newValue
      followSetting("predictive bar", "is \(newValue)")
    }
  }

  /// Whether the letters belong to an input method that shows candidates above them, such as Pinyin; false by
  /// default.
  ///
  /// The typed text stays the same. Setting the property while the keyboard is up posts the notifications of
  /// a show, if that changes the height.
  public var hasCandidates: Bool {
    get { configuration.hasCandidates }
    set {
      guard newValue != configuration.hasCandidates else { return }
      configuration.hasCandidates = newValue
      followSetting("bar of candidates", newValue ? "is shown" : "is away")
    }
  }

  /// Updates the keyboard after a change of the app's design.
  package func designDidChange() {
    caches = KeyboardCaches()
    followSetting("design", "is that of \(context.designSystem.name)")
    adaptLayout()
  }

  /// Updates the keyboard after a change of a setting, if a responder is followed.
  func followSetting(_ name: String, _ state: String) {
    context.log.recording(.keyboard, name, state) {
      if followed.responder != nil { follow(.reload) }
    }
  }
}
