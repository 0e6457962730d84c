import Foundation
import Simulation
import ViewTree

extension Element {
  /// Whether the element has at least one match, including matches in an ambiguous parent element. An element
  /// made for a view exists while the view is shown in a visible window.
  public var exists: Bool {
    guard case .view(let view) = origin else { return hasMatch }
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

  /// The element's type; see ``ElementAttributes``. `.other` if there isn't exactly one match.
  public var elementType: ElementType { read("elementType", \.elementType) ?? .other }
  /// The element's accessibility identifier; empty if it has none.
  public var identifier: String { read("identifier", \.identifier) ?? "" }
  /// The element's accessibility label, by default its visible text; empty if it has none.
  public var label: String { read("label", \.label) ?? "" }
  /// The element's value; see ``ElementAttributes/value``.
  public var value: String? { read("value", \.value) ?? nil }
  /// The placeholder of a text field.
  public var placeholderValue: String? { read("placeholderValue", \.placeholderValue) ?? nil }
  /// The element's bounding rectangle, in screen coordinates; empty if there isn't exactly one match.
  public var frame: CGRect { read("frame", \.frame) ?? .zero }
  /// Whether the element is enabled; see ``ElementAttributes/isEnabled``.
  public var isEnabled: Bool { read("isEnabled", \.isEnabled) ?? false }
  /// Whether the element is a selected control, segment or cell.
  public var isSelected: Bool { read("isSelected", \.isSelected) ?? false }
  /// Whether the element is first responder and receives typed text.
  public var hasKeyboardFocus: Bool { read("hasKeyboardFocus", \.hasKeyboardFocus) ?? false }

  /// Returns an attribute, or nil if the element, or the element that it is searched in, has no match or
  /// several; this is an issue of the test (U82).
  private func read<Value>(_ property: StaticString, _ value: (ElementAttributes) -> Value) -> Value? {
    do {
      return value(try attributes(property))
    } catch {
      Problem.report(error.description, at: error.place)
      return nil
    }
  }

  private func attributes(_ property: StaticString) throws(InteractionError) -> ElementAttributes {
    user.attributes(of: try one(for: "\(property)", at: place))
  }
}
