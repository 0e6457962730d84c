import Simulation

/// Knows one window's first responder, and changes it.
///
/// The steps of a change run through overridable methods and delegates, any of which may ask for another change. A
/// change that was asked for later wins; the earlier one then reports failure instead of undoing it.
@MainActor package final class FocusScope {
  /// The first responder; nil if there is none.
  package private(set) weak var firstResponder: Responder?

  /// Who is told when the first responder has changed; the window.
  package weak var host: (any FocusHost)?

  /// The responder that is being made to resign, whatever it answers.
  private weak var forced: Responder?

  /// The responder that is being told that it is first; until then the keyboard knows nothing of it.
  private weak var beginning: Responder?

  /// The responder that resigned while it began, on a system that leaves its keyboard behind then (A46).
  private weak var earlyLeaver: Responder?

  /// How many changes from one responder to another are under way.
  private var switchDepth = 0

  package init() {}

  private var log: EventLog? { host?.log }

  // MARK: Becoming

  func makeFirst(_ candidate: Responder) -> Bool {
    if firstResponder === candidate { return resignGuest(isSwitch: false) }
    guard let log else { return change(to: candidate) }
    return log.recording(
      .focus,
      candidate.debugName,
      "becomeFirstResponder",
      during: { change(to: candidate) }
    )
  }

  private func change(to candidate: Responder) -> Bool {
    guard candidate.canBecomeFirstResponder else {
      log?.record(.focus, candidate.debugName, "refuses to become first responder")
      return false
    }
    guard candidate.focusScope === self, host?.takesFocus != false else { return false }
    let previous = firstResponder
    let guest = host?.guest?.firstResponder
    guard resignGuest(isSwitch: true), resignPrevious(for: candidate), candidate.focusScope === self else {
      if (firstResponder == nil && previous != nil) || host?.guest?.firstResponder !== guest {
        host?.firstResponderDidChange(from: guest ?? previous, to: firstResponder)
      }
      return false
    }
    firstResponder = candidate
    log?.record(.focus, candidate.debugName, "is first responder")
    let outer = beginning
    beginning = candidate
    (candidate as? any FocusObserver)?.didBecomeFirstResponder()
    beginning = outer
    guard firstResponder === candidate else {
      if earlyLeaver === candidate, firstResponder == nil {
        earlyLeaver = nil
        host?.inputViewsOutlive(candidate)
      }
      return false
    }
    host?.firstResponderDidChange(from: previous, to: candidate)
    (candidate as? any FocusObserver)?.didShowInputViews()
    return firstResponder === candidate
  }

  /// Makes the present first responder resign; false if it refuses or another became first meanwhile.
  private func resignPrevious(for candidate: Responder) -> Bool {
    guard let previous = firstResponder else { return true }
    switchDepth += 1
    let resigned = previous.resignFirstResponder()
    switchDepth -= 1
    return resigned && firstResponder == nil
  }

  /// Makes the guest resign, if there is one; false if it refuses. In a switch, the host hears of the whole.
  private func resignGuest(isSwitch: Bool) -> Bool {
    guard let scope = host?.guest, let guest = scope.firstResponder else { return true }
    if isSwitch { scope.switchDepth += 1 }
    let resigned = guest.resignFirstResponder()
    if isSwitch { scope.switchDepth -= 1 }
    return resigned && scope.firstResponder == nil
  }

  // MARK: Resigning

  func resign(_ responder: Responder) -> Bool {
    guard firstResponder === responder else { return true }
    guard forced === responder || responder.canResignFirstResponder else {
      log?.record(.focus, responder.debugName, "refuses to resign first responder")
      return false
    }
    guard firstResponder === responder else { return true }
    drop(responder)
    return firstResponder !== responder
  }

  /// Takes away first-responder status and tells everybody, in the order of S3: the keyboard, then the responder.
  private func drop(_ responder: Responder) {
    firstResponder = nil
    let isEarly = beginning === responder && forced !== responder && host?.earlyResignLeavesKeyboard == true
    if isEarly { earlyLeaver = responder }
    let end = { [self] in
      if let scope = host?.guest, let guest = scope.firstResponder { scope.remove(guest) }
      if switchDepth == 0, !isEarly { host?.firstResponderDidChange(from: responder, to: nil) }
      (responder as? any FocusObserver)?.didResignFirstResponder()
    }
    guard let log else { return end() }
    log.recording(.focus, responder.debugName, "resigns first responder", during: end)
  }

  /// Makes the first responder resign without asking it whether it may (A39); returns whether it did.
  ///
  /// The request still goes through the overridable `resignFirstResponder()` (A37).
  package func forceResign() -> Bool {
    guard let firstResponder else { return false }
    let outer = forced
    forced = firstResponder
    defer { forced = outer }
    return firstResponder.resignFirstResponder()
  }

  /// Takes the status away from a responder that leaves the window, even if it does not want to (A43, A44).
  package func remove(_ responder: Responder) {
    guard firstResponder === responder else { return }
    _ = forceResign()
    guard firstResponder === responder else { return }
    log?.record(
      .focus,
      responder.debugName,
      "rejected resignFirstResponder when being removed from hierarchy"
    )
    drop(responder)
  }

  /// Takes the status away from a responder that is not in the window any more: one that became first in a callback of
  /// the removal. It can't become first again from here.
  package func removeIfGone() {
    guard let firstResponder, firstResponder.focusScope !== self else { return }
    drop(firstResponder)
  }
}

/// Whoever a ``FocusScope`` belongs to: it is told of changes when they have been made.
@MainActor package protocol FocusHost: AnyObject {
  /// The log, if there is one.
  var log: EventLog? { get }
  /// The scope of the views that this one's first responder has brought onto the screen, such as its accessory view.
  ///
  /// The first responder there, the guest, gets the input while it is first, and ends before this scope's does.
  var guest: FocusScope? { get }
  /// Whether anybody may become first here now: a guest can't while nobody is first who has brought it.
  var takesFocus: Bool { get }
  /// The first responder has changed; on a resignation `new` is nil.
  func firstResponderDidChange(from old: Responder?, to new: Responder?)
  /// Whether a responder that resigns while it begins leaves its keyboard behind; a bug of some systems (A46).
  var earlyResignLeavesKeyboard: Bool { get }
  /// A responder resigned while it began, and its keyboard comes, or stays, all the same.
  func inputViewsOutlive(_ responder: Responder)
  /// The first responder asked for its input views to be looked up again.
  func inputViewsDidChange(for responder: Responder)
}

/// A responder with work of its own around becoming and resigning: text inputs, which begin and end editing.
@MainActor package protocol FocusObserver: Responder {
  /// It is first responder; the keyboard has not followed yet.
  func didBecomeFirstResponder()
  /// It is first responder, and the keyboard has begun to follow.
  func didShowInputViews()
  /// It is not first responder any more; the keyboard has begun to leave.
  func didResignFirstResponder()
}

extension FocusObserver {
  package func didBecomeFirstResponder() {}
  package func didShowInputViews() {}
  package func didResignFirstResponder() {}
}
