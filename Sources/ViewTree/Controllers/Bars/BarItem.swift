import Simulation

/// An item of a bar, with a title or an image.
@preconcurrency @MainActor open class BarItem: IdentityHashable {
  /// The item's title.
  open var title: String? { didSet { itemDidChange() } }
  /// The item's image.
  open var image: Image? { didSet { itemDidChange() } }
  /// Whether the item is enabled.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number that identifies the item, kept for the app to read.
  open var tag = 0

  /// Creates an item without title and image.
  public init() {}

  /// Called after a change of the item's appearance.
  func itemDidChange() {}
}
