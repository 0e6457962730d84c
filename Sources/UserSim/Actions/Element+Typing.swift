import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension Element {
  /// Types a text into the element, which must have the keyboard's focus, or have in it what has.
  ///
  /// See ``User/typeText(_:style:fileID:filePath:line:column:)`` for what is typed and what comes back.
  ///
  /// - Throws: Reason `.notFocused`, and what typing without an element throws.
  @discardableResult
  public func typeText(
    _ text: String,
    style: TypingStyle? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) -> String? {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = "typeText(\(text.quoted))"
    let found = try one(for: call, at: place)
    let field = user.firstResponder
    if let refusal = user.refusal(toTypeInto: found) ?? user.tryToType(text, style ?? user.typingStyle) {
      throw user.typingFailure(refusal, in: "\(spelling).\(call)", about: found, at: place)
    }
    return user.firstResponder === field ? (field as? View)?.typedText : nil
  }

  /// Hits a key of the hardware keyboard while modifier keys are held down; the element must have the keyboard's focus.
  ///
  /// - Parameters:
  ///   - key: What the key types, a line feed for return, `"\u{8}"` for delete, or a constant of `KeyCommand`.
  ///   - modifierFlags: What is held down.
  /// - Throws: Reasons `.notFocused` and `.noHardwareKeyboard`.
  public func typeKey(
    _ key: String,
    modifierFlags: KeyModifierFlags,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = "typeKey(\(key.quoted))"
    let found = try one(for: call, at: place)
    let isConnected = user.keyboard.isHardwareKeyboardConnected
    if let refusal = user.refusal(toTypeInto: found) ?? (isConnected ? nil : .noHardwareKeyboard) {
      throw user.failure(refusal, in: "\(spelling).\(call)", about: found, at: place)
    }
    user.context.activate {
      user.keyboard.press(key, modifierFlags: modifierFlags)
      user.settleUnlessManual()
    }
  }

  /// Empties a text field or a text view as a person does: taps it, unless it has the focus; then taps the button that
  /// clears it if it has one, or else deletes one character after the other from the end.
  ///
  /// The caret is put to the end by code. With ``TypingStyle/insertText`` everything is selected and deleted at once.
  ///
  /// - Parameters:
  ///   - style: How; without one, ``User/typingStyle``.
  ///   - force: Whether the finger goes down whatever is in the way.
  /// - Throws: Reason `.noText` for another view, `.obstructed`, `.noKeyboard`, `.typedDiffers` if a delete key does not make
  ///   the text shorter, and `.notFocused` if the focus is elsewhere before the text is empty.
  public func clearText(
    style: TypingStyle? = nil,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let found = try one(for: "clearText()", at: place)
    if let refusal = user.tryToClear(found, style ?? user.typingStyle, force: force) {
      throw user.typingFailure(refusal, in: "\(spelling).clearText()", about: found, at: place)
    }
  }
}

extension User {
  /// Returns why nothing can be typed into an element: neither it nor anything in it has the focus; nil if something has.
  fileprivate func refusal(toTypeInto element: FoundElement) -> InteractionError.Reason? {
    if case .view(let view) = element, let first = firstResponder as? View, first.isDescendant(of: view) {
      return nil
    }
    return .notFocused(view: element.debugName, firstResponder: firstResponder?.debugName)
  }

  /// Empties a text; returns why not, or nil.
  fileprivate func tryToClear(
    _ element: FoundElement,
    _ style: TypingStyle,
    force: Bool
  ) -> InteractionError.Reason? {
    guard case .view(let view) = element, let input = view as? any TextInput, view.typedText != nil else {
      return .noText(view: element.debugName)
    }
    if firstResponder !== view {
      if let refusal = refusal(toTouch: view, force: force) { return refusal }
      touch(at: view.screenMiddle)
    }
    guard view.typedText != "" else { return nil }
    guard firstResponder === view else {
      return .notFocused(view: view.debugName, firstResponder: firstResponder?.debugName)
    }
    if style == .insertText {
      context.activate {
        input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        input.deleteBackward()
      }
      settleUnlessManual()
      return nil
    }
    if let button = clearButton(of: view), refusal(toTouch: button) == nil {
      touch(at: button.screenMiddle)
      if view.typedText == "" { return nil }
    }
    context.activate {
      input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
    }
    return deleteAll(of: view, style)
  }

  private func clearButton(of view: View) -> Button? {
    view.subviews.lazy.compactMap { $0 as? Button }.first { $0.accessibilityIdentifier == "Clear text" }
  }

  private func deleteAll(of view: View, _ style: TypingStyle) -> InteractionError.Reason? {
    while let text = view.typedText, !text.isEmpty {
      guard firstResponder === view else {
        return .notFocused(view: view.debugName, firstResponder: firstResponder?.debugName)
      }
      if style == .hardwareKeys {
        guard keyboard.isHardwareKeyboardConnected else { return .noHardwareKeyboard }
        keyboard.press("\u{8}", modifierFlags: [])
        settleUnlessManual()
      } else if let refusal = tryToTap(key: "delete") {
        return refusal
      }
      // A handler that fills in what was deleted would have the person delete for ever.
      if let rest = view.typedText, rest.utf16.count >= text.utf16.count {
        return .typedDiffers(field: view.debugName, expected: "", found: rest)
      }
    }
    return nil
  }
}
