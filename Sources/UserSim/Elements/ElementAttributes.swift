import Foundation
import ViewTree

/// The attributes of a found element, for use in predicates; each is read when it is accessed.
@preconcurrency @MainActor public struct ElementAttributes {
  let found: FoundElement
  let user: User
  let type: ElementType

  /// The element's type; `.button` for a key that XCUITest lists among the buttons.
  public var elementType: ElementType {
    if case .key(let key) = found { return key.isListedAsButton ? .button : .key }
    return type
  }
  /// The element's `accessibilityIdentifier`, or the text that a key types; empty if there is none.
  public var identifier: String { found.identifier ?? "" }
  /// The element's `accessibilityLabel`; empty if it has none.
  public var label: String { found.label ?? "" }
  /// The element's value: a field's text, dots for secure text, the row of a wheel, or otherwise the
  /// `accessibilityValue`.
  ///
  /// The value of an empty field is the empty string, not its placeholder as in XCUITest.
  public var value: String? { found.value }
  /// The placeholder of a text field.
  public var placeholderValue: String? {
    if case .row(let row) = found { return row.current?.placeholder }
    return (found.view as? TextField)?.placeholder
  }
  /// The element's bounding rectangle, in screen coordinates.
  public var frame: CGRect { found.frame }
  /// Whether the element is enabled; only controls, keys, segments and stepper halves can be disabled.
  public var isEnabled: Bool { found.isEnabled }
  /// Whether the element is a selected control, segment or cell.
  public var isSelected: Bool { found.isSelected }
  /// Whether the element is first responder and receives typed text.
  public var hasKeyboardFocus: Bool {
    if case .view(let view) = found { user.firstResponder === view } else { false }
  }
}
