import Responder
import Simulation

extension Application {
  /// Returns the visible windows as text, one window per line, the frontmost first.
  ///
  /// A line contains the window's level, whether it is key, its frame in screen coordinates, and its root
  /// controller and first responder if there are any. System windows that aren't in ``windows`` are marked
  /// `unlisted`:
  ///
  /// ```
  /// level 1: UITextEffectsWindow (0 0; 320 480)
  /// level 0, key: Window (0 0; 320 480), root Form, first responder TextField "Username"
  /// ```
  ///
  /// It is empty while no window is visible.
  public func windowDescription() -> String {
    visibleWindows.reversed().map(\.listLine).joined(separator: "\n")
  }
}

extension Window {
  fileprivate final var listLine: String {
    var marks = ["level \(GeometryText.number(windowLevel.rawValue))"]
    if isKeyWindow { marks.append("key") }
    if !isListed { marks.append("unlisted") }
    var parts = ["\(debugName) \(GeometryText.rect(frame))"]
    if let rootViewController { parts.append("root \(rootViewController.debugName)") }
    if let first = scope.firstResponder { parts.append("first responder \(first.debugName)") }
    return "\(marks.joined(separator: ", ")): \(parts.joined(separator: ", "))"
  }
}
