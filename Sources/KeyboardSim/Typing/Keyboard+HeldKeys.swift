import Responder
import Simulation
import ViewTree

/// The behavior of keys while they are touched.
extension Keyboard {
  /// An event of a key.
  enum KeyEvent {
    /// A touch has begun on the key.
    case down
    /// The key takes effect.
    case hit
    /// The key was held, and the touch ended over one of the characters that it offers (KT8).
    case pick(String)
    /// The touch has slid off the key onto another one.
    case slide
    /// The touch that began on the key has ended; `hasTyped` if the key under it took effect.
    case up(hasTyped: Bool)
  }

  /// Handles an event of a key.
  func handle(_ event: KeyEvent, _ key: KeyboardKey) {
    switch (event, key.key.kind) {
    case (.hit, .delete) where typing.heldDelete?.steps.hasBegun ?? false: break
    case (.hit, _): hit(key, key.key)
    case (.pick(let text), _): hit(key, key.key.typing(text))
    case (.down, .delete): holdDelete(key)
    case (.up, .delete): releaseDelete()
    case (.up, .shift): change { $0.releaseShift() }
    case (.slide, .plane(let plane)): change { $0.slide(to: plane) }
    case (.up(let hasTyped), .plane): change { $0.endSlide(hasTyped: hasTyped) }
    default: break
    }
  }

  private func change(_ body: (inout TypingState) -> Void) {
    body(&typing.state)
    adjustShift()
  }

  // MARK: Delete

  /// A held delete key, and its next deletion.
  struct HeldDelete {
    var steps = DeleteRepeat()
    var work: ScheduledWork
  }

  private func holdDelete(_ key: KeyboardKey) {
    releaseDelete()
    let first = context.schedule(after: DeleteRepeat.delay, label: "repeat of the delete key") {
      [handle] in
      handle.object?.continueDeleting(key)
    }
    typing.heldDelete = HeldDelete(work: first)
  }

  private func continueDeleting(_ key: KeyboardKey) {
    typing.heldDelete?.work = context.clock.schedule(
      every: DeleteRepeat.interval,
      label: "repeat of the delete key"
    ) {
      [handle] in
      guard let keyboard = handle.object else { return }
      keyboard.context.activate { keyboard.deleteAgain(key) }
    }
    deleteAgain(key)
  }

  private func deleteAgain(_ key: KeyboardKey) {
    guard let effect = typing.heldDelete?.steps.fire() else { return }
    context.log.recording(.keyboard, key.debugName, "is held") {
      guard let target = target?.typingTarget else { return }
      type(effect, into: target)
    }
  }

  func releaseDelete() {
    typing.heldDelete?.work.cancel()
    typing.heldDelete = nil
  }
}
