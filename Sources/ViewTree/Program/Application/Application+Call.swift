import Foundation
import Simulation

extension Application {
  /// The additional height of the status bar during a phone call in the background.
  static let callBarHeight: CGFloat = 20

  /// Whether a phone call is active in the background, so that the status bar is 40 points high; false by
  /// default.
  ///
  /// During a call, root views that fill the screen are 20 points lower and shorter by as much; the setter
  /// updates them before it returns (KB13).
  ///
  /// Stops with `iPhone 16 shows calls without a higher status bar` on devices other than phones with a home
  /// button.
  public var isCallInBackground: Bool {
    get { screen.callBarHeight > 0 }
    set {
      guard context.device.idiom == .phone, context.device.homeControl == .button else {
        programmerError("\(context.device) shows calls without a higher status bar")
      }
      guard newValue != isCallInBackground else { return }
      screen.callBarHeight = newValue ? Self.callBarHeight : 0
      context.activate {
        log.recording(.window, "status bar", newValue ? "shows a call" : "shows no call") {
          for window in allWindows where window.frame == screen.bounds {
            window.updateSafeArea()
            window.placeContents()
          }
          layoutIfNeeded()
        }
      }
    }
  }
}
