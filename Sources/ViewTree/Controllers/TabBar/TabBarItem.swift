import Foundation

/// The item of a tab bar: a title, an image, and a badge; UIKit's `UITabBarItem`.
@preconcurrency @MainActor open class TabBarItem: BarItem {
  /// The bar that shows the item.
  final weak var bar: TabBar?

  /// The image while the item is selected; unless it is set, ``BarItem/image``.
  open var selectedImage: Image? {
    get { storedSelectedImage ?? image }
    set {
      storedSelectedImage = newValue
      itemDidChange()
    }
  }
  private var storedSelectedImage: Image?

  /// The text of the badge at the item's upper trailing corner; `nil` for no badge, and an empty text for a
  /// badge without text.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The color of the badge; `nil` for red. From iOS 10.
  open var badgeColor: Color? { didSet { itemDidChange() } }
  private var badgeAttributes: [Control.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readInterface(of: self, as: TabBarItem.self)
  }

  /// Creates an item with a title, an image, and a number that identifies the item.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title, an image, and the image while the item is selected.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    (self.title, self.image, storedSelectedImage) = (title, image, selectedImage)
  }

  /// Creates an item with the title of the system's item, and an image with its name.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (title, image, self.tag) = (systemItem.title, Image(systemName: systemItem.symbol), tag)
  }

  /// Sets the attributes of the badge's text for a state; `nil` removes them. Font and color are displayed,
  /// and only those of the normal and the selected state; from iOS 10.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: Control.State
  ) {
    badgeAttributes[state] = textAttributes
    itemDidChange()
  }

  /// Returns the attributes of the badge's text that were set for exactly that state.
  open func badgeTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  override func itemDidChange() { bar?.itemDidChange(self) }

  /// An item that the system provides; UIKit's `UITabBarItem.SystemItem`.
  public enum SystemItem: Int, CaseIterable, Sendable {
    /// The system's items, in the order of their raw values.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    /// The system's items for newest and most viewed content.
    case mostRecent, mostViewed

    /// The title in English.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    /// The name of a system image that resembles the item's.
    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .topRated, .featured: "star"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle"
      case .mostViewed: "list.number"
      }
    }
  }
}
