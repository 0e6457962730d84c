import Foundation
import Responder
import Simulation
import ViewTree

extension Keyboard {
  /// A key took effect: the state changes first, then the responder gets the text.
  func hit(_ pressed: KeyboardKey, _ key: Key) {
    guard key.kind != .return || isReturnEnabled else {
      return context.log.record(.keyboard, pressed.debugName, "is disabled while there is no text")
    }
    effectCount += 1
    context.log.recording(.keyboard, pressed.debugName, "is hit") {
      let effect = typing.hit(key, at: context.clock.now, rules: typingRules) {
        target?.typingTarget?.textBeforeCaret ?? ""
      }
      refreshKeys()
      if effect == .resign { return sendAway() }
      switch key.kind {
      case .globe: return useNextInputMode()
      case .emoji: return useEmoji()
      default: break
      }
      guard let effect, let input = target?.keyInput else { return }
      type(effect, into: input)
    }
  }

  /// What the settings and the text input allow.
  private var typingRules: TypingState.Rules {
    TypingState.Rules(
      locksShift: settings.isCapsLockEnabled,
      endsSentences: settings.isPeriodShortcutEnabled && !request.isSecret && !request.type.isForAddresses
    )
  }

  /// Whether the return key does anything: it may ask for text (KT12).
  public var isReturnEnabled: Bool {
    !request.enablesReturnAutomatically || responder?.keyInput?.hasText ?? false
  }

  /// Turns shift on or off by itself, by the text before the caret.
  func adjustShift() {
    isShiftAdjusted = true
    let text = target?.typingTarget?.textBeforeCaret ?? ""
    let type = settings.isAutocapitalizationEnabled ? request.effectiveAutocapitalization : .none
    typing.adjustShift(to: type, textBefore: text)
    refreshKeys()
  }

  /// Hands an effect to the responder, and lets shift follow; a text of the toolkit tells of its change by itself.
  func type(_ effect: TypingState.Effect, into target: any KeyInput) {
    isShiftAdjusted = false
    send(effect, to: target)
    if !isShiftAdjusted { adjustShift() }
  }

  /// Hands an effect to the responder: to one of the toolkit with the delegate's questions, to any other as `KeyInput`.
  private func send(_ effect: TypingState.Effect, to target: any KeyInput) {
    if let typist = (target as? Responder)?.typingTarget {
      switch effect {
      case .type(let text): typist.typeFromKeyboard(text)
      case .endSentence: typist.retypeFromKeyboard(". ")
      case .delete: typist.deleteFromKeyboard()
      case .deleteWord: typist.deleteWordFromKeyboard()
      case .return: typist.returnFromKeyboard()
      case .undo, .moveCaret, .resign: control(effect, target)
      }
    } else {
      switch effect {
      case .type(let text): target.insertText(text)
      case .endSentence:
        target.deleteBackward()
        target.insertText(". ")
      case .delete, .deleteWord: target.deleteBackward()
      case .return: target.insertText("\n")
      case .undo, .moveCaret, .resign: control(effect, target)
      }
    }
  }

  /// Carries out what changes no text by itself.
  private func control(_ effect: TypingState.Effect, _ target: any KeyInput) {
    switch effect {
    case .undo: (target as? Responder)?.undoManager?.undo()
    case .moveCaret(let distance): (target as? any TextInput)?.moveCaret(by: distance)
    default: break
    }
  }

  // MARK: What a person has to hit

  /// Whether the keys that are installed can type that character.
  package func canType(_ character: Character) -> Bool {
    layout?.plane(for: TypedCharacter(character), startingAt: plane) != nil
  }

  /// Returns the next key to hit on the way to typing `character`, and whether it is the last; nil if there is no way.
  ///
  /// A person first changes to the plane that has the character, then sets shift, then hits the key.
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

  /// Returns the key that is called `name`: by its label, its title, or its letter in either case.
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

extension TextInput {
  /// Moves the caret by so many characters; from a selection, to that end of it.
  fileprivate func moveCaret(by distance: Int) {
    guard let selection = selectedTextRange else { return }
    let end = distance < 0 ? selection.start : selection.end
    let place = selection.isEmpty ? position(from: end, offset: distance) ?? end : end
    selectedTextRange = textRange(from: place, to: place)
  }
}
