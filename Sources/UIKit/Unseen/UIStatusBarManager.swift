import Foundation
import ViewTree

/// The state of a scene's status bar.
@preconcurrency @MainActor public final class UIStatusBarManager {
  fileprivate init() {}

  /// The rectangle of the status bar in the screen's coordinates; zero while it is hidden.
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The style of the status bar.
  public var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}

private let managers = StoredValue<UIStatusBarManager?>(nil)

extension UIWindowScene {
  /// The state of the scene's status bar, always the same object; from iOS 13.
  public var statusBarManager: UIStatusBarManager? {
    if let manager = managers[self] { return manager }
    let manager = UIStatusBarManager()
    managers[self] = manager
    return manager
  }
}

extension UIApplication {
  /// Has no effect, as in an app whose view controllers decide.
  @available(*, deprecated, message: "view controllers decide: preferredStatusBarStyle")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Has no effect, as in an app whose view controllers decide.
  @available(*, deprecated, message: "view controllers decide: prefersStatusBarHidden")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
}
