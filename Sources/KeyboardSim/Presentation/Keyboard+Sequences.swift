import Foundation
import Simulation
import ViewTree

/// Settings that change the notifications and their order.
extension Keyboard {
  /// Whether the bar above the keys fills in passwords in secure text entry: the setting AutoFill Passwords;
  /// false by default.
  ///
  /// On iOS 16 and 17, on phones without a home button, a keyboard that appears for secure text entry then
  /// posts two rounds of will-notifications, without and with the bar (S12), unless the content type is
  /// `.oneTimeCode`. The setting has no effect on any other system or device.
  public var isAutoFillEnabled: Bool {
    get { settings.isAutoFillEnabled }
    set { settings.isAutoFillEnabled = newValue }
  }

  /// Whether the keyboard fades instead of sliding: the setting Prefer Cross-Fade Transitions; false by
  /// default.
  ///
  /// Changes and hides of a visible keyboard then have a duration of 0, and `FrameEnd` in their
  /// will-notifications is the zero rectangle (S14). A keyboard that appears reports its frame as usual.
  ///
  /// Stops with `transitions can't cross-fade on iOS 13.7` before iOS 14, which introduced the setting.
  public var prefersCrossFadeTransitions: Bool {
    get { presentation.crossFades }
    set {
      guard !newValue || context.rule(VersionRules.canCrossFade) else {
        programmerError("transitions can't cross-fade on \(context.system.name)")
      }
      presentation.crossFades = newValue
    }
  }

  /// The height of `FrameBegin` at the keyboard's next appearance; `nil`, the default, for the keyboard's own
  /// height.
  ///
  /// Devices have reported 288, 54 and 0 points in an app's first show (KN32); the cause isn't known. The
  /// value applies to one show, and not to shows that report several heights.
  public var nextBeginHeight: CGFloat? {
    get { presentation.nextBeginHeight }
    set { presentation.nextBeginHeight = newValue }
  }
}
