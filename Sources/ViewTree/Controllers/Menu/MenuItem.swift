import Responder
import Simulation

/// An item of the app in the edit menu, after the standard ones.
@preconcurrency @MainActor public final class MenuItem: IdentityHashable {
  /// The item's title.
  public var title: String
  /// The method that a tap calls, along the chain from the first responder.
  public var action: MethodSelector

  /// Creates an item.
  public init(title: String, action: MethodSelector) {
    self.title = title
    self.action = action
  }

  /// The standard items, in the menu's order.
  static let standard: [(title: String, action: MethodSelector)] = [
    ("Cut", .cut), ("Copy", .copy), ("Select", .select), ("Select All", .selectAll), ("Paste", .paste),
    ("Delete", .delete),
  ]
}
