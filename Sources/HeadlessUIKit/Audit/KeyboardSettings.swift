import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// The user's settings of the keyboard, for an audit that tests several.
///
/// Settings that have no effect on a system, such as the predictive bar before iOS 8, may be tested there
/// nevertheless. A setting that a system does not have is skipped there, and counted among the skipped
/// combinations.
public struct KeyboardSettings: Hashable, Sendable {
  /// The state of the predictive bar; see `Keyboard.predictiveBar`.
  public var predictiveBar = PredictiveBar.shown
  /// Whether the user types on a hardware keyboard; see `Keyboard.isHardwareKeyboardConnected`.
  public var isHardwareKeyboardConnected = false
  /// Whether candidates are shown above the letters; see `Keyboard.hasCandidates`.
  public var hasCandidates = false
  /// The current keyboard; see `Keyboard.inputMode`.
  public var inputMode = InputMode.letters("en")

  /// Creates the settings of a new device.
  public init() {}

  /// The settings of a new device.
  public static let standard = KeyboardSettings()
  /// A hardware keyboard is connected.
  public static let hardwareKeyboard = KeyboardSettings { $0.isHardwareKeyboardConnected = true }
  /// The predictive bar is off.
  public static let withoutPredictiveBar = KeyboardSettings { $0.predictiveBar = .off }
  /// The predictive bar is collapsed to its handle; on iOS 8 to 10.
  public static let collapsedPredictiveBar = KeyboardSettings { $0.predictiveBar = .collapsed }
  /// An input method that shows candidates is used.
  public static let candidates = KeyboardSettings { $0.hasCandidates = true }
  /// The emoji keyboard is used; from iOS 5.
  public static let emoji = KeyboardSettings { $0.inputMode = .emoji }

  /// Returns the settings of a new device with a third-party keyboard; from iOS 8.
  public static func otherMakers(_ keyboard: ThirdPartyKeyboard) -> KeyboardSettings {
    KeyboardSettings { $0.inputMode = .otherMakers(keyboard) }
  }

  private init(_ change: (inout KeyboardSettings) -> Void) { change(&self) }
}

extension KeyboardSettings: CustomStringConvertible {
  /// The settings that differ from those of a new device: `predictive bar off, hardware keyboard`; or else
  /// `standard settings`.
  public var description: String {
    var words: [String] = []
    if inputMode != KeyboardSettings.standard.inputMode { words.append("\(inputMode) keyboard") }
    if predictiveBar != .shown { words.append("predictive bar \(predictiveBar)") }
    if hasCandidates { words.append("candidates") }
    if isHardwareKeyboardConnected { words.append("hardware keyboard") }
    return words.isEmpty ? "standard settings" : words.joined(separator: ", ")
  }
}

// MARK: - On a keyboard

extension KeyboardSettings {
  /// Reads the settings of a keyboard.
  @MainActor init(of keyboard: Keyboard) {
    predictiveBar = keyboard.predictiveBar
    isHardwareKeyboardConnected = keyboard.isHardwareKeyboardConnected
    hasCandidates = keyboard.hasCandidates
    inputMode = keyboard.inputMode
  }

  /// Returns the reason why a system does not have the settings, or nil if it does.
  @MainActor func refusal(in context: SimulationContext) -> String? {
    if predictiveBar == .collapsed, !context.rule(VersionRules.predictiveBarCollapses) {
      return "the predictive bar can't be collapsed"
    }
    switch inputMode {
    case .letters: return nil
    case .emoji where context.rule(VersionRules.emojiKey) != .none: return nil
    case .otherMakers where context.rule(VersionRules.hasThirdPartyKeyboards): return nil
    case .emoji, .otherMakers: return "there is no \(inputMode) keyboard"
    }
  }

  /// Applies the settings to the keyboard of a system that has them.
  @MainActor func apply(to keyboard: Keyboard) {
    if inputMode != KeyboardSettings.standard.inputMode {
      keyboard.inputModes = [KeyboardSettings.standard.inputMode, inputMode]
      keyboard.inputMode = inputMode
    }
    keyboard.predictiveBar = predictiveBar
    keyboard.hasCandidates = hasCandidates
    keyboard.isHardwareKeyboardConnected = isHardwareKeyboardConnected
  }
}
