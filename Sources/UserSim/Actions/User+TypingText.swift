import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension User {
  /// Types a text into what has the keyboard's focus, and reads it back.
  ///
  /// A line feed is the return key. What a delegate, a correction or automatic capitals make of the text is the program's
  /// affair and no error; it is what comes back. That a key was hit without effect is an error.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - style: How; without one, ``typingStyle``.
  /// - Returns: The whole text afterwards, in plain letters also for a secret; nil if the first responder is no text field
  ///   and no text view, or isn't first any more.
  /// - Throws: Reasons `.noFocus`, `.noKeyboard`, `.noHardwareKeyboard`, `.noKeyForCharacter`: nothing is typed then, unless a
  ///   handler changes the keys in the middle. `.focusLost` if a handler takes the focus away, `.obstructed` or
  ///   `.typedDiffers` if a key is hit without effect.
  @discardableResult
  public func typeText(
    _ text: String,
    style: TypingStyle? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) -> String? {
    let field = firstResponder
    if let refusal = tryToType(text, style ?? typingStyle) {
      throw typingFailure(
        refusal,
        in: "user.typeText(\(text.quoted))",
        about: (field as? View).map { .view($0) },
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    return firstResponder === field ? (field as? View)?.typedText : nil
  }

  /// Returns the error for typing: about a key, if one could not be reached, or else about what was typed into.
  func typingFailure(
    _ refusal: InteractionError.Reason,
    in call: String,
    about element: FoundElement?,
    at place: SourcePlace
  ) -> InteractionError {
    var key: KeyboardKey?
    if case .obstructed(let name, _) = refusal { key = keyboard.keys.first { $0.debugName == name } }
    return failure(refusal, in: call, about: key.map { .key($0) } ?? element, at: place)
  }

  /// Types as much of a text as can be; returns why not all, or nil.
  func tryToType(_ text: String, _ style: TypingStyle) -> InteractionError.Reason? {
    switch style {
    case .softwareKeys: return tryToType(text)
    case .hardwareKeys: return tryToType(text, key: hitHardwareKey)
    case .insertText:
      guard let input = firstResponder as? any KeyInput else {
        return .noFocus(firstResponder: firstResponder?.debugName)
      }
      context.activate { input.insertText(text) }
      settleUnlessManual()
      return nil
    }
  }

  private func tryToType(
    _ text: String,
    key hit: (Character) -> Void
  ) -> InteractionError.Reason? {
    guard let field = firstResponder else { return .noFocus(firstResponder: nil) }
    guard field is any KeyInput else { return .noFocus(firstResponder: field.debugName) }
    guard keyboard.isHardwareKeyboardConnected else { return .noHardwareKeyboard }
    for (index, character) in zip(text.indices, text) {
      let typed = String(text[..<index])
      guard firstResponder === field else {
        return .focusLost(field: field.debugName, typed: typed, text: text)
      }
      let count = keyboard.effectCount
      hit(character)
      if keyboard.effectCount == count {
        return .typedDiffers(field: field.debugName, expected: text, found: typed)
      }
    }
    return nil
  }

  private func hitHardwareKey(_ character: Character) {
    let isCapital = character.isUppercase
    keyboard.press(
      isCapital ? character.lowercased() : String(character),
      modifierFlags: isCapital ? .shift : []
    )
    settleUnlessManual()
  }
}

extension View {
  /// The text of a text field or a text view; nil of any other view.
  var typedText: String? {
    switch self {
    case let field as TextField: field.text ?? ""
    case let view as TextView: view.text ?? ""
    default: nil
    }
  }
}
