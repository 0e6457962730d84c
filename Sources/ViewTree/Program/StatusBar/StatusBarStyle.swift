import Responder
import Simulation

/// The color of what is written in the status bar. The numbers are UIKit's.
public enum StatusBarStyle: Int, Sendable {
  /// As the interface's style needs.
  case `default` = 0
  /// Light, on dark content.
  case lightContent = 1
  /// Dark, on light content; from iOS 13.
  case darkContent = 3
}

/// How the status bar comes and goes. The numbers are UIKit's.
public enum StatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

extension Application {
  /// Whether the controller that decides wants the status bar away; from iOS 7. Areas stay as they are with the bar: how
  /// high a hidden bar is nobody has established for all devices.
  public var isStatusBarHidden: Bool {
    statusBarDecider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// The color that the controller that decides wants in the status bar; from iOS 7. Pictures show none.
  public var statusBarStyle: StatusBarStyle {
    statusBarDecider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// The root of the key window, or the last one presented there that fills the screen, or the one inside that it hands
  /// the decision to.
  private func statusBarDecider(_ child: KeyPath<ViewController, ViewController?>) -> ViewController? {
    var decider = keyWindow?.storedRoot?.lastFillingScreen
    while let next = decider?[keyPath: child], next !== decider { decider = next }
    return decider
  }
}

extension ViewController {
  /// Lets the status bar follow what the controllers say now: a line in the log.
  public final func setNeedsStatusBarAppearanceUpdate() {
    guard let application = effectiveApplication else { return }
    let words =
      "status bar is \(application.isStatusBarHidden ? "hidden" : "shown"), \(application.statusBarStyle)"
    application.log.record(.window, debugName, words)
  }
}
