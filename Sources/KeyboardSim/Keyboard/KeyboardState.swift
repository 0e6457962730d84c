import Simulation

/// The state of typing.
struct KeyboardTyping {
  /// The plane, shift and last key.
  var state = TypingState(plane: .letters)
  /// Whether the state of the shift key follows the text before the caret, as it is after its last change.
  var isShiftAdjusted = true
  /// The delete key that is being held.
  var heldDelete: Keyboard.HeldDelete?
}

/// The keyboard's configuration, which tests and the user change.
struct KeyboardConfiguration {
  var isHardwareKeyboardConnected = false
  var predictiveBar = PredictiveBar.shown
  var hasCandidates = false
}

/// The placement of the keyboard's views in their windows.
struct KeyboardPlacement {
  /// Whether the views are in their windows before will-show.
  let isImmediate: Bool
  /// The scheduled placement, or `nil` if the views are placed or none are needed.
  var work: ScheduledWork?
  /// The slide that begins after the placement.
  var slide: Keyboard.Slide?
}

/// The cached heights and layouts.
struct KeyboardCaches {
  var heights: [(query: KeyboardHeights.Query, height: KeyboardHeight)] = []
  var layouts: [(request: LayoutRequest, layout: KeyboardLayout)] = []
}
