import Foundation
import Responder
import Simulation

/// A view that tracks a touch and sends events to its targets.
///
/// A control handles its touches and doesn't forward them to the next responder (C23).
@preconcurrency @MainActor open class Control: View {
  final var actionTable = ActionTable()
  private var tracking = ControlTracking()
  /// The touch being tracked.
  private var trackedTouch: Touch?
  private var storedIsEnabled = true

  // MARK: State

  /// Whether the control accepts touches. Hit testing still returns a disabled control, which ignores the
  /// touch without forwarding it (Q15). Disabling a control that tracks a touch sends `.touchCancel` (D18). A
  /// disabled first responder remains first responder (Q8).
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      guard newValue != storedIsEnabled else { return }
      storedIsEnabled = newValue
      if !newValue { cancelTrackedTouch(with: nil) }
    }
  }

  /// Whether the control is selected; touches never change it (D20).
  open var isSelected = false

  /// Whether the control appears pressed: true while a touch is inside it.
  open var isHighlighted = false

  /// The disabled, highlighted and selected states as a set (D19).
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is being tracked.
  public final var isTracking: Bool { tracking.isTracking }

  /// Whether the tracked touch is inside the control, or less than 70 points outside (D8).
  public final var isTouchInside: Bool { tracking.isInside }

  /// The horizontal alignment of the content; see ``ContentHorizontalAlignment``.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The vertical alignment of the content; see ``ContentVerticalAlignment``.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  // MARK: Hooks of tracking

  /// Called when a touch begins. Return false to refuse tracking it, in which case no event is sent (D2).
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Called when the touch moves. Return false to end tracking without an event (D7).
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Called when the touch ends, before the event is sent (D13).
  open func endTracking(_ touch: Touch?, with event: Event?) {}
  /// Called when the touch is cancelled, before the event is sent (D15).
  open func cancelTracking(with event: Event?) {}

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if let touch = touches.first { follow(touch, with: event) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if let touch = tracked(in: touches) { followMove(of: touch, with: event) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if let touch = tracked(in: touches) { followEnd(of: touch, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if tracked(in: touches) != nil { cancelTrackedTouch(with: event) }
  }

  private func follow(_ touch: Touch, with event: Event?) {
    guard isEnabled else { return logRefusal() }
    guard !isTracking else { return }
    guard beginTracking(touch, with: event) else { return logRefusal() }
    // The touch may have been cancelled, or the control disabled, in `beginTracking`.
    guard isEnabled, touch.phase != .cancelled else { return }
    trackedTouch = touch
    let (first, second) = tracking.begin(tapCount: touch.tapCount)
    isHighlighted = true
    send(first, event: event)
    if let second { send(second, event: event) }
  }

  private func followMove(of touch: Touch, with event: Event?) {
    guard isTracking else { return }
    guard continueTracking(touch, with: event) else {
      trackedTouch = nil
      tracking.stop()
      isHighlighted = false
      return
    }
    guard let (crossing, drag) = tracking.move(to: touch.location(in: self), in: bounds) else { return }
    isHighlighted = isTouchInside
    // An action may end the tracking; no events are sent after that.
    if let crossing, isTracking { send(crossing, event: event) }
    if isTracking { send(drag, event: event) }
  }

  private func followEnd(of touch: Touch, with event: Event?) {
    guard isTracking else { return }
    endTracking(touch, with: event)
    trackedTouch = nil
    let sent = tracking.end(at: touch.location(in: self), in: bounds)
    isHighlighted = false
    if let sent { finishTouch(sent, for: event) }
  }

  /// Sends the events for the end of a touch; subclasses override it to send different events.
  func finishTouch(_ events: Events, for event: Event?) {
    send(events, event: event)
  }

  private func tracked(in touches: Set<Touch>) -> Touch? {
    for touch in touches where touch === trackedTouch { return touch }
    return nil
  }

  private func cancelTrackedTouch(with event: Event?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    trackedTouch = nil
    let sent = tracking.cancel()
    isHighlighted = false
    if let sent { send(sent, event: event) }
  }

  // MARK: Gestures

  /// Whether the control takes precedence over a recognizer on an ancestor for a tap.
  var preventsAncestorTaps: Bool { false }

  /// Returns whether the control itself handles the gesture that a recognizer on an ancestor recognizes.
  func isMade(forGestureOf recognizer: GestureRecognizer) -> Bool {
    guard preventsAncestorTaps, let tap = recognizer as? TapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Returns false, from iOS 6, for a recognizer on an ancestor that would recognize a single tap on an
  /// enabled button or similar control (F7). A recognizer on the control itself takes precedence (F9).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, isMade(forGestureOf: gestureRecognizer) else {
      return true
    }
    return !(baseWindow?.application.context.rule(VersionRules.controlsPreventAncestorTaps) ?? true)
  }

  // MARK: Sending

  /// Forwards one action to the application. Called once for each target and action. An override that doesn't
  /// call `super` prevents the action (D29).
  open func sendAction(_ action: MethodSelector, to target: AnyObject?, for event: Event?) {
    if let application = effectiveApplication {
      application.sendAction(action, to: target, from: self, for: event)
    } else if let receiver = target ?? chain.first(where: { $0.canPerformAction(action, withSender: self) }) {
      action.call(on: receiver, sender: self, event: event)
    }
  }

  /// Performs one closure-based action. An override that doesn't call `super` prevents it.
  open func sendAction(_ action: Action) {
    guard let context = effectiveApplication?.context else {
      return action.perform(sender: self)
    }
    context.activate {
      context.log.recording(.action, debugName, "performs action \"\(action.title)\"") {
        action.perform(sender: self)
      }
    }
  }
}
