import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// Remembers what the keyboard's last notification told, for controllers that come while it is up (X28).
///
/// Nothing is posted for them, and no property says where the keyboard is. A program makes one memory when it starts, before any
/// keyboard, and hands it to its controllers.
@preconcurrency @MainActor public final class KeyboardMemory {
  /// What the last will-notification told; nil before the first one.
  public private(set) var change: KeyboardChange?

  /// Begins to listen, as code of the simulator that it runs in, for as long as somebody holds the memory.
  public init() {
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
