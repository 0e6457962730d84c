import Foundation
import Responder
import Simulation
import ViewTree

extension Keyboard {
  /// Performs a key's effect: changes the typing state first, then sends the text to the responder.
  func hit(_ pressed: KeyboardKey, _ key: Key) {
    guard key.kind != .return || isReturnEnabled else {
      return context.log.record(.keyboard, pressed.debugName, "is disabled while there is no text")
    }
    effectCount += 1
    context.log.recording(.keyboard, pressed.debugName, "is hit") {
      let effect = typing.state.hit(key, at: context.clock.now, rules: typingRules) {
        target?.typingTarget?.textBeforeCaret ?? ""
      }
      refreshKeys()
      if effect == .resign { return dismissForUser() }
      switch key.kind {
      case .globe: return useNextInputMode()
      case .emoji: return useEmoji()
      default: break
      }
      guard let effect, let target = target?.typingTarget else { return }
      type(effect, into: target)
    }
  }

  /// The rules that the settings and the text input permit.
  private var typingRules: TypingState.Rules {
    TypingState.Rules(
      locksShift: settings.isCapsLockEnabled,
      endsSentences: settings.isPeriodShortcutEnabled && !request.isSecureTextEntry
        && !request.type.isForAddresses
    )
  }

  /// Whether the return key is enabled; a responder may require text (KT12).
  public var isReturnEnabled: Bool {
    !request.enablesReturnAutomatically || responder?.typingTarget?.hasText ?? false
  }

  /// Updates automatic shift by the text before the caret.
  func adjustShift() {
    typing.isShiftAdjusted = true
    let text = target?.typingTarget?.textBeforeCaret ?? ""
    let type = settings.isAutocapitalizationEnabled ? request.effectiveAutocapitalization : .none
    typing.state.adjustShift(to: type, textBefore: text)
    refreshKeys()
  }

  /// Applies an effect to the target, and updates shift unless the target has already reported its change.
  func type(_ effect: TypingState.Effect, into target: any KeyboardTypingTarget) {
    typing.isShiftAdjusted = false
    switch effect {
    case .type(let text): target.typeFromKeyboard(text)
    case .endSentence: target.replaceCharacterFromKeyboard(". ")
    case .delete: target.deleteFromKeyboard()
    case .deleteWord: target.deleteWordFromKeyboard()
    case .return: target.returnFromKeyboard()
    case .moveCaret(let distance): target.moveCaretFromKeyboard(by: distance)
    case .undo: self.target?.undoManager?.undo()
    case .resign: break
    }
    if !typing.isShiftAdjusted { adjustShift() }
  }

  // MARK: Keys for a character

  /// Returns whether the installed keys can type a character.
  package func canType(_ character: Character) -> Bool {
    layout?.plane(for: TypedCharacter(character), startingAt: plane) != nil
  }

  /// Returns the next key to hit in order to type `character`, and whether that key types it, or `nil` if
  /// there is no way.
  ///
  /// The keys to hit are first those that change to the plane with the character, then shift, then the
  /// character's key.
  package func nextKey(toType character: Character) -> (key: KeyboardKey, types: Bool)? {
    let present = plane
    let wanted = TypedCharacter(character)
    guard let plane = layout?.plane(for: wanted, startingAt: present) else { return nil }
    if plane != present { return key(towards: plane).map { ($0, false) } }
    let isLetter = plane == .letters && character.isLetter
    if isLetter, character.isUppercase != isShifted {
      return keys.first { $0.key.kind == .shift }.map { ($0, false) }
    }
    return keys.first { $0.key.types(wanted) }.map { ($0, true) }
  }

  /// Returns the key with a name: its label, its title, or its letter in either case.
  package func key(named name: String) -> KeyboardKey? {
    let keys = keys
    if let key = keys.first(where: { $0.key.label == name || $0.title == name }) { return key }
    let lowercase = name.lowercased()
    return keys.first { !$0.key.label.isEmpty && $0.key.label.lowercased() == lowercase }
  }

  private func key(towards wanted: KeyPlane) -> KeyboardKey? {
    let keys = keys
    let direct = keys.first { $0.key.kind == .plane(wanted) }
    return direct ?? keys.first { $0.key.kind == .plane(.numbers) || $0.key.kind == .plane(.letters) }
  }
}

extension Keyboard {
  /// All characters that the installed keys type without shift, in the order of planes and keys.
  package var typeableCharacters: String {
    let planes = KeyPlane.allCases.compactMap { layout?.planes[$0] }
    let keys = planes.joined().filter { $0.kind == .character }.map(\.text)
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }.joined()
  }
}
