import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension User {
  /// Types a text by tapping keys, switching planes and shift as needed; a line feed taps the return key.
  ///
  /// - Throws: Reason `.noFocus` or `.noKeyboard` if typing isn't possible, `.noKeyForCharacter` if the
  ///   keyboard can't type all of the text; nothing is typed then, unless a handler changes the keys during
  ///   typing. `.focusLost` if a handler moves the focus away during typing.
  public func type(
    _ text: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.type(text, "type(\(text.inSwift))", at: place)) { () throws(InteractionError) in
      guard let refusal = tryToType(text) else { return }
      throw typingFailure(
        refusal,
        in: "user.type(\(text.quoted))",
        about: (firstResponder as? View).map { .view($0) },
        at: place
      )
    }
  }

  /// Taps a key by name: the character it types, in either case, its label, or a word such as `return`,
  /// `delete`, `shift`, `123`.
  ///
  /// - Throws: Reason `.noKeyboard` if no keyboard is on the screen, `.noSuchKey` if the current plane has no
  ///   such key.
  public func tap(
    key name: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.tapKey(name, by: self, at: place)) { () throws(InteractionError) in
      guard let refusal = tryToTap(key: name) else { return }
      throw failure(
        refusal,
        in: "user.tap(key: \(name.quoted))",
        about: keyboard.isVisible ? keyboard.key(named: name).map { .key($0) } : nil,
        at: place
      )
    }
  }

  /// Presses a key of the hardware keyboard while modifier keys are held down.
  ///
  /// - Parameters:
  ///   - key: The text the key types, a line feed for return, `"\u{8}"` for delete, or a constant of
  ///     `KeyCommand`.
  ///   - modifierFlags: The modifier keys held down.
  /// - Throws: Reason `.noHardwareKeyboard` if none is connected.
  public func typeKey(
    _ key: String,
    modifierFlags: KeyModifierFlags,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.typeKey(key, modifierFlags, at: place)) { () throws(InteractionError) in
      guard keyboard.isHardwareKeyboardConnected else {
        throw failure(.noHardwareKeyboard, in: "user.typeKey(\(key.quoted))", at: place)
      }
      context.activate {
        keyboard.press(key, modifierFlags: modifierFlags)
        settleUnlessManual()
      }
    }
  }

  // MARK: Keys

  /// Types as much of a text as possible; returns the reason for stopping early, or `nil`.
  func tryToType(_ text: String) -> InteractionError.Reason? {
    guard let field = firstResponder, field is any KeyInput else { return noFocus }
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

  /// Taps a key; returns the reason if it can't, or `nil`.
  func tryToTap(key name: String) -> InteractionError.Reason? {
    if let refusal = refusalOfKeyboard { return refusal }
    awaitKeyboard()
    guard let key = keyboard.key(named: name) else { return noSuchKey(name) }
    if let refusal = refusal(toTouch: key) { return refusal }
    touch(at: key.accessibilityFrame.middle)
    return nil
  }

  /// Taps the keys needed to type a character; returns the reason if it can't, or `nil`.
  private func tryToTapKeys(
    for character: Character,
    at index: String.Index,
    of text: String
  ) -> InteractionError.Reason? {
    // Plane switches, then shift, then the key: no character needs more than four taps.
    for _ in 0..<4 {
      guard let (key, types) = keyboard.nextKey(toType: character) else { break }
      let count = keyboard.effectCount
      touch(at: key.accessibilityFrame.middle)
      if keyboard.effectCount == count { return refusal(of: key, at: index, of: text) }
      if types { return nil }
    }
    return noKey(for: character, in: text)
  }

  /// Returns the reason a tapped key had no effect: something else received the touch, or the key is inactive
  /// now.
  private func refusal(
    of key: KeyboardKey,
    at index: String.Index,
    of text: String
  ) -> InteractionError.Reason {
    if let refusal = refusal(toTouch: .key(key)) { return refusal }
    let field = firstResponder?.debugName ?? "the keyboard"
    return .typedDiffers(field: field, expected: text, found: String(text[..<index]))
  }

  /// The reason no key can be tapped, or `nil` if the keyboard is on the screen.
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
