import Foundation
import Responder
import Simulation

/// A view that follows a finger and tells its targets what happened.
///
/// It keeps touches to itself: they do not go on to the next responder (C23).
@preconcurrency @MainActor open class Control: View {
  final var actionTable = ActionTable()
  private var tracking = ControlTracking()
  /// The finger that is followed.
  private var trackedTouch: Touch?
  private var storedIsEnabled = true

  // MARK: State

  /// Whether the control takes touches. A disabled control is still hit, and swallows the touch (Q15). Disabling it
  /// while it follows a finger sends `.touchCancel` (D18); a first responder stays first (Q8).
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      guard newValue != storedIsEnabled else { return }
      storedIsEnabled = newValue
      if !newValue { cancelTrackedTouch(with: nil) }
    }
  }

  /// Whether the control is chosen; touches never change it (D20).
  open var isSelected = false

  /// Whether the control looks pressed: while a finger is on it.
  open var isHighlighted = false

  /// Enabled, highlighted and selected as a set (D19).
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger is followed.
  public final var isTracking: Bool { tracking.isTracking }

  /// Whether the finger that is followed is inside, or less than 70 points outside (D8).
  public final var isTouchInside: Bool { tracking.isInside }

  /// Where the content is between left and right; see ``ContentHorizontalAlignment``.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// Where the content is between top and bottom; see ``ContentVerticalAlignment``.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  // MARK: Hooks of tracking

  /// A finger went down; false means that it is not followed and no event is sent (D2).
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// The finger moved; false ends the tracking without an event (D7).
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// The finger was lifted; called before the event is sent (D13).
  open func endTracking(_ touch: Touch?, with event: Event?) {}
  /// The system took the touch away; called before the event is sent (D15).
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

  override final func hear(of record: TouchRecord, _ phase: Touch.Phase, _ event: Event) {
    guard keepsTouchMethods else { return hear(of: record.alone, phase, event) }
    let touch = record.touch
    if phase == .began { return follow(touch, with: event) }
    guard touch === trackedTouch else { return }
    switch phase {
    case .moved: followMove(of: touch, with: event)
    case .ended: followEnd(of: touch, with: event)
    case .cancelled: cancelTrackedTouch(with: event)
    case .began, .stationary: break
    }
  }

  /// Whether the touch methods are those of this class, so that one touch needs no set to be told.
  var keepsTouchMethods: Bool { !node.pointee.flags.contains(.asksObject) }

  private func follow(_ touch: Touch, with event: Event?) {
    guard isEnabled else { return logRefusal() }
    guard !isTracking else { return }
    guard beginTracking(touch, with: event) else { return logRefusal() }
    // The control may have lost the touch, or its will, while it was asked.
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
    // An action may end the tracking; after that nothing is sent.
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

  /// Sends what a lifted finger means; a kind of control that means something else overrides it.
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

  /// Whether a tap on the control is its own, also if a recognizer on an ancestor would take it.
  var winsOverAncestorTaps: Bool { false }

  /// Whether the control is made for the gesture that a recognizer on an ancestor looks for.
  func isMade(forGestureOf recognizer: GestureRecognizer) -> Bool {
    guard winsOverAncestorTaps, let tap = recognizer as? TapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// From iOS 6, keeps recognizers on ancestors from taking a single tap on an enabled button or its kin (F7); a
  /// recognizer on the control itself wins (F9).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, isMade(forGestureOf: gestureRecognizer) else {
      return true
    }
    return !(ownWindow?.application.context.rule(VersionRules.controlsWinOverAncestorTaps) ?? true)
  }

  // MARK: Sending

  /// Hands one action on to the application; called once for each target and action that is sent. An override that does
  /// not call super keeps the action from being sent (D29).
  open func sendAction(_ action: MethodSelector, to target: AnyObject?, for event: Event?) {
    if let window = ownWindow {
      window.sendAction(action, to: target, from: self, for: event)
    } else if let application = Application.current {
      application.sendAction(action, to: target, from: self, for: event)
    } else if let receiver = target ?? chain.first(where: { $0.canPerformAction(action, withSender: self) }) {
      action.call(on: receiver, sender: self, event: event)
    }
  }

  /// Hands one closure action on; an override that does not call super keeps it from being performed.
  open func sendAction(_ action: Action) {
    guard let context = (ownWindow?.application ?? Application.current)?.context else {
      return action.perform(sender: self)
    }
    context.activate {
      context.log.recording(.action, debugName, "performs action \"\(action.title)\"") {
        action.perform(sender: self)
      }
    }
  }
}
