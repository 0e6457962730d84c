import Responder
import Simulation
import ViewTree

extension Keyboard {
  /// Moves the caret of a text input by an arrow key for which there is no command: by characters and lines,
  /// with the option key by words and paragraphs, with the command key to the ends of the line and of the
  /// text. The shift key extends the selection. Returns whether the key is an arrow key.
  func moveCaret(by key: String, _ flags: KeyModifierFlags, in responder: Responder) -> Bool {
    guard let movement = CaretMovement(key, flags), let input = responder as? any TextInput & Responder else {
      return false
    }
    let anchor = arrowAnchor.flatMap { old in
      old.input === input && input.selectedTextRange == old.selection ? old.position : nil
    }
    let kept = input.perform(movement, anchor: movement.extends ? anchor : nil)
    arrowAnchor = kept.map { ArrowAnchor(input: input, position: $0, selection: input.selectedTextRange) }
    return true
  }
}

/// The end of a selection that stays while arrow keys with the shift key move the other one.
struct ArrowAnchor {
  weak var input: (any TextInput)?
  let position: TextPosition
  let selection: TextRange?
}

extension CaretMovement {
  /// Creates the movement of an arrow key; nil for other keys.
  fileprivate init?(_ key: String, _ flags: KeyModifierFlags) {
    let direction: TextLayoutDirection
    switch key {
    case KeyCommand.inputLeftArrow: direction = .left
    case KeyCommand.inputRightArrow: direction = .right
    case KeyCommand.inputUpArrow: direction = .up
    case KeyCommand.inputDownArrow: direction = .down
    default: return nil
    }
    let isVertical = direction == .up || direction == .down
    let unit: TextGranularity =
      if flags.contains(.command) {
        isVertical ? .document : .line
      } else if flags.contains(.alternate) {
        isVertical ? .paragraph : .word
      } else {
        isVertical ? .line : .character
      }
    self.init(direction, by: unit, extends: flags.contains(.shift))
  }
}
