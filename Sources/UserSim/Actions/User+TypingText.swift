import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension User {
  /// Types a text into the first responder, and returns the resulting text.
  ///
  /// A line feed is the return key. Changes that a delegate, a correction or automatic capitalization makes
  /// to the text aren't errors; the return value includes them. A key press without effect is an error.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - style: The typing style; by default ``typingStyle``.
  /// - Returns: The whole text afterwards, in plain letters even for secure text entry; `nil` if the first
  ///   responder isn't a text field or text view, or is no longer first responder.
  /// - Throws: Reasons `.noFocus`, `.noKeyboard`, `.noHardwareKeyboard`, `.noKeyForCharacter`: nothing is
  ///   typed then, unless a handler changes the keys during typing. `.focusLost` if a handler moves the focus
  ///   away, `.obstructed` or `.typedDiffers` if a key press has no effect.
  @discardableResult
  public func typeText(
    _ text: String,
    style: TypingStyle? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) -> String? {
    let style = style ?? typingStyle
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return try acting(.type(text, ElementDeed.type(text, style).call(force: false), at: place)) {
      () throws(InteractionError) in
      let field = firstResponder
      if let refusal = tryToType(text, style) {
        throw typingFailure(
          refusal,
          in: "user.typeText(\(text.quoted))",
          about: (field as? View).map { .view($0) },
          at: place
        )
      }
      return firstResponder === field ? (field as? View)?.typedText : nil
    }
  }

  /// Returns the error for typing: about a key if one couldn't be reached, otherwise about the field.
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

  /// Types as much of a text as possible; returns the reason for stopping early, or `nil`.
  func tryToType(_ text: String, _ style: TypingStyle) -> InteractionError.Reason? {
    switch style {
    case .softwareKeys: return tryToType(text)
    case .hardwareKeys: return tryToType(text, key: hitHardwareKey)
    case .insertText:
      guard let input = firstResponder as? any KeyInput else {
        return noFocus
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
    guard let field = firstResponder, field is any KeyInput else { return noFocus }
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

  /// The reason why nothing receives typed text: no first responder, one that takes no text, or one whose
  /// window isn't key.
  var noFocus: InteractionError.Reason {
    if let firstResponder { return .noFocus(firstResponder: firstResponder.debugName) }
    let shown = application.shownWindows.reversed()
    guard let first = shown.lazy.compactMap({ $0.findFirstResponder() }).first else {
      return .noFocus(firstResponder: nil)
    }
    return .notKey(firstResponder: first.debugName, keyWindow: application.keyWindow?.debugName)
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
  /// The text of a text field or a text view; `nil` for other views.
  var typedText: String? {
    switch self {
    case let field as TextField: field.text ?? ""
    case let view as TextView: view.text ?? ""
    default: nil
    }
  }
}
