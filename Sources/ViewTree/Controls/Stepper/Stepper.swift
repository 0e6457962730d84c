import Foundation
import Responder
import Simulation

/// A control with one half that decrements its value and one that increments it.
///
/// A tap steps when the finger is lifted. Holding the finger down steps after half a second, and then every
/// tenth of a second. `.valueChanged` is sent before the touch event. Setting values in code sends no events.
@preconcurrency @MainActor open class Stepper: Control {
  /// The size on the system of the current simulator, or on the latest one if there is no simulator.
  private static var size: CGSize { CGSize(width: 94, height: VersionRules.stepperHeight.currentDesign) }
  /// The time before held steps repeat, and the interval between two of them.
  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  private var storedStep = 1.0
  private var gesture: StepperTracking?
  private var timer: ScheduledWork?
  private var hasUnsentChange = false

  /// Whether each step sends `.valueChanged`. If false, it is sent once, when the finger is lifted.
  open var isContinuous = true
  /// Whether steps repeat while a finger is held down.
  open var autorepeat = true
  /// Whether a step beyond one end continues at the other end.
  open var wraps = false

  /// Creates a stepper. Only the frame's origin is used; the size is always 94 x 32 points (MV7), and less
  /// high before iOS 13.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Stepper.size))
  }

  /// Creates a stepper with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Stepper.size
    coder.readInterface(of: self, as: Stepper.self)
  }

  // MARK: Values

  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, storedMinimum), storedMaximum) }
  }

  /// The minimum value, 0 by default.
  ///
  /// Stops with `Stepper: minimumValue 5.0 must be less than maximumValue 5.0` if it isn't less.
  open var minimumValue: Double {
    get { storedMinimum }
    set { setRange(newValue, storedMaximum) }
  }

  /// The maximum value, 100 by default; must be greater than ``minimumValue``.
  open var maximumValue: Double {
    get { storedMaximum }
    set { setRange(storedMinimum, newValue) }
  }

  /// The amount that a step adds or subtracts, 1 by default.
  ///
  /// Stops with `Stepper: stepValue 0.0 must be greater than 0` if it isn't greater.
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

  /// Returns the fixed size of a stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Stepper.size }

  /// The fixed size of a stepper.
  open override var intrinsicContentSize: CGSize { Stepper.size }

  override var fixedSize: CGSize? { sizeThatFits(.zero) }

  override func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority { .defaultHigh }

  // MARK: Steps

  /// Returns the half that increments the value, or the one that decrements it. Where lines run from right to
  /// left, the incrementing half is assumed to be the left one.
  package final func half(increments: Bool) -> CGRect {
    let (first, second) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    return directed(increments ? second : first)
  }

  /// Returns whether a step is possible in a direction.
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
    sendValueChange(for: event)
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
    guard let context = baseWindow?.context.handle else { return }
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
    directed(x: touch.location(in: self).x) >= bounds.midX
  }

  override var preventsAncestorTaps: Bool { true }

  open override var descriptionDetails: [String] { ["value = \(value)"] }
}
