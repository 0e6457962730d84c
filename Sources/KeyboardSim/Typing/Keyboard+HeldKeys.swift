import Responder
import Simulation
import ViewTree

/// What keys do while fingers are on them.
extension Keyboard {
  /// What happened to a key.
  enum KeyEvent {
    /// A finger went down on it.
    case down
    /// It takes effect.
    case hit
    /// It was held, and the finger lifted over one of the characters that it offers (KT8).
    case pick(String)
    /// A finger slides off it, onto another one.
    case slide
    /// The finger that went down on it has left the screen; `hasTyped` if the key under it took effect.
    case up(hasTyped: Bool)
  }

  /// Does what a key does at that moment.
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

  /// A delete key with a finger on it, and what it will do next.
  struct HeldDelete {
    var steps = DeleteRepeat()
    var work: ScheduledWork
  }

  private func holdDelete(_ key: KeyboardKey) {
    releaseDelete()
    let first = context.schedule(after: DeleteRepeat.delay, label: "repeat of the delete key") {
      [handle] in
      handle.object?.goOnDeleting(key)
    }
    typing.heldDelete = HeldDelete(work: first)
  }

  private func goOnDeleting(_ key: KeyboardKey) {
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
