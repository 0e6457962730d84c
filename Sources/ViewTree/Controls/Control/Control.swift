import Foundation
import Responder
import Simulation

/// A view that tracks a touch and sends events to its targets.
///
/// A control handles its touches and doesn't forward them to the next responder (C23).
@preconcurrency @MainActor open class Control: View {
  final var actionTable = ActionTable()
  /// Whether the class is the toolkit's own, and so doesn't override ``sendAction(_:to:for:)``.
  ///
  /// The actions of such a control skip that method. Its target is of type `Any?`, with which a tap (W8) and
  /// a key (W6) take 15 % longer.
  final private(set) lazy var hasToolkitClass = String(reflecting: type(of: self)).hasPrefix("ViewTree.")
  private var tracking = ControlTracking()
  /// The touch being tracked.
  private var trackedTouch: Touch?
  private var storedIsEnabled = true

  // MARK: Creating

  /// Creates a control with that frame, which performs `primaryAction` when it sends
  /// ``Events/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

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
      report(\Control.isEnabled, from: !newValue)
    }
  }

  /// Whether the control is selected; touches never change it (D20).
  open var isSelected = false { didSet { report(\Control.isSelected, from: oldValue) } }

  /// Whether the control appears pressed: true while a touch is inside it.
  open var isHighlighted = false { didSet { report(\Control.isHighlighted, from: oldValue) } }

  /// The disabled, highlighted and selected states as a set (D19).
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is being tracked.
  open var isTracking: Bool { baseIsTracking }

  /// Whether the tracked touch is inside the control, or less than 70 points outside (D8).
  open var isTouchInside: Bool { tracking.isInside }

  package final var baseIsTracking: Bool { tracking.isTracking }

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
    guard !baseIsTracking else { return }
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
    guard baseIsTracking else { return }
    guard continueTracking(touch, with: event) else {
      trackedTouch = nil
      tracking.stop()
      isHighlighted = false
      return
    }
    guard let (crossing, drag) = tracking.move(to: touch.location(in: self), in: bounds) else { return }
    isHighlighted = tracking.isInside
    // An action may end the tracking; no events are sent after that.
    if let crossing, baseIsTracking { send(crossing, event: event) }
    if baseIsTracking { send(drag, event: event) }
  }

  private func followEnd(of touch: Touch, with event: Event?) {
    guard baseIsTracking else { return }
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
    guard baseIsTracking else { return }
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
    guard isEnabled, gestureRecognizer.baseView !== self, isMade(forGestureOf: gestureRecognizer) else {
      return true
    }
    return !(baseWindow?.application.context.rule(VersionRules.controlsPreventAncestorTaps) ?? true)
  }

  // MARK: Context menus

  /// Returns the context menu of the control if ``isContextMenuInteractionEnabled`` is true; none by
  /// default. An override returns it.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? { nil }

  /// Returns the view beside which the context menu opens; by default the control.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Called when the context menu closes; the result has no effect, as the menu closes without animation.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Called before the context menu is shown. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Called before the context menu closes. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  // MARK: Targets and actions

  /// Sends `action` to `target` whenever one of `events` is sent. The same target and selector are called
  /// once per event; adding them again moves them to the end (D22, D23). The target is referenced weakly
  /// (D31). A `nil` target means the first responder along the chain whose class has the method, found when
  /// the event is sent (Q9).
  open func addTarget(_ target: Any?, action: MethodSelector, for events: Events) {
    actionTable.add(target: target.object, selector: action, events: events.rawValue)
  }

  /// Removes a target and action for these events only. A `nil` target means every target, a `nil` action
  /// every method of the target (D32). Does nothing for a target and action that weren't added.
  open func removeTarget(_ target: Any?, action: MethodSelector?, for events: Events) {
    actionTable.remove(target: target.object, selector: action, events: events.rawValue)
  }

  /// Performs `action` whenever one of `events` is sent. Replaces an action with its identifier (D36).
  open func addAction(_ action: Action, for events: Events) {
    actionTable.add(action, events: events.rawValue)
  }

  /// Removes an action for these events only.
  open func removeAction(_ action: Action, for events: Events) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier for these events only.
  open func removeAction(identifiedBy identifier: Action.Identifier, for events: Events) {
    actionTable.remove(actionIdentifiedBy: identifier, events: events.rawValue)
  }

  // MARK: Sending

  /// Calls the targets and actions registered for any of `events`, each entry once, in the order in which
  /// they were added (D25, Q20). The actions get no event (D28).
  ///
  /// Entries that are added or removed during the call take effect from the next one (D33). Touches don't
  /// call this method, so an override receives the calls of client code only.
  open func sendActions(for events: Events) {
    send(events, event: nil)
  }

  /// Calls the targets and actions of ``Events/primaryActionTriggered``; from iOS 17.4.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Forwards one action to the application. Called once for each target and action. An override that doesn't
  /// call `super` prevents the action (D29).
  open func sendAction(_ action: MethodSelector, to target: Any?, for event: Event?) {
    baseSendAction(action, to: target.object, for: event)
  }

  /// Performs one closure-based action. An override that doesn't call `super` prevents it.
  open func sendAction(_ action: Action) {
    guard let context = effectiveApplication?.context else {
      return action.perform(sender: self)
    }
    context.activate {
      context.log.recording(.action, debugName, action.logText) {
        action.perform(sender: self)
      }
    }
  }
}

extension Optional {
  /// The wrapped object, or nil for no value.
  fileprivate var object: AnyObject? { map { $0 as AnyObject } }
}
