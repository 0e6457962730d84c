import Foundation
import ViewTree

/// What an element that was found is like, for those who choose by it; each is as it is when it is asked for.
@preconcurrency @MainActor public struct ElementAttributes {
  let found: FoundElement
  let user: User
  let type: ElementType

  /// What it is; a key that XCUITest lists among buttons is one.
  public var elementType: ElementType {
    if case .key(let key) = found { return key.isListedAsButton ? .button : .key }
    return type
  }
  /// Its `accessibilityIdentifier`, or what a key types; empty if it has none.
  public var identifier: String { found.identifier ?? "" }
  /// Its `accessibilityLabel`; empty if it has none.
  public var label: String { found.label ?? "" }
  /// What it holds: a field's text, dots for a secret, and else its `accessibilityValue`, or the row of a wheel.
  ///
  /// An empty field has the empty text, and not its placeholder as in XCUITest.
  public var value: String? { found.value }
  /// What an empty text field shows.
  public var placeholderValue: String? { (found.view as? TextField)?.placeholder }
  /// The rectangle around it, in screen coordinates.
  public var frame: CGRect { found.frame }
  /// Whether it takes touches; only controls, keys, segments and halves of steppers may not.
  public var isEnabled: Bool { found.isEnabled }
  /// Whether a control, a segment or a cell is chosen.
  public var isSelected: Bool { found.isSelected }
  /// Whether it gets what is typed.
  public var hasKeyboardFocus: Bool {
    if case .view(let view) = found { user.firstResponder === view } else { false }
  }
}
