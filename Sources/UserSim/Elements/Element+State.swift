import Foundation
import ViewTree

extension Element {
  /// Whether the element has at least one match, including matches in an ambiguous parent element. An element
  /// made for a view exists while the view is shown in a visible window.
  public var exists: Bool {
    guard case .view(let view) = origin else { return !resolution.found.isEmpty }
    return view.isShownInWindow
  }

  /// Whether a touch at the element's center reaches it; false if the element has no match or several
  /// matches.
  public var isHittable: Bool {
    user.layOutScreen()
    guard case .one(let found) = resolution else { return false }
    return user.refusal(toTouch: found) == nil
  }

  /// The obstacle to a touch at the element's center, or `nil` if there is none.
  public var obstacle: Obstacle? {
    get throws(InteractionError) {
      guard case .obstructed(_, let obstacle) = user.refusal(toTouch: try attributes("obstacle").found) else {
        return nil
      }
      return obstacle
    }
  }

  /// The element's type; see ``ElementAttributes``.
  public var elementType: ElementType {
    get throws(InteractionError) { try attributes("elementType").elementType }
  }
  /// The element's accessibility identifier; empty if it has none.
  public var identifier: String {
    get throws(InteractionError) { try attributes("identifier").identifier }
  }
  /// The element's accessibility label, by default its visible text; empty if it has none.
  public var label: String {
    get throws(InteractionError) { try attributes("label").label }
  }
  /// The element's value; see ``ElementAttributes/value``.
  public var value: String? {
    get throws(InteractionError) { try attributes("value").value }
  }
  /// The placeholder of a text field.
  public var placeholderValue: String? {
    get throws(InteractionError) { try attributes("placeholderValue").placeholderValue }
  }
  /// The element's bounding rectangle, in screen coordinates.
  public var frame: CGRect {
    get throws(InteractionError) { try attributes("frame").frame }
  }
  /// Whether the element is enabled; see ``ElementAttributes/isEnabled``.
  public var isEnabled: Bool {
    get throws(InteractionError) { try attributes("isEnabled").isEnabled }
  }
  /// Whether the element is a selected control, segment or cell.
  public var isSelected: Bool {
    get throws(InteractionError) { try attributes("isSelected").isSelected }
  }
  /// Whether the element is first responder and receives typed text.
  public var hasKeyboardFocus: Bool {
    get throws(InteractionError) { try attributes("hasKeyboardFocus").hasKeyboardFocus }
  }

  private func attributes(_ property: StaticString) throws(InteractionError) -> ElementAttributes {
    user.attributes(of: try one(for: "\(property)", at: place))
  }
}
