import Foundation
import Responder
import Simulation

extension Application {
  /// The visible windows, back to front: by level, then in the order in which they were shown (C16).
  public var windows: [Window] {
    let visible = shownWindows.compactMap(\.window)
    return visible.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  func add(_ window: Window) {
    allWindows.removeAll { $0.window == nil }
    allWindows.append(WeakWindow(window))
  }

  /// Puts a visible window in front of those of its level; a hidden one leaves the list, and is key no longer.
  func visibilityDidChange(of window: Window) {
    shownWindows.removeAll { $0.window == nil || $0.window === window }
    if !window.isHidden { shownWindows.append(WeakWindow(window)) }
    if window.isHidden, keyWindow === window { makeKey(nil) }
  }

  /// Who gets what a person types: the first responder among the input views, as a field in an accessory view, or else
  /// that of the key window.
  package var focusedResponder: Responder? {
    inputWindow?.scope.firstResponder ?? keyWindow?.scope.firstResponder
  }

  func makeKey(_ window: Window?) {
    guard keyWindow !== window else { return }
    let old = keyWindow
    keyWindow = window
    menuController.firstResponderDidChange()
    // The views that a field is in go with the window whose first responder has brought them.
    if let scope = inputWindow?.scope, let guest = scope.firstResponder { scope.remove(guest) }
    old?.resignKey()
    window?.becomeKey()
    if let window { log.record(.window, window.debugName, "is key window") }
    inputSystem?.keyWindowDidChange()
  }

  /// Returns the frontmost window that gets a touch at a point of the screen, and the view in it (C16).
  ///
  /// The key window has no priority (C17).
  package func hitTest(atScreenPoint point: CGPoint, with event: Event?) -> View? {
    for window in windows.reversed() {
      if let hit = window.hitTest(window.geometry.fromParent(point), with: event) { return hit }
    }
    return nil
  }
}
