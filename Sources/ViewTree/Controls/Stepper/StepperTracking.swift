/// A state machine without side effects that maps a stepper's touch to steps and timer actions.
struct StepperTracking: Hashable, Sendable {
  /// An action for the stepper to perform.
  enum Action: Hashable, Sendable {
    /// Steps once in the direction of the pressed half.
    case step
    /// Starts the timer for repeated steps.
    case startTimer
    /// Stops the timer.
    case stopTimer
  }

  /// Whether the touch began on the half that increments.
  let isIncrement: Bool
  private let repeats: Bool
  private var isPressed = true
  private var hasRepeated = false

  /// Creates the state for a touch that begins on a half.
  init(isIncrement: Bool, repeats: Bool) {
    self.isIncrement = isIncrement
    self.repeats = repeats
  }

  /// Returns the actions for the beginning of the touch.
  func begin() -> [Action] { repeats ? [.startTimer] : [] }

  /// Updates whether the touch is on the half where it began, and returns the actions for the change.
  mutating func move(isOnHalf: Bool) -> [Action] {
    guard isOnHalf != isPressed else { return [] }
    isPressed = isOnHalf
    guard repeats else { return [] }
    return [isOnHalf ? .startTimer : .stopTimer]
  }

  /// Returns the actions when the timer fires: one more step.
  mutating func tick() -> [Action] {
    hasRepeated = true
    return [.step]
  }

  /// Returns the actions for the end of the touch: a step, unless steps have repeated.
  func end() -> [Action] {
    (repeats ? [.stopTimer] : []) + (isPressed && !hasRepeated ? [.step] : [])
  }
}
