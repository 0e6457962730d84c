import Simulation

/// Knows one window's first responder, and changes it.
///
/// The steps of a change run through overridable methods and delegates, any of which may ask for another change. A
/// change that was asked for later wins; the earlier one then reports failure instead of undoing it.
@MainActor package final class FocusScope {
  /// The first responder; nil if there is none.
  package var firstResponder: Responder? { first.responder }

  /// The first responder, if it is a view of the host's tree.
  package var firstIsView: Bool { first.namesView }

  private let first = FocusReference()

  /// Whether that one is first.
  package func isFirst(_ responder: Responder) -> Bool { first.names(responder) }

  /// Whether there is a first responder.
  package var isTaken: Bool { first.isTaken }

  /// Who is told when the first responder has changed; the window, which takes itself back when it goes.
  nonisolated(unsafe) package unowned(unsafe) private(set) var host: (any FocusHost)?

  /// The responder that is being made to resign, whatever it answers; who makes it holds it.
  private var forced: Unmanaged<Responder>?

  /// The responder that is being told that it is first; until then the keyboard knows nothing of it. Who tells it holds
  /// it.
  private var beginning: Unmanaged<Responder>?

  /// The responder that resigned last, if it did while it began, on a system that leaves its keyboard behind then (A46).
  private weak var earlyLeaver: Responder?
  /// Whether there is one, or was: asking a weak reference, or setting it, takes longer.
  private var hasEarlyLeaver = false

  /// How many changes from one responder to another are under way.
  private var switchDepth = 0

  /// Creates a scope; what happens is written into the log.
  package init(log: EventLog) { self.log = log }

  /// Attaches the scope to its host, which it doesn't retain.
  package func attach(to host: any FocusHost) { self.host = host }

  /// Clears the first responder and the host, without notifications, because the host was deallocated.
  package func hostWasDeallocated() {
    host = nil
    first.clear()
  }

  private let log: EventLog

  private func identity(of responder: Responder, in log: EventLog) -> LogEntry.Identity {
    LogEntry.Identity(host?.number(of: responder, in: log) ?? 0, responder.debugName)
  }

  private func step(_ step: LogEntry.FocusStep, of responder: Responder) -> LogEntry.Detail? {
    .focus(step, identity(of: responder, in: log))
  }

  private func refusal(_ question: String, of responder: Responder) -> LogEntry.Detail? {
    .answer(question, by: identity(of: responder, in: log), false)
  }

  // MARK: Becoming

  /// Makes a responder first; `isView` tells whether it is a view of the host's tree.
  package func makeFirst(_ candidate: Responder, isView: Bool) -> Bool {
    if isFirst(candidate) {
      let scope = host?.guest
      return resign(scope?.firstResponder, of: scope, isSwitch: false)
    }
    guard log.isEnabled else { return change(to: candidate, isView: isView) }
    return log.recording(
      .focus,
      candidate.debugName,
      "becomeFirstResponder",
      .focus(.asked, identity(of: candidate, in: log)),
      during: { change(to: candidate, isView: isView) }
    )
  }

  private func change(to candidate: Responder, isView: Bool) -> Bool {
    let host = host
    guard candidate.canBecomeFirstResponder else {
      log.record(
        .focus,
        candidate.debugName,
        "refuses to become first responder",
        refusal("canBecomeFirstResponder", of: candidate)
      )
      return false
    }
    guard candidate.focusScope === self, host?.takesFocus != false else { return false }
    let previous = firstResponder
    let guestScope = host?.guest
    let guest = guestScope?.firstResponder
    guard resign(guest, of: guestScope, isSwitch: true), resignPrevious(),
      candidate.focusScope === self
    else {
      if (!isTaken && previous != nil) || host?.guest?.firstResponder !== guest {
        host?.firstResponderDidChange(from: guest ?? previous, to: firstResponder)
      }
      return false
    }
    first.set(candidate, isView: isView)
    log.record(.focus, candidate.debugName, "is first responder", step(.became, of: candidate))
    let outer = beginning
    beginning = .passUnretained(candidate)
    host?.focusReached(candidate, isView: isView)
    beginning = outer
    guard isFirst(candidate) else {
      if earlyLeaver === candidate, !isTaken {
        (earlyLeaver, hasEarlyLeaver) = (nil, false)
        host?.inputViewsOutlive(candidate)
      }
      return false
    }
    host?.firstResponderDidChange(from: previous, to: candidate)
    host?.inputViewsFollowed(candidate, isView: isView)
    return isFirst(candidate)
  }

  /// Makes the present first responder resign; false if it refuses or another became first meanwhile.
  private func resignPrevious() -> Bool {
    guard let previous = firstResponder else { return true }
    switchDepth += 1
    let resigned = previous.resignFirstResponder()
    switchDepth -= 1
    return resigned && !isTaken
  }

  /// Makes the guest resign, if there is one; false if it refuses. In a switch, the host hears of the whole.
  private func resign(_ guest: Responder?, of scope: FocusScope?, isSwitch: Bool) -> Bool {
    guard let scope, let guest else { return true }
    if isSwitch { scope.switchDepth += 1 }
    let resigned = guest.resignFirstResponder()
    if isSwitch { scope.switchDepth -= 1 }
    return resigned && !scope.isTaken
  }

  // MARK: Resigning

  func resign(_ responder: Responder) -> Bool {
    guard isFirst(responder) else { return true }
    guard isForced(responder) || responder.canResignFirstResponder else {
      log.record(
        .focus,
        responder.debugName,
        "refuses to resign first responder",
        refusal("canResignFirstResponder", of: responder)
      )
      return false
    }
    guard isFirst(responder) else { return true }
    drop(responder)
    return !isFirst(responder)
  }

  /// Takes away first-responder status and tells everybody, in the order of S3: the keyboard, then the responder.
  private func drop(_ responder: Responder) {
    let (host, isView) = (host, first.namesView)
    first.clear()
    let isBeginning = beginning?.toOpaque() == Unmanaged.passUnretained(responder).toOpaque()
    let isEarly = isBeginning && !isForced(responder) && host?.earlyResignLeavesKeyboard == true
    if isEarly { earlyLeaver = responder } else if hasEarlyLeaver { earlyLeaver = nil }
    hasEarlyLeaver = isEarly
    guard log.isEnabled else { return tellDrop(of: responder, isView, isEarly: isEarly, host) }
    log.recording(.focus, responder.debugName, "resigns first responder", step(.resigned, of: responder)) {
      tellDrop(of: responder, isView, isEarly: isEarly, host)
    }
  }

  private func isForced(_ responder: Responder) -> Bool {
    forced?.toOpaque() == Unmanaged.passUnretained(responder).toOpaque()
  }

  private func tellDrop(of responder: Responder, _ isView: Bool, isEarly: Bool, _ host: (any FocusHost)?) {
    if let scope = host?.guest, let guest = scope.firstResponder { scope.remove(guest) }
    if switchDepth == 0, !isEarly { host?.firstResponderDidChange(from: responder, to: nil) }
    host?.focusLeft(responder, isView: isView)
  }

  /// Makes the first responder resign without asking it whether it may (A39); returns whether it did.
  ///
  /// The request still goes through the overridable `resignFirstResponder()` (A37).
  package func forceResign() -> Bool {
    guard let firstResponder else { return false }
    let outer = forced
    forced = .passUnretained(firstResponder)
    defer { forced = outer }
    return withExtendedLifetime(firstResponder) { firstResponder.resignFirstResponder() }
  }

  /// Takes the status away from a responder that leaves the window, even if it does not want to (A43, A44).
  package func remove(_ responder: Responder) {
    guard isFirst(responder) else { return }
    _ = forceResign()
    guard isFirst(responder) else { return }
    log.record(
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
  /// The scope of the views that this one's first responder has brought onto the screen, such as its accessory view, if
  /// there is a first responder in it.
  ///
  /// The first responder there, the guest, gets the input while it is first, and ends before this scope's does.
  var guest: FocusScope? { get }
  /// The number by which a log names a responder; 0 for one that is no view.
  func number(of responder: Responder, in log: EventLog) -> Int
  /// Whether anybody may become first here now: a guest can't while nobody is first who has brought it.
  var takesFocus: Bool { get }
  /// The first responder has changed; on a resignation `new` is nil.
  func firstResponderDidChange(from old: Responder?, to new: Responder?)
  /// A responder is first; the keyboard has not followed yet.
  func focusReached(_ responder: Responder, isView: Bool)
  /// A responder is first, and the keyboard has begun to follow.
  func inputViewsFollowed(_ responder: Responder, isView: Bool)
  /// A responder is not first any more; the keyboard has begun to leave.
  func focusLeft(_ responder: Responder, isView: Bool)
  /// Whether a responder that resigns while it begins leaves its keyboard behind; a bug of some systems (A46).
  var earlyResignLeavesKeyboard: Bool { get }
  /// A responder resigned while it began, and its keyboard comes, or stays, all the same.
  func inputViewsOutlive(_ responder: Responder)
  /// The first responder asked for its input views to be looked up again.
  func inputViewsDidChange(for responder: Responder)
}
