import Foundation
import Responder
import Simulation

/// The color of the status bar's content. The raw values are UIKit's.
public enum StatusBarStyle: Int, Sendable {
  /// The color that suits the interface's style.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds; from iOS 13.
  case darkContent = 3
}

/// The animation that shows or hides the status bar. The raw values are UIKit's.
public enum StatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide.
  case slide = 2
}

extension Application {
  /// Whether the deciding controller hides the status bar; from iOS 7.
  ///
  /// The safe area insets don't change when the bar is hidden, because their values without the bar aren't
  /// established for all devices. Setting it has no effect, as in an app whose controllers decide; a line on
  /// the standard error stream says so.
  public var isStatusBarHidden: Bool {
    get { statusBarController(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }
    set { noteIgnoredStatusBar("isStatusBarHidden", "prefersStatusBarHidden") }
  }

  /// The status bar style of the deciding controller; from iOS 7. Setting it has no effect, as in an app
  /// whose controllers decide; a line on the standard error stream says so.
  public var statusBarStyle: StatusBarStyle {
    get { statusBarController(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default }
    set { noteIgnoredStatusBar("statusBarStyle", "preferredStatusBarStyle") }
  }

  private func noteIgnoredStatusBar(_ property: String, _ preference: String) {
    let text = "UIApplication: setting \(property) has no effect; override \(preference) of the controller"
    log.record(.note, "application", text)
    Problem.warn("warning: \(text)")
  }

  /// The rectangle of the status bar in the screen's coordinates; zero while it is hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden, screen.statusBarHeight > 0 else { return .zero }
    let size = CGSize(width: screen.interfaceBounds.width, height: screen.statusBarHeight)
    return CGRect(origin: .zero, size: size).applying(screen.fromInterface)
  }

  /// Returns the controller at the end of the chain of `child`, which begins at the root controller of the
  /// key window or at the last full-screen controller that is presented there.
  private func statusBarController(_ child: KeyPath<ViewController, ViewController?>) -> ViewController? {
    var decidingController = keyWindow?.storedRoot?.topmostFullScreenController
    while let next = decidingController?[keyPath: child], next !== decidingController {
      decidingController = next
    }
    return decidingController
  }
}

extension ViewController {
  /// Updates the status bar to the controllers' current preferences, which records a line in the log.
  public final func setNeedsStatusBarAppearanceUpdate() {
    guard let application = effectiveApplication else { return }
    let words =
      "status bar is \(application.isStatusBarHidden ? "hidden" : "shown"), \(application.statusBarStyle)"
    application.log.record(.window, debugName, words)
  }
}
