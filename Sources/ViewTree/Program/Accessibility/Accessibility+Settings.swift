import Foundation

/// The settings of accessibility that only an app reads, and the notifications of their changes.
extension Accessibility {
  /// Whether audio is played on one channel; see ``Application/accessibility``.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// Whether videos have captions; see ``Application/accessibility``.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// Whether colors are inverted; pictures don't show it; see ``Application/accessibility``.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// Whether the screen has no colors; pictures don't show it; see ``Application/accessibility``.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// Whether transitions fade instead of sliding; see ``Application/accessibility``.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// Whether previews of videos play by themselves; true by default; see ``Application/accessibility``.
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
  /// Whether selected text can be spoken; see ``Application/accessibility``.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// Whether the screen's content can be spoken; see ``Application/accessibility``.
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  /// Whether AssistiveTouch is on; see ``Application/accessibility``.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// Whether switches have labels; pictures don't show it; see ``Application/accessibility``.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }

  /// The notification that is posted after ``isMonoAudioEnabled`` has changed.
  public nonisolated static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isClosedCaptioningEnabled`` has changed.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isInvertColorsEnabled`` has changed.
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isGrayscaleEnabled`` has changed.
  public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification"
  )
  /// The notification that is posted after ``prefersCrossFadeTransitions`` has changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    )
  /// The notification that is posted after ``isVideoAutoplayEnabled`` has changed.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isSpeakSelectionEnabled`` has changed.
  public nonisolated static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isSpeakScreenEnabled`` has changed.
  public nonisolated static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isAssistiveTouchRunning`` has changed.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
  )
  /// The notification that is posted after ``isOnOffSwitchLabelsEnabled`` has changed.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
  )

  /// Returns a rectangle of a view's coordinate space in screen coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    view.convertToScreen(rect)
  }
}
