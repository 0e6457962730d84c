import Foundation
import Responder

/// A movement of the caret by an arrow key of a hardware keyboard.
package struct CaretMovement: Hashable, Sendable {
  /// The direction of the key.
  package var direction: TextLayoutDirection
  /// The unit by which the caret moves: a character or a line; with the option key, a word or a paragraph;
  /// with the command key, a line or the whole text.
  package var unit: TextGranularity
  /// Whether the selection is extended, as with the shift key.
  package var extends: Bool

  package init(_ direction: TextLayoutDirection, by unit: TextGranularity, extends: Bool) {
    (self.direction, self.unit, self.extends) = (direction, unit, extends)
  }
}

extension TextInput where Self: Responder {
  /// Moves the caret, or the end of the selection that isn't `anchor`. Returns the end that stays.
  package func perform(_ movement: CaretMovement, anchor: TextPosition?) -> TextPosition? {
    guard let selection = selectedTextRange else { return nil }
    let isBack = movement.direction == .left || movement.direction == .up
    if !movement.extends, !selection.isEmpty, movement.unit == .character {
      let end = isBack ? selection.start : selection.end
      selectedTextRange = textRange(from: end, to: end)
      return nil
    }
    let fixed = anchor ?? (isBack ? selection.end : selection.start)
    let isAtStart = compare(fixed, to: selection.start) == .orderedSame
    let moving = isAtStart ? selection.end : selection.start
    guard let target = position(from: moving, movement) else { return movement.extends ? fixed : nil }
    selectedTextRange = textRange(from: movement.extends ? fixed : target, to: target)
    return movement.extends ? fixed : nil
  }

  private func position(from place: TextPosition, _ movement: CaretMovement) -> TextPosition? {
    let direction = TextDirection.layout(movement.direction)
    let isVertical = movement.direction == .up || movement.direction == .down
    if movement.unit == .line, isVertical {
      return position(from: place, in: movement.direction, offset: 1)
    }
    return tokenizer.position(from: place, toBoundary: movement.unit, inDirection: direction)
  }
}
