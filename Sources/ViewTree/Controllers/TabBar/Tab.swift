import Foundation
import Responder
import Simulation

/// A tab of a tab bar controller; UIKit's `UITab`. From iOS 18.
@preconcurrency @MainActor open class Tab: IdentityHashable {
  /// The identifier, unique in its tab bar controller.
  public final let identifier: String
  private let provider: ((Tab) -> ViewController)?
  private var loaded: ViewController?
  /// The item that represents the tab in the bar.
  final let barItem: TabBarItem
  /// The group that contains the tab.
  public internal(set) final weak var parent: TabGroup?
  final weak var owner: TabBarController?

  /// Creates a tab. The provider is called once, when the controller is needed for the first time.
  public init(
    title: String,
    image: Image?,
    identifier: String,
    viewControllerProvider: ((Tab) -> ViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    barItem = TabBarItem(title: title, image: image, tag: 0)
  }

  /// The title.
  open var title: String { didSet { barItem.title = title } }
  /// The image.
  open var image: Image? { didSet { barItem.image = image } }
  /// The text of the badge; `nil` for none.
  open var badgeValue: String? {
    get { barItem.badgeValue }
    set { barItem.badgeValue = newValue }
  }
  /// Whether the tab can be selected by the simulated user.
  open var isEnabled: Bool {
    get { barItem.isEnabled }
    set { barItem.isEnabled = newValue }
  }
  /// Whether the tab is missing in the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
  /// An object of the app for the tab, kept for the app to read.
  open var userInfo: Any?

  /// The controller of the tab; `nil` until it is created.
  public final var viewController: ViewController? { loaded }
  /// The tab bar controller whose tabs, or whose groups, contain the tab.
  public final var tabBarController: TabBarController? { parent?.tabBarController ?? owner }
  /// Whether the tab is in the bar, by itself or in a group.
  public final var hasVisiblePlacement: Bool {
    tabBarController != nil && !isHidden && parent?.hasVisiblePlacement != false
  }

  /// The controller of the tab, which is created at the first access; `nil` without a provider.
  final var loadedController: ViewController? {
    if loaded == nil { loaded = provider?(self) }
    return loaded
  }

  /// The tab whose controller is shown while this one is selected: itself, or a descendant of a group.
  var selectedLeaf: Tab { self }

  /// Returns tabs and the children of groups among them, in order.
  static func all(in tabs: [Tab]) -> [Tab] {
    tabs.flatMap { [$0] + all(in: ($0 as? TabGroup)?.children ?? []) }
  }
}

/// A tab with tabs inside; UIKit's `UITabGroup`. From iOS 18.
///
/// The bar shows the group as one tab. Its controller is that of the group, if it has a provider, or else
/// that of the selected child.
@preconcurrency @MainActor open class TabGroup: Tab {
  private let hasProvider: Bool

  /// Creates a group.
  public init(
    title: String,
    image: Image?,
    identifier: String,
    children: [Tab] = [],
    viewControllerProvider: ((Tab) -> ViewController)? = nil
  ) {
    self.children = children
    hasProvider = viewControllerProvider != nil
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    for child in children { child.parent = self }
  }

  /// The tabs inside the group.
  open var children: [Tab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      if let storedSelection, !children.contains(where: { $0 === storedSelection }) {
        self.storedSelection = nil
      }
      tabBarController?.tabsDidChange()
    }
  }
  /// The identifier of the child that is selected at first; `nil` for the first one.
  open var defaultChildIdentifier: String?
  private weak var storedSelection: Tab?

  /// The selected child, at first the default one; `nil` only without children. Setting a tab that isn't a
  /// child is ignored.
  open var selectedChild: Tab? {
    get { storedSelection ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first }
    set {
      guard let newValue, newValue !== selectedChild, children.contains(where: { $0 === newValue }) else {
        return
      }
      storedSelection = newValue
      tabBarController?.tabsDidChange()
    }
  }

  /// Returns the tab with an identifier, among the children and those of groups inside.
  open func tab(forIdentifier identifier: String) -> Tab? {
    Tab.all(in: children).first { $0.identifier == identifier }
  }

  override var selectedLeaf: Tab { hasProvider ? self : selectedChild?.selectedLeaf ?? self }
}

/// The tab for searching; UIKit's `UISearchTab`. From iOS 18. The bar shows it at its end.
@preconcurrency @MainActor open class SearchTab: Tab {
  /// Whether the search of the tab's controller begins when the tab is selected by a tap: the search bar of
  /// its navigation item begins editing. From iOS 26.
  open var automaticallyActivatesSearch = false

  /// Creates a tab with the title and the image of the system.
  public convenience init(viewControllerProvider: ((Tab) -> ViewController)? = nil) {
    self.init(
      title: "Search",
      image: Image(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.search",
      viewControllerProvider: viewControllerProvider
    )
  }

  /// Creates a tab.
  public override init(
    title: String,
    image: Image?,
    identifier: String,
    viewControllerProvider: ((Tab) -> ViewController)? = nil
  ) {
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
  }
}
