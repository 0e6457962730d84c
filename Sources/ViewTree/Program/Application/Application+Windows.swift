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
  package var visibleWindows: [Window] { orderedWindows.map { $0.takeUnretainedValue() } }

  /// The window that gets keyboard input; nil if there is none.
  public internal(set) var keyWindow: Window? {
    get { keyNode?.window }
    set { keyNode = newValue?.node }
  }

  /// Whether a node is the key window's.
  func isKey(_ node: NodePointer) -> Bool { keyNode == node }

  /// Whether a window is ``inputWindow``.
  package func isInput(_ window: Window) -> Bool { isInput(window.node) }

  /// Whether a node is that of ``inputWindow``.
  func isInput(_ node: NodePointer) -> Bool { inputNode == node }

  /// Whether any view in ``inputWindow`` is first responder.
  var hasFocusInInputWindow: Bool { inputNode?.windowLoan { $0.scope.isTaken } ?? false }

  /// The windows that live, held for whoever calls the program's code in a walk over them.
  package var heldWindows: [Window] { allWindows.map { $0.takeUnretainedValue() } }

  func add(_ window: Window) {
    allWindows.append(.passUnretained(window))
  }

  /// A window is gone.
  nonisolated func forget(_ window: Window) {
    let gone = Unmanaged.passUnretained(window).toOpaque()
    allWindows.removeAll { $0.toOpaque() == gone }
    shownWindows.removeAll { $0.toOpaque() == gone }
    orderedWindows.removeAll { $0.toOpaque() == gone }
    if keyNode == window.node { keyNode = nil }
    if inputNode == window.node { inputNode = nil }
    inputSystem?.windowGoes(window)
  }

  /// Puts a visible window in front of those of its level; a hidden one leaves the list, and is key no longer.
  func visibilityDidChange(of window: Window) {
    shownWindows.removeAll { $0.takeUnretainedValue() === window }
    if !window.isHidden { shownWindows.append(.passUnretained(window)) }
    orderWindows()
    if window.isHidden, keyWindow === window { makeKey(nil) }
  }

  /// Puts the visible windows into their order again.
  func orderWindows() {
    let shown = shownWindows.enumerated().map { place, window in
      (level: window.takeUnretainedValue().windowLevel, place: place, window: window)
    }
    orderedWindows = shown.sorted { ($0.level, $0.place) < ($1.level, $1.place) }.map(\.window)
  }

  /// Who gets what a person types: the first responder among the input views, as a field in an accessory view, or else
  /// that of the key window.
  package var focusedResponder: Responder? {
    hasFocusInInputWindow
      ? inputWindow?.scope.firstResponder : keyNode?.windowLoan { $0.scope.firstResponder }
  }

  /// Whether ``focusedResponder`` is a view; false if there is none.
  package var focusIsView: Bool {
    (hasFocusInInputWindow ? inputNode : keyNode)?.windowLoan { $0.scope.firstIsView } ?? false
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
    // A window's own hit test may show or hide windows, or let them go.
    var place = orderedWindows.count
    while place > 0 {
      place = min(place, orderedWindows.count) - 1
      guard place >= 0 else { break }
      let window = orderedWindows[place].takeUnretainedValue()
      let (x, y) = window.node.exactlyFromParent(point.x, point.y)
      if let hit = window.hitTest(CGPoint(x: x, y: y), with: event) { return hit }
    }
    return nil
  }
}
