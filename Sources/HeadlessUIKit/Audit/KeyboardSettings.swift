import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// What a person has set about the keyboard, for an audit that tries several.
///
/// A setting that makes no difference on some system, such as the predictive bar before iOS 8, may be tried there all the
/// same. One that a system does not have is left out there, and counted among what was skipped.
public struct KeyboardSettings: Hashable, Sendable {
  /// How much is seen of the predictive bar; see `Keyboard.predictiveBar`.
  public var predictiveBar = PredictiveBar.shown
  /// Whether a person types on a keyboard of hardware; see `Keyboard.isHardwareKeyboardConnected`.
  public var isHardwareKeyboardConnected = false
  /// Whether candidates stand above the letters; see `Keyboard.hasCandidates`.
  public var hasCandidates = false
  /// The keyboard that is used; see `Keyboard.inputMode`.
  public var inputMode = InputMode.letters("en")

  /// The settings of a new device.
  public init() {}

  /// The settings of a new device.
  public static let standard = KeyboardSettings()
  /// A keyboard of hardware is connected.
  public static let hardwareKeyboard = KeyboardSettings { $0.isHardwareKeyboardConnected = true }
  /// Predictive is switched off.
  public static let withoutPredictiveBar = KeyboardSettings { $0.predictiveBar = .off }
  /// The predictive bar is dragged down to its handle; on iOS 8 to 10.
  public static let collapsedPredictiveBar = KeyboardSettings { $0.predictiveBar = .collapsed }
  /// An input method that shows candidates.
  public static let candidates = KeyboardSettings { $0.hasCandidates = true }
  /// The emoji keyboard; from iOS 5.
  public static let emoji = KeyboardSettings { $0.inputMode = .emoji }

  /// A keyboard of another maker; from iOS 8.
  public static func otherMakers(_ keyboard: ThirdPartyKeyboard) -> KeyboardSettings {
    KeyboardSettings { $0.inputMode = .otherMakers(keyboard) }
  }

  private init(_ change: (inout KeyboardSettings) -> Void) { change(&self) }
}

extension KeyboardSettings: CustomStringConvertible {
  /// What is not as on a new device: `predictive bar off, hardware keyboard`; or else `standard settings`.
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

  /// Why a system does not have them; nil if it does.
  @MainActor func refusal(in context: SimulationContext) -> String? {
    if predictiveBar == .collapsed, !context.rule(VersionRules.predictiveBarCollapses) {
      return "the predictive bar can't be collapsed"
    }
    switch inputMode {
    case .letters: return nil
    case .emoji where context.rule(VersionRules.emojiKey) != .none: return nil
    case .otherMakers where context.rule(VersionRules.hasOtherMakersKeyboards): return nil
    case .emoji, .otherMakers: return "there is no \(inputMode) keyboard"
    }
  }

  /// Sets them on the keyboard of a system that has them.
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
