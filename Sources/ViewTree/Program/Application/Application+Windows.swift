import Foundation
import Responder
import Simulation

extension Application {
  /// The app's windows, also hidden ones, back to front: by level, then in the order in which they were
  /// created or last shown (C16, C40). A window that the app doesn't retain isn't in the list.
  ///
  /// They include visible system windows: the text-effects window, at level 1, from the first time that the
  /// keyboard is shown, and on iOS 9 to 15 the keyboard's own window while it has keys. From iOS 16, that
  /// window is still in front, but not in the list (KW2 to KW10).
  public var windows: [Window] { windowList.listed }

  /// The visible windows of ``windows``, back to front.
  package var shownWindows: [Window] { visibleWindows.filter(\.isListed) }

  /// All visible windows, back to front.
  package var visibleWindows: [Window] { windowList.visible }

  /// The window that receives keyboard input; `nil` if there is none.
  public internal(set) var keyWindow: Window? {
    get { windowList.key }
    set { windowList.key = newValue }
  }

  /// Returns whether a window is the key window.
  func isKey(_ window: Window) -> Bool { windowList.keyHandle === window.windowHandle }

  /// Returns whether a window is ``inputWindow``.
  package func isInput(_ window: Window) -> Bool { windowList.inputHandle === window.windowHandle }

  /// Whether any view in ``inputWindow`` is first responder.
  var hasFocusInInputWindow: Bool { windowList.inputScope?.isSet ?? false }

  /// All windows, in the order of their creation.
  package var allWindows: [Window] { windowList.all }

  /// The text-effects window, in which the keyboard shows the app's input views; `nil` until the keyboard, or
  /// an edit menu in this window, is first shown.
  package var inputWindow: SystemWindow? {
    get { windowList.input as? SystemWindow }
    set { windowList.input = newValue }
  }

  /// Moves a visible window in front of the others of its level. If the key window is hidden, the next one
  /// becomes key (C41).
  func visibilityDidChange(of window: Window) {
    windowList.visibilityDidChange(of: window)
    if window.isHidden, keyWindow === window { makeKey(nextKeyWindow(in: window.windowScene)) }
  }

  /// The receiver of typed text: the first responder among the input views, for example a field in an
  /// accessory view, or else the first responder of the key window.
  package var focusedResponder: Responder? {
    (hasFocusInInputWindow ? windowList.inputScope : windowList.keyScope)?.firstResponder
  }

  /// Whether ``focusedResponder`` is a view; false if there is none.
  package var focusIsView: Bool {
    (hasFocusInInputWindow ? windowList.inputScope : windowList.keyScope)?.firstResponderIsView
      ?? false
  }

  func makeKey(_ window: Window?) {
    guard keyWindow !== window || windowList.hasLostKey, window?.mayBecomeKey ?? true else { return }
    let old = keyWindow
    keyWindow = window
    window?.windowScene?.lastKeyWindow = window
    if let window { windowList.noteKey(window) }
    shownMenu?.firstResponderDidChange()
    // The input views that contain the field are removed together with the window whose first responder
    // provided them.
    if let scope = windowList.inputScope?.takeUnretainedValue(), let guest = scope.firstResponder {
      scope.remove(guest)
    }
    old?.resignKey()
    old?.post(Window.didResignKeyNotification)
    window?.becomeKey()
    window?.post(Window.didBecomeKeyNotification)
    if let window { log.record(.window, window.debugName, "is key window") }
    inputSystem?.keyWindowDidChange()
  }

  /// Makes a window key in which a touch begins (C19). A touch in a window of the system, such as the
  /// keyboard's, has no effect.
  func makeKey(byTouching window: Window) {
    guard !isKey(window), !(window is SystemWindow), context.rule(VersionRules.touchesMakeWindowsKey) else {
      return
    }
    makeKey(window)
  }

  /// Retains a window until the end of the run-loop turn (U6).
  func retainForTurn(_ window: Window) {
    turnWindows.append(window)
    guard turnWindows.count == 1 else { return }
    _ = context.schedule(after: .zero, label: "the windows shown in this turn are released") { [handle] in
      handle.object?.releaseWindowsOfTurn()
    }
  }

  private func releaseWindowsOfTurn() { turnWindows = [] }

  /// Releases the objects of the app that the application retains, because its simulator is deallocated: its
  /// windows, the delegates of its scenes with theirs, the handlers of background tasks, and the pending work
  /// (XQ1). A window retains its application, so each of these would keep both alive.
  package func releaseAppObjects() {
    (turnWindows, alertWindows) = ([], [])
    services.backgroundTasks = BackgroundTasks()
    if hasConnectedScene { scenes.releaseAppObjects() }
    context.cancelWork()
  }

  /// Resigns the key status of a window that was deallocated, in the next run-loop turn: the keyboard for its
  /// first responder is hidden (Z8). Up to iOS 8, the next window becomes key (C42).
  func windowWasDeallocated() {
    guard windowList.hasLostKey else { return }
    _ = context.schedule(after: .zero, label: "the key window was deallocated") { [handle] in
      guard let application = handle.object, application.windowList.hasLostKey else { return }
      let isSucceeded = application.context.rule(VersionRules.deallocatedKeyWindowsAreSucceeded)
      application.makeKey(isSucceeded ? application.nextKeyWindow(in: nil) : nil)
    }
  }

  /// Returns the window that becomes key when the key window leaves: of the visible windows of the app in a
  /// scene, or in all scenes if it is nil, the one that was key last or, if none was, the frontmost one.
  private func nextKeyWindow(in scene: WindowScene?) -> Window? {
    visibleWindows.filter { window in
      !(window is SystemWindow) && window.mayBecomeKey && (scene == nil || window.windowScene === scene)
    }
    .reversed().max { $0.keyArrival < $1.keyArrival }
  }

  /// Returns the view that receives a touch at a screen point: the result of the hit test in the frontmost
  /// visible window that has one, or `nil` if no window has one (C16).
  ///
  /// The key window has no priority (C17).
  package func hitTest(atScreenPoint point: CGPoint, with event: Event?) -> View? {
    // A window's hit test may hide other windows.
    for handle in windowList.ordered.reversed() {
      guard let window = handle.object, !window.isHidden else { continue }
      let (x, y) = window.node.fromParent(point.x, point.y)
      if let hit = window.hitTest(CGPoint(x: x, y: y), with: event) { return hit }
    }
    return nil
  }
}
