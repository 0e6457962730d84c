/// What a navigation bar shows for one screen.
@preconcurrency @MainActor open class NavigationItem {
  /// The bar that shows the item, or has it on its stack.
  final weak var bar: NavigationBar?

  /// The words in the middle.
  open var title: String? { didSet { bar?.itemDidChange() } }
  /// A view in the middle, in place of the title.
  open var titleView: View? { didSet { bar?.itemDidChange() } }
  /// The items from the left.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// The items from the right: the first one is the rightmost.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// What the next screen shows as its back button, while this one is below it; without one, the title or "Back".
  open var backBarButtonItem: BarButtonItem? { didSet { bar?.itemDidChange() } }
  /// Whether the back button is left out.
  open var hidesBackButton = false { didSet { bar?.itemDidChange() } }
  /// Whether the back button stays beside items at the left; otherwise they take its place.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemDidChange() } }

  /// Creates an item with a title.
  public init(title: String = "") {
    self.title = title
  }

  /// The first item from the left; setting it replaces all of them.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost item; setting it replaces all at the right.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the left; it is there at once, also if `animated`.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item at the right; it is there at once, also if `animated`.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the items from the left.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the items from the right.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Leaves the back button out or brings it back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
