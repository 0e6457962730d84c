import Foundation
import Responder

/// The views at the ends of a text field.
struct TextFieldParts {
  /// The clear button, created on first use.
  var clearButton: Button?
  /// Whether there are views for the left and the right end.
  var (hasLeft, hasRight) = (false, false)
  var showsLeft = false
  var showsRight = false
  var showsClear = false
}

extension TextField {
  /// Updates the views at the ends for their modes, the text, and whether the field is editing.
  final func updateParts() {
    guard mayHaveParts else { return }
    parts.showsLeft = leftView != nil && leftViewMode.shows(isEditing: isEditing)
    parts.showsRight = rightView != nil && rightViewMode.shows(isEditing: isEditing)
    parts.showsClear = !parts.showsRight && hasText && clearButtonMode.shows(isEditing: isEditing)
    if parts.showsClear, parts.clearButton == nil { parts.clearButton = makeClearButton() }
    show(leftView, parts.showsLeft)
    show(rightView, parts.showsRight)
    show(parts.clearButton, parts.showsClear)
    placeParts()
  }

  /// Whether there can be views at the ends. A subclass of the app may return some that were never set.
  private var mayHaveParts: Bool {
    parts.hasLeft || parts.hasRight || parts.clearButton != nil || clearButtonMode != .never
      || node.pointee.flags.contains(.needsObjectCall) && (leftView != nil || rightView != nil)
  }

  private func show(_ part: View?, _ isShown: Bool) {
    guard let part, isShown != (part.superview === self) else { return }
    if isShown { addSubview(part) } else { part.removeFromSuperview() }
  }

  final func placeParts() {
    if parts.showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
    if parts.showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
    if parts.showsClear { parts.clearButton?.frame = clearButtonRect(forBounds: bounds) }
  }

  /// Removes the former view at an end and updates the parts.
  final func replacePart(_ old: View?) {
    if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
    updateParts()
  }

  private func makeClearButton() -> Button {
    let button = Button(type: .close)
    button.accessibilityIdentifier = "Clear text"
    button.addTarget(self, action: MethodSelector("takeClear", TextField.takeClear), for: .touchUpInside)
    return button
  }

  /// Handles a tap on the clear button: clears the text if the delegate agrees. A field that isn't editing
  /// then begins editing (B34).
  private func takeClear() {
    guard isEnabled else { return }
    let had = hasText
    clear()
    if had, !hasText, !isFirstInScope { becomeFirstResponder() }
  }
}
