import Responder
import Simulation
import ViewTree

extension Keyboard {
  /// Handles a key press on the hardware keyboard, with modifier keys held down (A63).
  ///
  /// A key that types goes to the first responder if that takes text, unless a matching command wants
  /// priority. Any other key performs the first matching command on the responder chain, which begins at the
  /// first responder or else at the key window.
  package func press(_ key: String, modifierFlags: KeyModifierFlags) {
    context.activate {
      context.log.recording(.keyboard, "hardware keyboard", "\(label(of: key, modifierFlags)) is hit") {
        deliver(key, modifierFlags)
      }
    }
  }

  private func label(of key: String, _ flags: KeyModifierFlags) -> String {
    flags.prefix + (Self.keyNames[key] ?? key)
  }

  private func deliver(_ key: String, _ flags: KeyModifierFlags) {
    if following.ignoresHardware {
      context.log.record(.keyboard, "hardware keyboard", "the key is lost")
    } else if let first = application.focusedResponder ?? application.keyWindow?.responderOfKeys {
      press(key, flags, at: first) { deliver(key, flags, to: $0) }
    }
  }

  private func deliver(_ key: String, _ flags: KeyModifierFlags, to start: Responder) {
    let input = start.isFirstInScope ? start.typingTarget : nil
    let effect = input == nil ? nil : effect(of: key, flags)
    if let command = command(for: key, flags, startingAt: start, overText: effect != nil) {
      effectCount += 1
      perform(command, startingAt: start)
    } else if let effect, let input, effect != .return || isReturnEnabled {
      effectCount += 1
      type(effect, into: input)
    } else if input != nil, moveCaret(by: key, flags, in: start) {
      effectCount += 1
    } else {
      context.log.record(.keyboard, "hardware keyboard", "the key does nothing")
    }
  }

  /// Returns the first matching command on the chain. Over text, only commands that want priority match.
  private func command(
    for key: String,
    _ flags: KeyModifierFlags,
    startingAt start: Responder,
    overText: Bool
  ) -> KeyCommand? {
    guard context.rule(VersionRules.hasKeyCommands) else { return nil }
    guard !overText || context.rule(VersionRules.keyCommandsCanPrecedeTextInput) else { return nil }
    if let command = start.command(for: key, flags, overText: overText) { return command }
    var candidate = start.next
    var cycle = ChainCycle()
    while var responder = candidate {
      cycle.visit(responder)
      // Plain views have no commands.
      if let view = responder as? View {
        guard let first = view.firstThatMayHandleTouches else { return nil }
        responder = first
      }
      if let command = responder.command(for: key, flags, overText: overText) { return command }
      candidate = responder.next
    }
    return nil
  }

  private func perform(_ command: KeyCommand, startingAt start: Responder) {
    guard let target = start.target(forAction: command.action, withSender: command) else {
      return context.log.record(.keyboard, "hardware keyboard", "nobody performs \(command.action)")
    }
    application.sendAction(command.action, to: target as AnyObject, from: command, for: nil)
  }

  /// Returns the effect of a key on text, or `nil` if the key has none or its modifiers make it a command.
  private func effect(of key: String, _ flags: KeyModifierFlags) -> TypingState.Effect? {
    guard flags.isDisjoint(with: .commanding) else { return nil }
    if key.utf8.count == 1 {
      switch key {
      case "\n", "\r": return .return
      case "\u{8}", "\u{7F}": return .delete
      default: break
      }
    } else if Self.textlessKeys.contains(key) {
      return nil
    }
    return .type(flags.isDisjoint(with: [.shift, .alphaShift]) ? key : key.uppercased())
  }

  private static let textlessKeys: Set<String> = [
    KeyCommand.inputEscape, KeyCommand.inputUpArrow, KeyCommand.inputDownArrow, KeyCommand.inputLeftArrow,
    KeyCommand.inputRightArrow,
  ]

  private static let keyNames = [
    "\n": "return", "\r": "return", "\u{8}": "delete", "\u{7F}": "delete", "\t": "tab", " ": "space",
    KeyCommand.inputEscape: "escape", KeyCommand.inputUpArrow: "up", KeyCommand.inputDownArrow: "down",
    KeyCommand.inputLeftArrow: "left", KeyCommand.inputRightArrow: "right",
  ]
}

extension Responder {
  /// Returns the responder's first matching command. Over text, only commands that want priority match.
  fileprivate func command(for key: String, _ flags: KeyModifierFlags, overText: Bool) -> KeyCommand? {
    keyCommands?.first { $0.matches(key, flags) && (!overText || $0.wantsPriorityOverSystemBehavior) }
  }
}
