import Foundation
import ViewTree

private let monitoring = StoredValue(false)
private let brightnesses = StoredValue<CGFloat>(0.5)
private let noncontiguous = StoredValue(false)

// The services of a device have the results of Apple's simulators, which have no battery, no sensor of
// proximity and no adjustable backlight.

extension UIDevice {
  /// The states of the battery.
  public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// The battery is in use.
    case unplugged = 1
    /// The battery is charged.
    case charging = 2
    /// The battery is full.
    case full = 3
  }

  /// Whether the battery is watched; false by default. No notification is posted.
  public var isBatteryMonitoringEnabled: Bool {
    get { monitoring[self] }
    set { monitoring[self] = newValue }
  }
  /// The state of the battery; unknown, as in Apple's simulators.
  public var batteryState: BatteryState { .unknown }
  /// The level of the battery; -1 for an unknown one, as in Apple's simulators.
  public var batteryLevel: Float { -1 }

  /// Whether the sensor of proximity is watched. Setting it to true has no effect, as on each device without
  /// the sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is close to the screen; false.
  public var proximityState: Bool { false }
}

extension UIScreen {
  /// The brightness, from 0 to 1; 0.5 at first. Stored for the app to read.
  public var brightness: CGFloat {
    get { brightnesses[self] }
    set { brightnesses[self] = min(max(newValue, 0), 1) }
  }
}

/// The results of a fetch in the background, which the simulation doesn't request.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new data.
  case newData = 0
  /// There is no new data.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}

extension UIApplication {
  /// Has no effect: the delegate receives neither a token nor an error, as on a device without a network.
  @available(*, deprecated, message: "there are no remote notifications: the delegate isn't called")
  public func registerForRemoteNotifications() {}
  /// Has no effect.
  public func unregisterForRemoteNotifications() {}
  /// Whether the app is registered for remote notifications; false.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Has no effect: no remote control sends commands.
  @available(*, deprecated, message: "no remote control sends commands: it has no effect")
  public func beginReceivingRemoteControlEvents() {}
  /// Has no effect.
  public func endReceivingRemoteControlEvents() {}
  /// Has no effect: nothing is fetched in the background.
  @available(*, deprecated, message: "nothing is fetched in the background: it has no effect")
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The shortest interval of fetches.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No fetches.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// Whether the app has other icons; false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon; nil for the usual one.
  public var alternateIconName: String? { nil }
  /// The duration of a quarter turn of the interface, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
}

extension UIActivity.ActivityType {
  /// The former service of Facebook.
  public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
  /// The former service of Twitter.
  public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
  /// The former service of Weibo.
  public static let postToWeibo = Self(rawValue: "com.apple.UIKit.activity.PostToWeibo")
  /// The former service of Flickr.
  public static let postToFlickr = Self(rawValue: "com.apple.UIKit.activity.PostToFlickr")
  /// The former service of Vimeo.
  public static let postToVimeo = Self(rawValue: "com.apple.UIKit.activity.PostToVimeo")
  /// The former service of Tencent Weibo.
  public static let postToTencentWeibo = Self(rawValue: "com.apple.UIKit.activity.TencentWeibo")
  /// Books.
  public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
  /// Marks on a document.
  public static let markupAsPDF = Self(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
}

extension UITouch {
  /// The force of the touch; 0, as on devices that don't measure it.
  public var force: CGFloat { 0 }
  /// The greatest force; 0, as on devices that don't measure it.
  public var maximumPossibleForce: CGFloat { 0 }
  /// Returns the location, which is no more precise than `location(in:)`.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the previous location, which is no more precise than `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIEvent {
  /// Returns the touch itself: there is one for each event.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns no touches: none are predicted.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension NSLayoutManager {
  /// Whether parts of a long text are laid out as they are needed, which no result shows. Stored for the app
  /// to read; false by default.
  public var allowsNonContiguousLayout: Bool {
    get { noncontiguous[self] }
    set { noncontiguous[self] = newValue }
  }
}
