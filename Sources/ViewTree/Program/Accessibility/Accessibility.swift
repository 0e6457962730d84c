import Foundation
import Responder
import Simulation

/// What a device does for people who see, hear or move otherwise, as its settings say; all off at first.
///
/// Setting them is what the person does in the settings; the notification is posted inside the call.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether the screen is read aloud.
  public var isVoiceOverRunning = false
  /// Whether things appear where they would move.
  public var isReduceMotionEnabled = false
  /// Whether words are bold.
  public var isBoldTextEnabled = false
  /// Whether nothing is seen through.
  public var isReduceTransparencyEnabled = false
  /// Whether colors are darker.
  public var isDarkerSystemColorsEnabled = false
  /// Whether switches are used in place of the screen.
  public var isSwitchControlRunning = false

  /// Creates the settings of a new device.
  public init() {}
}

extension Application {
  /// What the device does for people who see, hear or move otherwise.
  public var accessibility: AccessibilitySettings {
    get { accessibilitySettings }
    set {
      let old = accessibilitySettings
      accessibilitySettings = newValue
      context.activate {
        for (setting, name) in Accessibility.notifications
        where old[keyPath: setting] != newValue[keyPath: setting] {
          context.notifications.post(name: name, object: nil)
        }
      }
    }
  }
}

/// What a program asks of, and tells to, what the device does for people who see, hear or move otherwise.
@preconcurrency @MainActor public enum Accessibility {
  /// Something that a program tells. The numbers are UIKit's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is seen; the argument is what is read first.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is what is read first.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has scrolled; the argument says where it is now.
    public static let pageScrolled = Notification(rawValue: 1009)

    fileprivate var words: String {
      switch self {
      case .screenChanged: "the screen has changed"
      case .layoutChanged: "the layout has changed"
      case .announcement: "announces"
      case .pageScrolled: "a page has scrolled"
      default: "tells \(rawValue)"
      }
    }
  }

  private static var settings: AccessibilitySettings {
    Application.required(for: "Accessibility").accessibilitySettings
  }

  /// Whether the screen is read aloud; see ``Application/accessibility``.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether things appear where they would move. Nothing here moves otherwise for it.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether words are bold.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  /// Whether nothing is seen through.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether colors are darker.
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  /// Whether switches are used in place of the screen.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }

  /// Tells that something has changed, or is to be read aloud: a line in the log.
  public static func post(notification: Notification, argument: Any?) {
    let log = Application.required(for: "Accessibility.post").log
    let what = argument.map { ": " + words($0) } ?? ""
    log.record(.action, "accessibility", notification.words + what)
  }

  private static func words(_ argument: Any) -> String {
    switch argument {
    case let text as String: "\"\(text)\""
    case let responder as Responder: responder.debugName
    default: "\(type(of: argument))"
    }
  }

  // MARK: Changes of the settings

  /// Posted when the screen is read aloud, or no more.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted when ``isReduceMotionEnabled`` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted when ``isBoldTextEnabled`` has changed.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// Posted when ``isReduceTransparencyEnabled`` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )
  /// Posted when ``isSwitchControlRunning`` has changed.
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )

  static var notifications: [(KeyPath<AccessibilitySettings, Bool>, Foundation.Notification.Name)] {
    [
      (\.isVoiceOverRunning, voiceOverStatusDidChangeNotification),
      (\.isReduceMotionEnabled, reduceMotionStatusDidChangeNotification),
      (\.isBoldTextEnabled, boldTextStatusDidChangeNotification),
      (\.isReduceTransparencyEnabled, reduceTransparencyStatusDidChangeNotification),
      (\.isDarkerSystemColorsEnabled, darkerSystemColorsStatusDidChangeNotification),
      (\.isSwitchControlRunning, switchControlStatusDidChangeNotification),
    ]
  }
}
