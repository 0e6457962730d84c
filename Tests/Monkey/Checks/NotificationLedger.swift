import HeadlessUIKit

/// The keyboard notifications of a session, in order.
@MainActor final class NotificationLedger {
  private enum Kind { case show, hide }
  private var lastWill: Kind?
  private var lastDid: Kind?
  private(set) var willCount = 0
  private(set) var didCount = 0

  /// Observes the keyboard notifications of a bus.
  func observe(_ bus: NotificationBus) {
    observe(bus, Responder.keyboardWillShowNotification) { $0.will(.show) }
    observe(bus, Responder.keyboardWillHideNotification) { $0.will(.hide) }
    observe(bus, Responder.keyboardDidShowNotification) { $0.did(.show) }
    observe(bus, Responder.keyboardDidHideNotification) { $0.did(.hide) }
  }

  private func observe(
    _ bus: NotificationBus,
    _ name: Notification.Name,
    _ body: @escaping @MainActor (NotificationLedger) -> Void
  ) {
    _ = bus.addObserver(forName: name) { [weak self] _ in
      if let self { body(self) }
    }
  }

  private func will(_ kind: Kind) {
    lastWill = kind
    willCount += 1
  }

  private func did(_ kind: Kind) {
    lastDid = kind
    didCount += 1
  }

  /// A broken rule at rest, if there is one: the last announced movement has ended, and no movement ends
  /// that wasn't announced.
  var finding: String? {
    if lastWill != lastDid {
      return "the last will-notification is \(text(lastWill)), the last did-notification \(text(lastDid))"
    }
    return didCount > willCount ? "\(didCount) did-notifications after \(willCount) will-notifications" : nil
  }

  private func text(_ kind: Kind?) -> String {
    switch kind {
    case .show: "a show"
    case .hide: "a hide"
    case nil: "none"
    }
  }
}
