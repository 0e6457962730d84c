import Foundation
import Simulation
import ViewTree

/// Settings that change what is posted, and when.
extension Keyboard {
  /// Whether passwords are filled in from the bar above the keys of a secret: the setting AutoFill Passwords; false at
  /// first.
  ///
  /// On iOS 16 and 17, on phones without a home button, a keyboard that comes for a secret then tells two rounds of wills,
  /// without and with the bar (S12), unless the
  /// secret's content type is `.oneTimeCode`. It changes nothing on any other system or device.
  public var isAutoFillEnabled: Bool {
    get { settings.isAutoFillEnabled }
    set { settings.isAutoFillEnabled = newValue }
  }

  /// Whether the keyboard fades instead of sliding: the setting Prefer Cross-Fade Transitions; false at first.
  ///
  /// What changes or hides a keyboard that is up then has a duration of 0, and `FrameEnd` in its will-notifications is the
  /// zero rectangle (S14). A keyboard that comes tells its frame as ever.
  ///
  /// Stops with `transitions can't cross-fade on iOS 13.7` before the setting came with iOS 14.
  public var prefersCrossFadeTransitions: Bool {
    get { presentation.crossFades }
    set {
      guard !newValue || context.rule(VersionRules.canCrossFade) else {
        programmerError("transitions can't cross-fade on iOS \(context.system)")
      }
      presentation.crossFades = newValue
    }
  }

  /// The height of `FrameBegin` when the keyboard comes the next time; nil, as at first, for that with which it comes.
  ///
  /// Devices have told 288, 54 and 0 points in the first show of a program (KN32), and nobody knows what decides it. It
  /// counts for one show, and for none that tells several heights.
  public var nextBeginHeight: CGFloat? {
    get { presentation.nextBeginHeight }
    set { presentation.nextBeginHeight = newValue }
  }
}
