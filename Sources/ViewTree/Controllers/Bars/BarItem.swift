/// Something that stands in a bar: a title or an image, and whether it can be tapped.
@preconcurrency @MainActor open class BarItem {
  /// The words on it.
  open var title: String? { didSet { itemDidChange() } }
  /// The image on it.
  open var image: Image? { didSet { itemDidChange() } }
  /// Whether it can be tapped.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number to find the item by.
  open var tag = 0

  /// Creates an item that shows nothing.
  public init() {}

  /// Called after something that is seen of the item has changed.
  func itemDidChange() {}
}
