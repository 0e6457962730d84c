/// How a stepper follows a finger: a pure machine from what the finger does to steps and timers.
struct StepperTracking: Hashable, Sendable {
  /// What the stepper does next.
  enum Action: Hashable, Sendable {
    /// Steps once in the direction of the half that is pressed.
    case step
    /// Begins to count the time that the finger stays.
    case startTimer
    /// Ends it.
    case stopTimer
  }

  /// The half that the finger went down on.
  let isIncrement: Bool
  private let repeats: Bool
  private var isPressed = true
  private var hasRepeated = false

  /// A finger went down on a half.
  init(isIncrement: Bool, repeats: Bool) {
    self.isIncrement = isIncrement
    self.repeats = repeats
  }

  /// Returns what to do as the finger goes down.
  func begin() -> [Action] { repeats ? [.startTimer] : [] }

  /// The finger is on the half it went down on, or not.
  mutating func move(isOnHalf: Bool) -> [Action] {
    guard isOnHalf != isPressed else { return [] }
    isPressed = isOnHalf
    guard repeats else { return [] }
    return [isOnHalf ? .startTimer : .stopTimer]
  }

  /// The finger has stayed long enough for one more step.
  mutating func tick() -> [Action] {
    hasRepeated = true
    return [.step]
  }

  /// The finger was lifted: that is a step, unless there were some while it stayed.
  func end() -> [Action] {
    (repeats ? [.stopTimer] : []) + (isPressed && !hasRepeated ? [.step] : [])
  }
}
