import Responder
import Simulation

/// The windows of an application: all, those that are visible, and the two that receive input. None is
/// retained.
@MainActor struct WindowList {
  private var handles: [Handle<Window>] = []
  /// The visible windows, in the order in which they were shown.
  private var shown: [Handle<Window>] = []
  /// The visible windows, back to front: by level, then in the order in which they were shown. A handle's
  /// window may be deallocated.
  private(set) var ordered: [Handle<Window>] = []
  /// The reference to the window that receives keyboard input.
  private(set) var keyHandle: Handle<Window>?
  /// The reference to the text-effects window.
  private(set) var inputHandle: Handle<Window>?
  /// The scopes of the two windows. They are retained, so that the first responder is read without a window,
  /// which may be deallocated; such a window's scope has no first responder.
  private(set) var keyScope: FocusScope?
  private(set) var inputScope: FocusScope?

  /// The window that receives keyboard input.
  var key: Window? {
    get { keyHandle?.object }
    set { (keyHandle, keyScope) = (newValue?.windowHandle, newValue?.scope) }
  }

  /// The text-effects window.
  var input: Window? {
    get { inputHandle?.object }
    set { (inputHandle, inputScope) = (newValue?.windowHandle, newValue?.scope) }
  }

  /// All windows, in the order in which they were created.
  var all: [Window] { handles.compactMap(\.object) }

  /// The visible windows, back to front.
  var visible: [Window] { ordered.compactMap(\.object) }

  /// Whether a window satisfies a condition.
  func contains(where condition: @MainActor (Window) -> Bool) -> Bool {
    for handle in handles {
      if let window = handle.object, condition(window) { return true }
    }
    return false
  }

  /// Adds a window, which is not visible.
  mutating func add(_ window: Window) {
    handles.removeAll { $0.object == nil }
    handles.append(window.windowHandle)
  }

  /// Moves a window in front of the others of its level if it is visible, and removes it from the visible
  /// ones otherwise.
  mutating func visibilityDidChange(of window: Window) {
    shown.removeAll { $0.object == nil || $0.object === window }
    if !window.isHidden { shown.append(window.windowHandle) }
    levelsDidChange()
  }

  /// Sorts the visible windows again.
  mutating func levelsDidChange() {
    let places = shown.enumerated().compactMap { place, handle in
      handle.object.map { (level: $0.windowLevel, place: place, handle: handle) }
    }
    ordered = places.sorted { ($0.level, $0.place) < ($1.level, $1.place) }.map(\.handle)
  }
}
