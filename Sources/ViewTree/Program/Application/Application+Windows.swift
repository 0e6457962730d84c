import Foundation
import Responder
import Simulation

extension Application {
  /// The visible windows, back to front: by level, then in the order in which they were shown (C16).
  ///
  /// Those of the system's are among them that a program finds: from the first time that the keyboard is shown the
  /// text-effects window, at level 1; on iOS 9 to 15 the keyboard's own window, while there are keys. From iOS 16 that one is
  /// still in front, but not in the list (KW2 to KW10).
  public var windows: [Window] { visibleWindows.filter(\.isListed) }

  /// All visible windows, back to front.
  package var visibleWindows: [Window] { windowList.visible }

  /// The window that gets keyboard input; nil if there is none.
  public internal(set) var keyWindow: Window? {
    get { windowList.key }
    set { windowList.key = newValue }
  }

  /// Whether a node is the key window's.
  func isKey(_ node: NodePointer) -> Bool { windowList.key?.node == node }

  /// Whether a window is ``inputWindow``.
  package func isInput(_ window: Window) -> Bool { isInput(window.node) }

  /// Whether a node is that of ``inputWindow``.
  func isInput(_ node: NodePointer) -> Bool { windowList.input?.node == node }

  /// Whether any view in ``inputWindow`` is first responder.
  var hasFocusInInputWindow: Bool { windowList.input?.scope.isTaken ?? false }

  /// All windows, in the order in which they were created.
  package var allWindows: [Window] { windowList.all }

  /// The text-effects window, in which the keyboard shows the app's input views; nil until the keyboard, or an edit menu in
  /// it, is first shown.
  package var inputWindow: SystemWindow? {
    get { windowList.input }
    set { windowList.input = newValue }
  }

  /// Moves a visible window in front of the others of its level; a hidden one is no longer key.
  func visibilityDidChange(of window: Window) {
    windowList.visibilityDidChange(of: window)
    if window.isHidden, keyWindow === window { makeKey(nil) }
  }

  /// Who gets what a person types: the first responder among the input views, as a field in an accessory view, or else
  /// that of the key window.
  package var focusedResponder: Responder? {
    hasFocusInInputWindow
      ? inputWindow?.scope.firstResponder : windowList.key?.scope.firstResponder
  }

  /// Whether ``focusedResponder`` is a view; false if there is none.
  package var focusIsView: Bool {
    (hasFocusInInputWindow ? windowList.input : windowList.key)?.scope.firstIsView ?? false
  }

  func makeKey(_ window: Window?) {
    guard keyWindow !== window else { return }
    let old = keyWindow
    keyWindow = window
    shownMenu?.firstResponderDidChange()
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
    // The hit test of a window may hide others.
    for window in visibleWindows.reversed() where !window.isHidden {
      let (x, y) = window.node.exactlyFromParent(point.x, point.y)
      if let hit = window.hitTest(CGPoint(x: x, y: y), with: event) { return hit }
    }
    return nil
  }
}
