import Foundation
import Responder
import Simulation

/// Decides which of the recognizers that see the same touches recognize, wait, or fail.
///
/// Recognizers wish for states; after each event, and after each timer, the coordinator grants what may be, in the order
/// of attachment: the deepest view's recognizers first. The rules, in this order:
/// 1. One that another must wait for must have failed; if it has recognized, the waiting one fails.
/// 2. Its view and its delegate may say no.
/// 3. One that has recognized already keeps it out, unless both may recognize at once (F16, F17).
/// 4. It recognizes; those that it keeps out fail, and its touches are cancelled in their views (F4).
@MainActor final class GestureCoordinator {
  /// The recognizers that follow touches or wait, deepest view first.
  private(set) var active: [GestureRecognizer] = []
  private var isResolving = false
  /// The dispatcher, which owns the coordinator.
  private unowned let dispatcher: TouchDispatcher

  init(dispatcher: TouchDispatcher) { self.dispatcher = dispatcher }

  private var application: Application { dispatcher.application }

  // MARK: Touches

  /// Returns the recognizers that will see a touch in `view`: its own and its superviews', deepest first.
  func recognizers(for touch: Touch, in view: View) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var next: NodePointer? = view.node
    while let current = next {
      if current.pointee.flags.contains(.hasRecognizers) { found += current.view.ownGestureRecognizers }
      next = current.pointee.parent
    }
    guard !found.isEmpty else { return found }
    return found.filter { recognizer in
      guard recognizer.isEnabled, recognizer.grantedState != .failed else { return false }
      return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }
  }

  /// Shows what fingers did at one moment to a recognizer that sees them.
  func show(_ records: [TouchRecord], _ moment: TouchRecord.Moment, to recognizer: GestureRecognizer) {
    if moment.phase == .began {
      // Since the finger was bound, the program may have taken the recognizer away, or the finger.
      guard recognizer.isEnabled, recognizer.view != nil, !recognizer.isOver else { return }
      for record in records where !record.isOver { recognizer.ownTouches.append(record.touch) }
      guard !recognizer.ownTouches.isEmpty else { return }
      insert(recognizer)
    }
    let followed = records.filter { recognizer.follows($0.touch) }
    guard !followed.isEmpty, !recognizer.isOver else { return }
    let touches = Set(followed.map(\.touch))
    switch moment.phase {
    case .began: recognizer.touchesBegan(touches, with: moment.event)
    case .moved: recognizer.touchesMoved(touches, with: moment.event)
    case .ended: recognizer.touchesEnded(touches, with: moment.event)
    case .cancelled: recognizer.touchesCancelled(touches, with: moment.event)
    case .stationary: break
    }
  }

  /// Lets no recognizer follow a touch that is over; ``resetFinished()`` comes next.
  func forget(_ touch: Touch) {
    guard !active.isEmpty else { return }
    for recognizer in active { recognizer.ownTouches.removeAll { $0 === touch } }
  }

  private func insert(_ recognizer: GestureRecognizer) {
    guard !active.contains(where: { $0 === recognizer }) else { return }
    // What it wished for while it followed nothing does not count.
    recognizer.requestedStates = []
    let depth = recognizer.depth
    let index = active.firstIndex { $0.depth < depth } ?? active.count
    active.insert(recognizer, at: index)
  }

  // MARK: Deciding

  /// Grants what the recognizers wish for, until nothing changes any more.
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

  /// Decides about a recognizer's first wish; false if it must go on waiting.
  private func settle(_ recognizer: GestureRecognizer) -> Bool {
    let wish = recognizer.requestedStates[0]
    switch (recognizer.grantedState, wish) {
    case (.possible, .failed), (.possible, .cancelled):
      recognizer.requestedStates = []
      fail(recognizer)
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      let verdict = verdict(on: recognizer)
      // Whoever was asked may have taken the recognizer away.
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
    guard recognizer.view?.permits(recognizer) ?? true else { return .no }
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

  /// Whether one that has recognized keeps another from it.
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
    recognizer.view.map {
      .gesture(
        recognized: recognized,
        isOfText: recognizer.isOfText,
        $0.identity(in: application.log)
      )
    }
  }

  /// Ends what a recognizer was about, because it was disabled or left its window.
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

  /// Lets recognizers whose gesture is over, and whose fingers are gone, begin anew.
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
