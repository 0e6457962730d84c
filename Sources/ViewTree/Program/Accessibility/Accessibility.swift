import Foundation
import Responder
import Simulation

/// The accessibility settings of a device, off by default unless a setting says otherwise.
///
/// Setting them simulates a change in the settings; the notification is posted inside the call.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether VoiceOver, which reads the screen aloud, is on.
  public var isVoiceOverRunning = false
  /// Whether the motion of views is reduced.
  public var isReduceMotionEnabled = false
  /// Whether text is bold, which from iOS 13 is a trait. Texts keep their measures (TD22).
  public var isBoldTextEnabled = false
  /// Whether buttons have visible shapes; from iOS 14. Pictures don't show them.
  public var areButtonShapesEnabled = false
  /// Whether transparency is reduced.
  public var isReduceTransparencyEnabled = false
  /// Whether the contrast between colors is increased, which from iOS 13 is a trait.
  public var isDarkerSystemColorsEnabled = false
  /// Whether the device is controlled with switches instead of the screen.
  public var isSwitchControlRunning = false
  /// Whether audio is played on one channel.
  public var isMonoAudioEnabled = false
  /// Whether videos have captions.
  public var isClosedCaptioningEnabled = false
  /// Whether colors are inverted; pictures don't show it.
  public var isInvertColorsEnabled = false
  /// Whether the screen has no colors; pictures don't show it.
  public var isGrayscaleEnabled = false
  /// Whether transitions fade instead of sliding; no simulated transition depends on it.
  public var prefersCrossFadeTransitions = false
  /// Whether previews of videos play by themselves; true by default.
  public var isVideoAutoplayEnabled = true
  /// Whether selected text can be spoken.
  public var isSpeakSelectionEnabled = false
  /// Whether the screen's content can be spoken.
  public var isSpeakScreenEnabled = false
  /// Whether AssistiveTouch is on.
  public var isAssistiveTouchRunning = false
  /// Whether switches have labels; pictures don't show it.
  public var isOnOffSwitchLabelsEnabled = false
  /// Whether colors alone must not tell things apart; pictures don't show it.
  public var shouldDifferentiateWithoutColor = false
  /// Whether shaking the device undoes; true by default. No simulated user shakes it.
  public var isShakeToUndoEnabled = true
  /// Whether the device stays in the app. The simulated user can leave it nevertheless.
  public var isGuidedAccessEnabled = false

  /// Creates the settings of a new device.
  public init() {}
}

extension AccessibilitySettings {
  /// Returns a description of the settings that are traits and differ from `old`, or `nil` if none does.
  fileprivate func traitWords(insteadOf old: AccessibilitySettings) -> String? {
    var words: [String] = []
    if old.isDarkerSystemColorsEnabled != isDarkerSystemColorsEnabled {
      words.append("\(isDarkerSystemColorsEnabled ? "high" : "normal") contrast")
    }
    if old.isBoldTextEnabled != isBoldTextEnabled {
      words.append("\(isBoldTextEnabled ? "bold" : "regular") text")
    }
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }
}

extension Application {
  /// The device's accessibility settings.
  public var accessibility: AccessibilitySettings {
    get { accessibilitySettings }
    set {
      let old = accessibilitySettings
      if let words = newValue.traitWords(insteadOf: old) {
        changeTraits("wants \(words)") { accessibilitySettings = newValue }
      } else {
        accessibilitySettings = newValue
      }
      context.activate {
        for (setting, name) in Accessibility.notifications
        where old[keyPath: setting] != newValue[keyPath: setting] {
          context.notifications.basePost(name: name, object: nil)
        }
      }
    }
  }
}

/// The accessibility settings that an app reads, and the accessibility notifications that it posts.
@preconcurrency @MainActor public enum Accessibility {
  /// An accessibility notification that an app posts. The raw values are UIKit's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public let rawValue: UInt32

    /// Creates a notification from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The notification that the screen has changed; the argument is the first element to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The notification that a part of the screen has changed; the argument is the first element to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The notification that requests to read the argument aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The notification that a page has scrolled; the argument describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)

    var words: String {
      switch self {
      case .screenChanged: "the screen has changed"
      case .layoutChanged: "the layout has changed"
      case .announcement: "announces"
      case .pageScrolled: "a page has scrolled"
      default: "tells \(rawValue)"
      }
    }
  }

  static var settings: AccessibilitySettings {
    Application.required(for: "Accessibility").accessibilitySettings
  }

  /// Whether VoiceOver is on; see ``Application/accessibility``.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether the motion of views is reduced. No simulated motion depends on it.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  /// Whether buttons have visible shapes.
  public static var buttonShapesEnabled: Bool { settings.areButtonShapesEnabled }
  /// Whether transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether colors are darker.
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  /// Whether the device is controlled with switches instead of the screen.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }

  /// Posts an accessibility notification: a line of the log, and an entry of
  /// ``Application/accessibilityPosts``. While VoiceOver is on, it moves to the argument of a change of the
  /// screen or the layout; a changed screen without an argument is read from its start.
  public static func post(notification: Notification, argument: Any?) {
    let application = Application.required(for: "Accessibility.post")
    let what = argument.map { ": " + words($0) } ?? ""
    application.log.record(.action, "accessibility", notification.words + what)
    application.record(notification, argument)
  }

  static func words(_ argument: Any) -> String {
    switch argument {
    case let text as String: "\"\(text)\""
    case let responder as Responder: responder.debugName
    default: "\(type(of: argument))"
    }
  }

  // MARK: Changes of settings

  /// The notification that is posted after ``isVoiceOverRunning`` has changed.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isReduceMotionEnabled`` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isBoldTextEnabled`` has changed.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// The notification that is posted after ``buttonShapesEnabled`` has changed.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isReduceTransparencyEnabled`` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isDarkerSystemColorsEnabled`` has changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isSwitchControlRunning`` has changed.
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )

  static var notifications: [(KeyPath<AccessibilitySettings, Bool>, Foundation.Notification.Name)] {
    [
      (\.isVoiceOverRunning, voiceOverStatusDidChangeNotification),
      (\.isReduceMotionEnabled, reduceMotionStatusDidChangeNotification),
      (\.isBoldTextEnabled, boldTextStatusDidChangeNotification),
      (\.areButtonShapesEnabled, buttonShapesEnabledStatusDidChangeNotification),
      (\.isReduceTransparencyEnabled, reduceTransparencyStatusDidChangeNotification),
      (\.isDarkerSystemColorsEnabled, darkerSystemColorsStatusDidChangeNotification),
      (\.isSwitchControlRunning, switchControlStatusDidChangeNotification),
      (\.isMonoAudioEnabled, monoAudioStatusDidChangeNotification),
      (\.isClosedCaptioningEnabled, closedCaptioningStatusDidChangeNotification),
      (\.isInvertColorsEnabled, invertColorsStatusDidChangeNotification),
      (\.isGrayscaleEnabled, grayscaleStatusDidChangeNotification),
      (\.prefersCrossFadeTransitions, prefersCrossFadeTransitionsStatusDidChangeNotification),
      (\.isVideoAutoplayEnabled, videoAutoplayStatusDidChangeNotification),
      (\.isSpeakSelectionEnabled, speakSelectionStatusDidChangeNotification),
      (\.isSpeakScreenEnabled, speakScreenStatusDidChangeNotification),
      (\.isAssistiveTouchRunning, assistiveTouchStatusDidChangeNotification),
      (\.isOnOffSwitchLabelsEnabled, onOffSwitchLabelsDidChangeNotification),
      (\.shouldDifferentiateWithoutColor, differentiateWithoutColorDidChangeNotification),
      (\.isShakeToUndoEnabled, shakeToUndoDidChangeNotification),
      (\.isGuidedAccessEnabled, guidedAccessStatusDidChangeNotification),
    ]
  }
}
