import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension Element {
  /// Types a text into the element, which must be or contain the first responder.
  ///
  /// See ``User/typeText(_:style:fileID:filePath:line:column:)`` for the typed text and the return value.
  ///
  /// - Throws: Reason `.notFocused`, and the reasons that typing without an element throws.
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
    let style = style ?? user.typingStyle
    return try user.acting(UserAction(.type(text, style), on: self, at: place)) {
      () throws(InteractionError) in
      let found = try one(for: call, at: place)
      let field = user.firstResponder
      if let refusal = user.refusal(toTypeInto: found) ?? user.tryToType(text, style) {
        throw user.typingFailure(refusal, in: "\(spelling).\(call)", about: found, at: place)
      }
      return user.firstResponder === field ? (field as? View)?.typedText : nil
    }
  }

  /// Presses a key of the hardware keyboard while modifier keys are held down; the element must be or contain
  /// the first responder.
  ///
  /// - Parameters:
  ///   - key: The text the key types, a line feed for return, `"\u{8}"` for delete, or a constant of
  ///     `KeyCommand`.
  ///   - modifierFlags: The modifier keys held down.
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
    try user.acting(UserAction(.typeKey(key, modifierFlags, in: true), on: self, at: place)) {
      () throws(InteractionError) in
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
  }

  /// Clears a text field or a text view as a user does: taps it unless it is first responder, then taps its
  /// clear button if it has one, and otherwise deletes one character after another from the end.
  ///
  /// The caret is moved to the end by code. With ``TypingStyle/insertText`` the whole text is selected and
  /// deleted at once.
  ///
  /// - Parameters:
  ///   - style: The typing style; by default ``User/typingStyle``.
  ///   - force: Whether to tap the element regardless of obstacles.
  /// - Throws: Reason `.noText` for another view, `.obstructed`, `.noKeyboard`, `.typedDiffers` if a delete
  ///   key doesn't shorten the text, and `.notFocused` if the element isn't first responder before the text
  ///   is empty.
  public func clearText(
    style: TypingStyle? = nil,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let style = style ?? user.typingStyle
    try user.acting(UserAction(.clear(style), on: self, force: force, at: place)) {
      () throws(InteractionError) in
      let found = try one(for: "clearText()", at: place)
      if let refusal = user.tryToClear(found, style, force: force) {
        throw user.typingFailure(refusal, in: "\(spelling).clearText()", about: found, at: place)
      }
    }
  }
}

extension User {
  /// Returns the reason nothing can be typed into an element: it neither is nor contains the first responder;
  /// otherwise `nil`.
  fileprivate func refusal(toTypeInto element: FoundElement) -> InteractionError.Reason? {
    if case .view(let view) = element, let first = firstResponder as? View, first.isDescendant(of: view) {
      return nil
    }
    return .notFocused(view: element.debugName, firstResponder: firstResponder?.debugName)
  }

  /// Clears a text; returns the reason if it can't, or `nil`.
  fileprivate func tryToClear(
    _ element: FoundElement,
    _ style: TypingStyle,
    force: Bool
  ) -> InteractionError.Reason? {
    guard case .view(let view) = element, let input = view as? any TextInput, view.typedText != nil else {
      return .noText(view: element.debugName)
    }
    if firstResponder !== view {
      if let refusal = refusal(toTouch: view, force: force, waits: true) { return refusal }
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
      // Without this check, a handler that restores the deleted text would cause an endless loop.
      if let rest = view.typedText, rest.utf16.count >= text.utf16.count {
        return .typedDiffers(field: view.debugName, expected: "", found: rest)
      }
    }
    return nil
  }
}
