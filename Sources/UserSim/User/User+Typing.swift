import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension User {
  /// Types a text by tapping keys, changing planes and shift as a person would; a line feed taps the return key.
  ///
  /// - Throws: Reason `.noFocus` or `.noKeyboard` if there is nothing to type with, `.noKeyForCharacter` if the keyboard
  ///   can't type all of the text; nothing is typed then, unless a handler changes the keys in the middle.
  ///   `.focusLost` if a handler takes the focus away in the middle.
  public func type(
    _ text: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    if let refusal = tryToType(text) {
      throw typingFailure(
        refusal,
        in: "user.type(\(text.quoted))",
        about: (firstResponder as? View).map { .view($0) },
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }

  /// Taps the key of that name: the character it types, in either case, or a word such as `return`, `delete`, `shift`,
  /// `123`; also what stands on it.
  ///
  /// - Throws: Reason `.noKeyboard` if no keyboard is up, `.noSuchKey` if the present plane has no such key.
  public func tap(
    key name: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    if let refusal = tryToTap(key: name) {
      throw failure(
        refusal,
        in: "user.tap(key: \(name.quoted))",
        about: keyboard.isVisible ? keyboard.key(named: name).map { .key($0) } : nil,
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }

  /// Hits a key of the hardware keyboard while modifier keys are held down.
  ///
  /// - Parameters:
  ///   - key: What the key types, a line feed for return, `"\u{8}"` for delete, or a constant of `KeyCommand`.
  ///   - modifierFlags: What is held down.
  /// - Throws: Reason `.noHardwareKeyboard` if none is connected.
  public func typeKey(
    _ key: String,
    modifierFlags: KeyModifierFlags,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    guard keyboard.isHardwareKeyboardConnected else {
      throw failure(
        .noHardwareKeyboard,
        in: "user.typeKey(\(key.quoted))",
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    context.activate {
      keyboard.press(key, modifierFlags: modifierFlags)
      settleUnlessManual()
    }
  }

  // MARK: Keys

  /// Types as much of a text as can be; returns why not all, or nil.
  func tryToType(_ text: String) -> InteractionError.Reason? {
    guard let field = firstResponder else { return .noFocus(firstResponder: nil) }
    guard field is any KeyInput else { return .noFocus(firstResponder: field.debugName) }
    if let refusal = refusalOfKeyboard { return refusal }
    awaitKeyboard()
    if let character = text.first(where: { !keyboard.canType($0) }) { return noKey(for: character, in: text) }
    for (index, character) in zip(text.indices, text) {
      guard keyboard.target === field else {
        return .focusLost(field: field.debugName, typed: String(text[..<index]), text: text)
      }
      if let refusal = tryToTapKeys(for: character, at: index, of: text) { return refusal }
    }
    return nil
  }

  /// Taps a key; returns why not, or nil.
  func tryToTap(key name: String) -> InteractionError.Reason? {
    if let refusal = refusalOfKeyboard { return refusal }
    awaitKeyboard()
    guard let key = keyboard.key(named: name) else { return noSuchKey(name) }
    if let refusal = refusal(toTouch: key) { return refusal }
    touch(at: key.accessibilityFrame.middle)
    return nil
  }

  /// Taps the keys that lead to a character; returns why not, or nil.
  private func tryToTapKeys(
    for character: Character,
    at index: String.Index,
    of text: String
  ) -> InteractionError.Reason? {
    // Planes, then shift, then the key: no character needs more.
    for _ in 0..<4 {
      guard let (key, types) = keyboard.nextKey(toType: character) else { break }
      let count = keyboard.effectCount
      touch(at: key.accessibilityFrame.middle)
      if keyboard.effectCount == count { return refusal(of: key, at: index, of: text) }
      if types { return nil }
    }
    return noKey(for: character, in: text)
  }

  /// Why a key that was tapped had no effect: something else got the finger, or the key does nothing now.
  private func refusal(
    of key: KeyboardKey,
    at index: String.Index,
    of text: String
  ) -> InteractionError.Reason {
    if let refusal = refusal(toTouch: .key(key)) { return refusal }
    let field = firstResponder?.debugName ?? "the keyboard"
    return .typedDiffers(field: field, expected: text, found: String(text[..<index]))
  }

  /// Why no key can be hit; nil if the keyboard is there.
  private var refusalOfKeyboard: InteractionError.Reason? {
    keyboard.isVisible ? nil : .noKeyboard(firstResponder: firstResponder?.debugName)
  }

  private func noSuchKey(_ name: String) -> InteractionError.Reason {
    .noSuchKey(
      name: name,
      layout: keyboard.layoutName ?? "the keyboard",
      keys: keyboard.keys.map(\.key.label).filter { !$0.isEmpty }
    )
  }

  private func noKey(for character: Character, in text: String) -> InteractionError.Reason {
    .noKeyForCharacter(
      character,
      text: text,
      layout: keyboard.layoutName ?? "the keyboard",
      typeable: keyboard.typeableCharacters
    )
  }
}
