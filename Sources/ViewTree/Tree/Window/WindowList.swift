import Responder
import Simulation

/// The windows of an application: all, those that are visible, and the two that receive input. None is
/// retained.
@MainActor struct WindowList {
  /// All windows, in the order in which they were created. The window of a handle may be deallocated.
  private(set) var handles: [Handle<Window>] = []
  /// The visible windows, in the order in which they were shown.
  private var shown: [Handle<Window>] = []
  /// The visible windows of scenes on the screen, back to front: by level, then in the order in which they
  /// were shown. A handle's window may be deallocated.
  private(set) var ordered: [Handle<Window>] = []
  /// The reference to the window that receives keyboard input.
  private(set) var keyHandle: Handle<Window>?
  /// The reference to the text-effects window.
  private(set) var inputHandle: Handle<Window>?
  /// The scopes of the two windows, which ``scopes`` retains, so that the first responder is read without a
  /// window. With strong references here, reading the first responder (W3) takes 90 % longer.
  private(set) var keyScope: Unmanaged<FocusScope>?
  private(set) var inputScope: Unmanaged<FocusScope>?
  private var scopes: (key: FocusScope?, input: FocusScope?) {
    didSet {
      keyScope = scopes.key.map(Unmanaged.passUnretained)
      inputScope = scopes.input.map(Unmanaged.passUnretained)
    }
  }

  /// The window that receives keyboard input.
  var key: Window? {
    get { keyHandle?.object }
    set { (keyHandle, scopes.key) = (newValue?.windowHandle, newValue?.scope) }
  }

  /// Whether the window that received keyboard input was deallocated.
  var hasLostKey: Bool { keyHandle != nil && keyHandle?.object == nil }

  /// The text-effects window.
  var input: Window? {
    get { inputHandle?.object }
    set { (inputHandle, scopes.input) = (newValue?.windowHandle, newValue?.scope) }
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
      handle.object.flatMap { window in
        window.isBehindOtherScenes ? nil : (level: window.windowLevel, place: place, handle: handle)
      }
    }
    ordered = places.sorted { ($0.level, $0.place) < ($1.level, $1.place) }.map(\.handle)
  }
}

/// The state of a scope, read without retaining the scope.
extension Unmanaged<FocusScope> {
  var firstResponder: Responder? { _withUnsafeGuaranteedRef { $0.firstResponder } }
  var firstResponderIsView: Bool { _withUnsafeGuaranteedRef { $0.firstResponderIsView } }
  var isSet: Bool { _withUnsafeGuaranteedRef { $0.isSet } }
}
