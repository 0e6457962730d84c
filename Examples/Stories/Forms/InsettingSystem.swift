import HeadlessUIKit

/// Changes the insets of a list for the keyboard by itself, as the system does for a table view controller, which the
/// simulator doesn't have (E55): at will-show the bottom inset grows by what is covered, at will-hide it shrinks by the same.
@MainActor final class InsettingSystem {
  private let list: ScrollView
  private var added: CGFloat = 0

  /// Begins to listen, for as long as somebody holds it.
  init(for list: ScrollView) {
    self.list = list
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("makeRoom", InsettingSystem.makeRoom),
      name: Responder.keyboardWillShowNotification
    )
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("takeRoom", InsettingSystem.takeRoom),
      name: Responder.keyboardWillHideNotification
    )
  }

  private func makeRoom(_ notification: Notification) {
    let safe = list.adjustedContentInset.bottom - list.contentInset.bottom
    let overlap = max(0, KeyboardChange(notification).overlap(with: list) - safe)
    list.contentInset.bottom += overlap - added
    added = overlap
  }

  private func takeRoom(_ notification: Notification) {
    list.contentInset.bottom -= added
    added = 0
  }
}
