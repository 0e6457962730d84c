import Foundation
import Responder
import Simulation

/// An object that decides which of the recognizers of the same touches recognize, wait, or fail.
///
/// Recognizers request states. After each event, and after each timer, the coordinator grants the permitted
/// ones, in the order of attachment: the deepest view's recognizers first. The rules for each recognizer, in
/// this order:
/// 1. It waits until each recognizer that it requires to fail has failed; if one of them recognizes, it
///    fails.
/// 2. Its view and its delegate may refuse.
/// 3. A recognizer that has recognized already prevents it, unless both may recognize simultaneously (F16,
///    F17).
/// 4. It recognizes. The recognizers that it prevents fail, and its touches are cancelled in their views
///    (F4).
@MainActor final class GestureCoordinator {
  /// The recognizers that follow touches or wait, deepest view first.
  @exclusivity(unchecked) private(set) var active: [GestureRecognizer] = []
  @exclusivity(unchecked) private var isResolving = false
  /// The dispatcher, which owns the coordinator.
  private unowned var dispatcher: TouchDispatcher!

  /// Completes the initialization, once for each coordinator.
  func attach(to dispatcher: TouchDispatcher) { self.dispatcher = dispatcher }

  private var application: Application { dispatcher.application }

  // MARK: Touches

  /// Returns the recognizers that receive a touch in `view`: its own and its superviews', deepest first.
  func recognizers(for touch: Touch, in view: View) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var next: NodePointer? = view.node
    while let current = next {
      if current.pointee.flags.contains(.hasRecognizers) { found += current.view.ownGestureRecognizers }
      next = current.pointee.parent
    }
    guard !found.isEmpty else { return found }
    return found.filter { recognizer in
      guard recognizer.isEnabled, recognizer.grantedState != .failed,
        recognizer.receivesTouches(in: application.context), recognizer.allows(touch)
      else { return false }
      return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }
  }

  /// Delivers the touches of one phase to a recognizer.
  func show(_ shown: [Touch], _ phase: Touch.Phase, of event: Event, to recognizer: GestureRecognizer) {
    if phase == .began {
      // Since the touch was bound, client code may have removed the recognizer, or ended the touch.
      guard recognizer.isEnabled, recognizer.baseView != nil, !recognizer.isOver else { return }
      for touch in shown where !touch.isOver { recognizer.ownTouches.append(touch) }
      guard !recognizer.ownTouches.isEmpty else { return }
      insert(recognizer)
    }
    let touches = Set(shown.filter { recognizer.follows($0) })
    guard !touches.isEmpty, !recognizer.isOver else { return }
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// Removes a touch that is over from all recognizers; ``resetFinished()`` is called next.
  func forget(_ touch: Touch) {
    guard !active.isEmpty else { return }
    for recognizer in active { recognizer.ownTouches.removeAll { $0 === touch } }
  }

  private func insert(_ recognizer: GestureRecognizer) {
    guard !active.contains(where: { $0 === recognizer }) else { return }
    // States requested while the recognizer followed no touch are ignored.
    recognizer.requestedStates = []
    let depth = recognizer.depth
    let index = active.firstIndex { $0.depth < depth } ?? active.count
    active.insert(recognizer, at: index)
  }

  // MARK: Deciding

  /// Grants requested states until nothing changes.
  func resolve() {
    guard !isResolving, !active.isEmpty else { return }
    isResolving = true
    var changed = true
    while changed {
      changed = false
      for recognizer in active where !recognizer.requestedStates.isEmpty {
        if settle(recognizer) { changed = true }
      }
    }
    isResolving = false
    resetFinished()
  }

  /// Decides about a recognizer's first requested state. Returns false if the recognizer must continue to
  /// wait.
  private func settle(_ recognizer: GestureRecognizer) -> Bool {
    let wish = recognizer.requestedStates[0]
    switch (recognizer.grantedState, wish) {
    case (.possible, .failed), (.possible, .cancelled):
      recognizer.requestedStates = []
      fail(recognizer)
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      let verdict = verdict(on: recognizer)
      // The view or delegate may have removed the recognizer.
      guard recognizer.requestedStates.first == wish else { return true }
      switch verdict {
      case .wait: return false
      case .no:
        recognizer.requestedStates = []
        fail(recognizer)
      case .yes:
        recognizer.requestedStates.removeFirst()
        recognize(recognizer, as: wish == .ended ? .ended : .began)
      }
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      recognizer.requestedStates.removeFirst()
      advance(recognizer, to: wish == .failed ? .cancelled : wish)
    default:
      recognizer.requestedStates.removeFirst()
    }
    return true
  }

  private enum Verdict { case yes, no, wait }

  private func verdict(on recognizer: GestureRecognizer) -> Verdict {
    for other in active where other !== recognizer && mustWait(recognizer, for: other) {
      if other.hasRecognized { return .no }
      if other.grantedState == .possible { return .wait }
    }
    guard recognizer.baseView?.permits(recognizer) ?? true else { return .no }
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return .no }
    let isPrevented = active.contains { other in
      other !== recognizer && other.hasRecognized && prevents(other, recognizer)
    }
    return isPrevented ? .no : .yes
  }

  private func mustWait(_ recognizer: GestureRecognizer, for other: GestureRecognizer) -> Bool {
    recognizer.requiredFailures.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  /// Whether a recognizer that has recognized prevents another.
  private func prevents(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    let ask = { (a: GestureRecognizer, b: GestureRecognizer) in
      a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
    }
    return !ask(winner, other) && !ask(other, winner)
  }

  // MARK: Carrying out

  private func fail(_ recognizer: GestureRecognizer) {
    recognizer.grant(.failed)
    log(recognizer, "fails")
  }

  private func recognize(_ recognizer: GestureRecognizer, as state: GestureRecognizer.State) {
    recognizer.grant(state)
    for other in active where other !== recognizer && other.grantedState == .possible {
      if other.sharesTouches(with: recognizer), prevents(recognizer, other) {
        other.requestedStates = []
        fail(other)
      }
    }
    if recognizer.cancelsTouchesInView { dispatcher.cancelInViews(recognizer.ownTouches) }
    tell(recognizer, state)
  }

  private func advance(_ recognizer: GestureRecognizer, to state: GestureRecognizer.State) {
    recognizer.grant(state)
    tell(recognizer, state)
  }

  private func tell(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    let send = { recognizer.sendActions(through: self.application) }
    guard application.log.isEnabled, recognizer.isLogged else { return send() }
    application.log.recording(
      .gesture,
      recognizer.debugName,
      "\(state)",
      detail(of: recognizer, recognized: true),
      during: send
    )
  }

  private func log(_ recognizer: GestureRecognizer, _ text: String) {
    guard recognizer.isLogged else { return }
    application.log.record(
      .gesture,
      recognizer.debugName,
      text,
      detail(of: recognizer, recognized: false)
    )
  }

  private func detail(of recognizer: GestureRecognizer, recognized: Bool) -> LogEntry.Detail? {
    recognizer.baseView.map {
      .gesture(
        recognized: recognized,
        isOfText: recognizer.isOfText,
        $0.identity(in: application.log)
      )
    }
  }

  /// Ends the gesture of a recognizer that was disabled or left its window.
  func abandon(_ recognizer: GestureRecognizer) {
    guard active.contains(recognizer) else { return }
    recognizer.ownTouches = []
    switch recognizer.grantedState {
    case .possible: recognizer.requestedStates = [.failed]
    case .began, .changed: recognizer.requestedStates = [.cancelled]
    case .ended, .cancelled, .failed: recognizer.requestedStates = []
    }
    resolve()
    dispatcher.flush()
  }

  /// Resets the recognizers whose gesture and touches are over.
  func resetFinished() {
    guard !isResolving, !active.isEmpty else { return }
    for recognizer in active where recognizer.ownTouches.isEmpty && recognizer.isOver {
      recognizer.grant(.possible)
      recognizer.requestedStates = []
      recognizer.reset()
    }
    active.removeAll { $0.ownTouches.isEmpty && $0.grantedState == .possible && !$0.isWaiting }
  }
}
