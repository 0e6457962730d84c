import Foundation
import Simulation

extension Application {
  /// How much higher the status bar is while a call goes on behind the program.
  static let callBarHeight: CGFloat = 20

  /// Whether a telephone call goes on behind the program, so that the status bar is 40 points high; false at first.
  ///
  /// Root views that fill the screen stand 20 points lower and are as much shorter, inside the call (KB13).
  ///
  /// Stops with `iPhone 16 shows calls without a higher status bar` on devices other than phones with a home button.
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
