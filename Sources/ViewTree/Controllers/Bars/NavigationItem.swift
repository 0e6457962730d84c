import Responder
import Simulation

/// The content of a navigation bar for one screen.
@preconcurrency @MainActor open class NavigationItem: IdentityHashable {
  /// The bar whose stack contains the item.
  final weak var bar: NavigationBar?
  private var storedLeftItems: [BarButtonItem]? { didSet { bar?.itemDidChange() } }
  private var storedRightItems: [BarButtonItem]? { didSet { bar?.itemDidChange() } }

  /// The title in the middle.
  open var title: String? { didSet { bar?.itemDidChange() } }
  /// A view in the middle, in place of the title.
  open var titleView: View? { didSet { bar?.itemDidChange() } }
  /// The items on the left side, from the left.
  open var leftBarButtonItems: [BarButtonItem]? {
    get { storedLeftItems }
    set { storedLeftItems = newValue }
  }
  /// The items on the right side, from the right.
  open var rightBarButtonItems: [BarButtonItem]? {
    get { storedRightItems }
    set { storedRightItems = newValue }
  }
  /// The back button that the bar shows while this item is below the top item; without one, it shows this
  /// item's title or "Back".
  open var backBarButtonItem: BarButtonItem? { didSet { bar?.itemDidChange() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { bar?.itemDidChange() } }
  /// Whether the back button is shown beside the items on the left; otherwise they replace it.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemDidChange() } }

  /// A line of text above the title, which makes the bar 30 points higher; `nil` for none.
  open var prompt: String? { didSet { bar?.itemDidChange() } }
  /// The title of the back button that the bar shows while this item is below the top item, unless
  /// ``backBarButtonItem`` has one; `nil` for ``title``. From iOS 11.
  open var backButtonTitle: String? { didSet { bar?.itemDidChange() } }
  /// The title of the back button: this item's title, the word "Back", or none. From iOS 14.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { bar?.itemDidChange() } }
  /// Whether the bar shows a large title for this item if it prefers large titles; from iOS 11.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.itemDidChange() } }
  /// The action of the back button while this item is on top, in place of the pop; from iOS 16.
  open var backAction: Action? { didSet { bar?.itemDidChange() } }
  /// The bar's appearance while this item is on top; `nil` for the bar's own. From iOS 13.
  open var standardAppearance: NavigationBarAppearance? { didSet { bar?.itemDidChange() } }
  /// The bar's appearance at a compact height while this item is on top; `nil` for the bar's own. From iOS
  /// 13.
  open var compactAppearance: NavigationBarAppearance? { didSet { bar?.itemDidChange() } }
  /// The bar's appearance over content that is scrolled to its top while this item is on top; `nil` for the
  /// bar's own. From iOS 13.
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { bar?.itemDidChange() } }

  /// The use of large titles for an item; UIKit's `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// That of the item below in the stack; a large title for the first item.
    case automatic = 0
    /// A large title.
    case always = 1
    /// No large title.
    case never = 2
    /// A title in the bar, as `never`; from iOS 17.
    case inline = 3
  }

  /// The title of a back button; UIKit's `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below, or "Back" without one.
    case `default` = 0
    /// The word "Back".
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// Creates an item with a title.
  public init(title: String = "") {
    self.title = title
  }

  /// The leftmost item of the left side; setting it replaces all of that side.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { storedLeftItems = newValue.map { [$0] } }
  }

  /// The rightmost item of the right side; setting it replaces all of that side.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { storedRightItems = newValue.map { [$0] } }
  }

  /// Sets the item on the left side at once, even if `animated` is true.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item on the right side at once, even if `animated` is true.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the items on the left side at once, even if `animated` is true.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the items on the right side at once, even if `animated` is true.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Hides or shows the back button at once, even if `animated` is true.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
