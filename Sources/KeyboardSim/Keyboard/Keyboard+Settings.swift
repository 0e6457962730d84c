import Responder
import Simulation

/// What a person sets, as in Apple's Settings, or connects; see also `Typing/TypingSettings.swift`.
extension Keyboard {
  /// Whether a person types on a keyboard of hardware, which keeps the keys away from the screen; false at first.
  ///
  /// What a text input shows beside the keys stays, and on pads from iOS 9 a bar of shortcuts (KH105), or else nothing is
  /// shown and nothing posted (A79). Setting it while a text input is first brings the keyboard in line (S9d).
  public var isHardwareKeyboardConnected: Bool {
    get { configuration.isHardwareKeyboardConnected }
    set {
      guard newValue != configuration.isHardwareKeyboardConnected else { return }
      configuration.isHardwareKeyboardConnected = newValue
      followSetting("hardware keyboard", newValue ? "is connected" : "is disconnected")
    }
  }

  /// How much is seen of the bar of predictions above the keys, as the setting Predictive has it, or as a person has
  /// dragged the bar; all of it at first.
  ///
  /// A field without autocorrection has no bar, nor has a secret before iOS 11 (KH116). Setting it while the keyboard is up
  /// posts what a show posts, if that changes the height (S6). Stops with `the predictive bar can't be collapsed on iOS
  /// 18.0` where it never could.
  public var predictiveBar: PredictiveBar {
    get { configuration.predictiveBar }
    set {
      guard newValue != .collapsed || context.rule(VersionRules.predictiveBarCollapses) else {
        programmerError("the predictive bar can't be collapsed on iOS \(context.system)")
      }
      guard newValue != configuration.predictiveBar else { return }
      configuration.predictiveBar = newValue
      followSetting("predictive bar", "is \(newValue)")
    }
  }

  /// Whether the letters are those of an input method that shows candidates above them, such as Pinyin; false at first.
  ///
  /// What is typed stays the same. Setting it while the keyboard is up posts what a show posts, if that changes the
  /// height.
  public var hasCandidates: Bool {
    get { configuration.hasCandidates }
    set {
      guard newValue != configuration.hasCandidates else { return }
      configuration.hasCandidates = newValue
      followSetting("bar of candidates", newValue ? "is shown" : "is away")
    }
  }

  /// Brings a keyboard that is wanted in line with a setting that has changed.
  func followSetting(_ name: String, _ state: String) {
    context.log.recording(.keyboard, name, state) {
      if followed.responder != nil { follow(.reload) }
    }
  }
}
