import Responder

/// An item of the program's own in the edit menu, behind the standard ones.
@preconcurrency @MainActor public final class MenuItem {
  /// What the item says.
  public var title: String
  /// What a tap on it performs, along the chain from the first responder.
  public var action: MethodSelector

  /// Makes an item.
  public init(title: String, action: MethodSelector) {
    self.title = title
    self.action = action
  }

  /// The standard items, in the order in which the menu has them.
  static let standard: [(title: String, action: MethodSelector)] = [
    ("Cut", .cut), ("Copy", .copy), ("Select", .select), ("Select All", .selectAll), ("Paste", .paste),
    ("Delete", .delete),
  ]
}
