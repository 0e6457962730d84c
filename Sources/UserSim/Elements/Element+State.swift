import Foundation
import ViewTree

extension Element {
  /// Whether there is such an element, or more than one, also in an element that is several things; a view that was asked for
  /// exists while it is shown in a window that is.
  public var exists: Bool {
    guard case .view(let view) = origin else { return !resolution.found.isEmpty }
    return view.isShownInWindow
  }

  /// Whether a finger at its middle reaches it; false too if there is no such element, or more than one.
  public var isHittable: Bool {
    user.lookAtScreen()
    guard case .one(let found) = resolution else { return false }
    return user.refusal(toTouch: found) == nil
  }

  /// What keeps a finger at its middle from it; nil if nothing does.
  public var obstacle: Obstacle? {
    get throws(InteractionError) {
      guard case .obstructed(_, let obstacle) = user.refusal(toTouch: try attributes("obstacle").found) else {
        return nil
      }
      return obstacle
    }
  }

  /// What it is; see ``ElementAttributes``.
  public var elementType: ElementType {
    get throws(InteractionError) { try attributes("elementType").elementType }
  }
  /// Its accessibility identifier; empty if it has none.
  public var identifier: String {
    get throws(InteractionError) { try attributes("identifier").identifier }
  }
  /// What stands on it, or its accessibility label; empty if there is none.
  public var label: String {
    get throws(InteractionError) { try attributes("label").label }
  }
  /// What it holds; see ``ElementAttributes/value``.
  public var value: String? {
    get throws(InteractionError) { try attributes("value").value }
  }
  /// What an empty text field shows.
  public var placeholderValue: String? {
    get throws(InteractionError) { try attributes("placeholderValue").placeholderValue }
  }
  /// The rectangle around it, in screen coordinates.
  public var frame: CGRect {
    get throws(InteractionError) { try attributes("frame").frame }
  }
  /// Whether it takes touches; see ``ElementAttributes/isEnabled``.
  public var isEnabled: Bool {
    get throws(InteractionError) { try attributes("isEnabled").isEnabled }
  }
  /// Whether a control or a segment is chosen.
  public var isSelected: Bool {
    get throws(InteractionError) { try attributes("isSelected").isSelected }
  }
  /// Whether it gets what is typed.
  public var hasKeyboardFocus: Bool {
    get throws(InteractionError) { try attributes("hasKeyboardFocus").hasKeyboardFocus }
  }

  private func attributes(_ property: StaticString) throws(InteractionError) -> ElementAttributes {
    user.attributes(of: try one(for: "\(property)", at: place))
  }
}
