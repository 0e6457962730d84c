import Responder
import Simulation

/// The windows of an application: all, those that are visible, and the two that receive input. None is
/// retained.
@MainActor struct WindowList {
  /// All windows, in the order in which they were created. The window of a handle may be deallocated.
  private(set) var handles: [Handle<Window>] = []
  /// The number of times that a window was created or shown.
  private var arrivals = 0
  /// The number of times that a window became key.
  private var keyArrivals = 0
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

  /// The windows of scenes on the screen and without a scene, back to front: the app's windows, also hidden
  /// ones, and the visible windows of the system that apps can find (C40).
  var listed: [Window] {
    all.filter { window in
      let isListed = window.isHidden ? window.isListedWhileHidden && !window.isOfSystem : window.isListed
      return isListed && !window.isBehindOtherScenes
    }.sorted(by: Self.isBehind)
  }

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
    noteArrival(of: window)
  }

  /// Moves a window in front of the others of its level if it is visible, and removes it from the visible
  /// ones otherwise.
  mutating func visibilityDidChange(of window: Window) {
    if !window.isHidden {
      noteArrival(of: window)
      window.isListedWhileHidden = true
    }
    levelsDidChange()
  }

  /// Sorts the visible windows again.
  mutating func levelsDidChange() {
    ordered = all.filter { !$0.isHidden && !$0.isBehindOtherScenes }.sorted(by: Self.isBehind)
      .map(\.windowHandle)
  }

  /// Notes that a window has become key.
  mutating func noteKey(_ window: Window) {
    keyArrivals += 1
    window.keyArrival = keyArrivals
  }

  private mutating func noteArrival(of window: Window) {
    arrivals += 1
    window.arrival = arrivals
  }

  private static func isBehind(_ window: Window, _ other: Window) -> Bool {
    (window.windowLevel, window.arrival) < (other.windowLevel, other.arrival)
  }
}

/// The state of a scope, read without retaining the scope.
extension Unmanaged<FocusScope> {
  var firstResponder: Responder? { _withUnsafeGuaranteedRef { $0.firstResponder } }
  var firstResponderIsView: Bool { _withUnsafeGuaranteedRef { $0.firstResponderIsView } }
  var isSet: Bool { _withUnsafeGuaranteedRef { $0.isSet } }
}
