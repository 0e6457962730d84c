import Simulation

/// An object that manages the first responder of a window.
///
/// The steps of a change call overridable methods and delegates, any of which may start another change. The
/// later change takes precedence; the earlier one then returns failure instead of reverting it.
@MainActor package final class FocusScope {
  /// The first responder, or `nil` if there is none.
  package nonisolated var firstResponder: Responder? { first.responder }

  /// Whether the first responder is a view of the host's tree.
  package nonisolated var firstResponderIsView: Bool { first.isViewReference }

  private let first = FocusReference()

  /// Returns whether a responder is first responder.
  package func isFirst(_ responder: Responder) -> Bool { first.names(responder) }

  /// Whether there is a first responder.
  package nonisolated var isSet: Bool { first.isSet }

  /// The window to notify about changes of the first responder, which owns the scope. With a weak reference,
  /// a change of focus (W5) takes longer.
  package private(set) unowned var host: (any FocusHost)?

  /// The responder that is being forced to resign, retained by the caller.
  private var forced: ObjectIdentifier?

  /// The responder that is being notified that it became first responder, before the keyboard is updated. It
  /// is retained by the caller.
  private var beginning: ObjectIdentifier?

  /// The last responder to resign, if it resigned while it began, on a system that then leaves its keyboard
  /// behind (A46).
  private weak var earlyResigner: Responder?
  /// Whether ``earlyResigner`` is set or was set; reading or setting a weak reference takes longer.
  private var hasEarlyResigner = false

  /// The number of changes from one responder to another in progress.
  private var switchDepth = 0

  /// Creates a scope that records its changes in a log.
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

  /// Makes a responder first responder. `isView` is true for a view of the host's tree.
  package func makeFirstResponder(_ candidate: Responder, isView: Bool) -> Bool {
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
    Recursion.enter("becomeFirstResponder() of \(candidate.debugName)")
    defer { Recursion.leave() }
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
    guard candidate.focusScope === self, host?.acceptsFirstResponder != false else { return false }
    let previous = firstResponder
    let guestScope = host?.guest
    let guest = guestScope?.firstResponder
    guard resign(guest, of: guestScope, isSwitch: true), resignPrevious(),
      candidate.focusScope === self
    else {
      if (!isSet && previous != nil) || host?.guest?.firstResponder !== guest {
        host?.firstResponderDidChange(from: guest ?? previous, to: firstResponder)
      }
      return false
    }
    first.set(candidate, isView: isView)
    log.record(.focus, candidate.debugName, "is first responder", step(.became, of: candidate))
    let outer = beginning
    beginning = ObjectIdentifier(candidate)
    host?.responderDidBecomeFirst(candidate, isView: isView)
    beginning = outer
    guard isFirst(candidate) else {
      if earlyResigner === candidate, !isSet {
        (earlyResigner, hasEarlyResigner) = (nil, false)
        host?.inputViewsDidOutlive(candidate)
      }
      return false
    }
    host?.firstResponderDidChange(from: previous, to: candidate)
    host?.inputViewsFollowed(candidate, isView: isView)
    return isFirst(candidate)
  }

  /// Makes the current first responder resign; returns false if it refuses or another responder became first
  /// meanwhile.
  private func resignPrevious() -> Bool {
    guard let previous = firstResponder else { return true }
    switchDepth += 1
    let resigned = previous.resignFirstResponder()
    switchDepth -= 1
    return resigned && !isSet
  }

  /// Makes the guest resign, if there is one; returns false if it refuses. In a switch, the host is notified
  /// of the whole change only.
  private func resign(_ guest: Responder?, of scope: FocusScope?, isSwitch: Bool) -> Bool {
    guard let scope, let guest else { return true }
    if isSwitch { scope.switchDepth += 1 }
    let resigned = guest.resignFirstResponder()
    if isSwitch { scope.switchDepth -= 1 }
    return resigned && !scope.isSet
  }

  // MARK: Resigning

  func resign(_ responder: Responder) -> Bool {
    guard isFirst(responder) else { return true }
    Recursion.enter("resignFirstResponder() of \(responder.debugName)")
    defer { Recursion.leave() }
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

  /// Removes first-responder status and notifies the host, in the order of S3: the keyboard, then the
  /// responder.
  private func drop(_ responder: Responder) {
    let (host, isView) = (host, first.isViewReference)
    first.clear()
    let isBeginning = beginning == ObjectIdentifier(responder)
    let isEarly = isBeginning && !isForced(responder) && host?.earlyResignLeavesKeyboard == true
    if isEarly { earlyResigner = responder } else if hasEarlyResigner { earlyResigner = nil }
    hasEarlyResigner = isEarly
    guard log.isEnabled else { return notifyDrop(of: responder, isView, isEarly: isEarly, host) }
    log.recording(.focus, responder.debugName, "resigns first responder", step(.resigned, of: responder)) {
      notifyDrop(of: responder, isView, isEarly: isEarly, host)
    }
  }

  private func isForced(_ responder: Responder) -> Bool {
    forced == ObjectIdentifier(responder)
  }

  private func notifyDrop(of responder: Responder, _ isView: Bool, isEarly: Bool, _ host: (any FocusHost)?) {
    if let scope = host?.guest, let guest = scope.firstResponder { scope.remove(guest) }
    if switchDepth == 0, !isEarly { host?.firstResponderDidChange(from: responder, to: nil) }
    host?.responderDidResignFirst(responder, isView: isView)
  }

  /// Makes the first responder resign without reading whether it can (A39), and returns whether it resigned.
  ///
  /// It still calls the overridable `resignFirstResponder()` (A37).
  package func forceResign() -> Bool {
    guard let firstResponder else { return false }
    let outer = forced
    forced = ObjectIdentifier(firstResponder)
    Recursion.enter("endEditing(_:) at \(firstResponder.debugName)")
    defer {
      forced = outer
      Recursion.leave()
    }
    return withExtendedLifetime(firstResponder) { firstResponder.resignFirstResponder() }
  }

  /// Removes the status from a responder that leaves the window, even if it refuses to resign (A43, A44).
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

  /// Removes the status from a responder that is no longer in the window because it became first responder in
  /// a callback of the removal. It can't become first responder in this scope again.
  package func removeIfDetached() {
    guard let firstResponder, firstResponder.focusScope !== self else { return }
    drop(firstResponder)
  }
}

/// The owner of a ``FocusScope``, which is notified after changes.
@MainActor package protocol FocusHost: AnyObject {
  /// The scope of the views that this scope's first responder displays, such as its accessory view, if that
  /// scope has a first responder.
  ///
  /// The first responder in it, the guest, receives the input while it is first responder, and resigns before
  /// this scope's first responder.
  var guest: FocusScope? { get }
  /// Returns the number of a responder in a log, or 0 for a responder that is not a view.
  func number(of responder: Responder, in log: EventLog) -> Int
  /// Whether a responder can become first responder here now. In a guest's scope this is false while the
  /// scope that displays the guest has no first responder.
  var acceptsFirstResponder: Bool { get }
  /// Notifies the host that the first responder changed; on a resignation `new` is `nil`.
  func firstResponderDidChange(from old: Responder?, to new: Responder?)
  /// Notifies the host that a responder became first responder, before the keyboard is updated.
  func responderDidBecomeFirst(_ responder: Responder, isView: Bool)
  /// Notifies the host that a responder became first responder, after the keyboard has begun to update.
  func inputViewsFollowed(_ responder: Responder, isView: Bool)
  /// Notifies the host that a responder resigned, after the keyboard has begun to hide.
  func responderDidResignFirst(_ responder: Responder, isView: Bool)
  /// Whether a responder that resigns while it begins leaves its keyboard behind, a bug of some systems
  /// (A46).
  var earlyResignLeavesKeyboard: Bool { get }
  /// Notifies the host that a responder resigned while it began, but its keyboard still appears or stays.
  func inputViewsDidOutlive(_ responder: Responder)
  /// Notifies the host that the first responder's input views must be looked up again.
  func inputViewsDidChange(for responder: Responder)
}
