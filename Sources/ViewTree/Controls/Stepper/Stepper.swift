import Foundation
import Responder
import Simulation

/// A control with a half that subtracts and a half that adds.
///
/// A tap steps when the finger is lifted; a finger that stays steps after half a second and every tenth of one from then
/// on. `.valueChanged` goes before the touch event. Setting values from code sends nothing.
@preconcurrency @MainActor open class Stepper: Control {
  private static let size = CGSize(width: 94, height: 29)
  /// How long a finger stays before steps repeat, and between two steps.
  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  private var storedStep = 1.0
  private var gesture: StepperTracking?
  private var timer: ScheduledWork?
  private var hasUnsentChange = false

  /// Whether each step sends `.valueChanged`; if not, the lifted finger does once.
  open var isContinuous = true
  /// Whether a finger that stays goes on stepping.
  open var autorepeat = true
  /// Whether a step beyond one end goes to the other.
  open var wraps = false

  /// Creates a stepper; only the frame's origin counts, the size is always 94 x 29.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Stepper.size))
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Values

  /// The value, between ``minimumValue`` and ``maximumValue``; what is beyond becomes the nearer one.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, storedMinimum), storedMaximum) }
  }

  /// The lowest value, 0 at first.
  ///
  /// Stops with `Stepper: minimumValue 5.0 must be less than maximumValue 5.0` if it isn't.
  open var minimumValue: Double {
    get { storedMinimum }
    set { setRange(newValue, storedMaximum) }
  }

  /// The highest value, 100 at first; must be greater than ``minimumValue``.
  open var maximumValue: Double {
    get { storedMaximum }
    set { setRange(storedMinimum, newValue) }
  }

  /// How much a step adds or subtracts, 1 at first.
  ///
  /// Stops with `Stepper: stepValue 0.0 must be greater than 0` if it isn't.
  open var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0 else {
        programmerError("\(debugName): stepValue \(newValue) must be greater than 0")
      }
      storedStep = newValue
    }
  }

  private func setRange(_ low: Double, _ high: Double) {
    guard low < high else {
      programmerError("\(debugName): minimumValue \(low) must be less than maximumValue \(high)")
    }
    (storedMinimum, storedMaximum) = (low, high)
    value = storedValue
  }

  /// 94 x 29.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Stepper.size }

  /// The size that it always has.
  open override var intrinsicContentSize: CGSize { Stepper.size }

  override func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority { .defaultHigh }

  // MARK: Steps

  /// Whether there is a step to make in that direction.
  package final func canStep(up: Bool) -> Bool {
    wraps || (up ? value < maximumValue : value > minimumValue)
  }

  private func step(up: Bool, for event: Event?) {
    guard canStep(up: up) else { return }
    let next = up ? value + stepValue : value - stepValue
    let old = value
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    guard value != old else { return }
    hasUnsentChange = true
    if isContinuous { sendChange(for: event) }
  }

  private func sendChange(for event: Event?) {
    guard hasUnsentChange else { return }
    hasUnsentChange = false
    send(.valueChanged, event: event)
  }

  private func run(_ actions: [StepperTracking.Action], for event: Event?) {
    for action in actions {
      switch action {
      case .step: if let gesture { step(up: gesture.isIncrement, for: event) }
      case .startTimer: startTimer()
      case .stopTimer: stopTimer()
      }
    }
  }

  private func startTimer() {
    timer?.cancel()
    guard let context = ownWindow?.context.handle else { return }
    timer = context.object?.schedule(after: Stepper.delay, label: "autorepeat of \(debugName)") {
      [weak self] in
      guard let self else { return }
      tick()
      guard gesture != nil else { return }
      timer = context.object?.schedule(every: Stepper.interval, label: "autorepeat of \(debugName)") {
        [weak self] in self?.tick()
      }
    }
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  private func tick() {
    guard let actions = gesture?.tick() else { return stopTimer() }
    run(actions, for: nil)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    let new = StepperTracking(isIncrement: isOnIncrement(touch), repeats: autorepeat)
    gesture = new
    run(new.begin(), for: event)
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let isIncrement = gesture?.isIncrement else { return true }
    let isOnHalf = bounds.contains(touch.location(in: self)) && isOnIncrement(touch) == isIncrement
    if let actions = gesture?.move(isOnHalf: isOnHalf) { run(actions, for: event) }
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if let actions = gesture?.end() { run(actions, for: event) }
    gesture = nil
    sendChange(for: event)
  }

  open override func cancelTracking(with event: Event?) {
    stopTimer()
    gesture = nil
    sendChange(for: event)
  }

  private func isOnIncrement(_ touch: Touch) -> Bool {
    touch.location(in: self).x >= bounds.midX
  }

  override var winsOverAncestorTaps: Bool { true }

  open override var descriptionDetails: [String] { ["value = \(value)"] }
}
