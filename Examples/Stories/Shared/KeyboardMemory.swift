import Foundation
import HeadlessUIKit

/// A record of the keyboard's last notification, for controllers that appear while the keyboard is up (X28).
///
/// No notification is posted for them, and no property has the keyboard's frame. An app creates one record at
/// launch, before any keyboard is shown, and passes it to its controllers.
@preconcurrency @MainActor final class KeyboardMemory {
  /// The content of the last will-notification; nil before the first one.
  private(set) var change: KeyboardChange?

  /// Registers for the notifications of the current simulator, until the record is deallocated.
  init() {
    for name in [
      Responder.keyboardWillShowNotification, Responder.keyboardWillHideNotification,
      Responder.keyboardWillChangeFrameNotification,
    ] {
      NotificationBus.default.addObserver(
        self,
        selector: MethodSelector("remember", KeyboardMemory.remember),
        name: name
      )
    }
  }

  private func remember(_ notification: Notification) {
    change = KeyboardChange(notification)
  }
}
