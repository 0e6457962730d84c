import Foundation
import ViewTree

private let titleOffsets = StoredValue<[UIBarMetrics: UIOffset]>([:])
private let backTitleOffsets = StoredValue<[UIBarMetrics: UIOffset]>([:])
private let tabTitleOffsets = StoredValue(UIOffset.zero)
private let appearanceOffsets = StoredValue(UIOffset.zero)
private let searchTextOffsets = StoredValue(UIOffset.zero)
private let searchFieldOffsets = StoredValue(UIOffset.zero)
private let landscapeImages = StoredValue<UIImage?>(nil)
private let imageInsetsOfItems = StoredValue(UIEdgeInsets.zero)
private let landscapeInsets = StoredValue(UIEdgeInsets.zero)
private let recorders = StoredValue<[String: UIBarItem]>([:])

extension UIBarItem {
  /// The image in bars of landscape height, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: bars show the item's image")
  public var landscapeImagePhone: UIImage? {
    get { landscapeImages[self] }
    set { landscapeImages[self] = newValue }
  }

  /// The insets around the image, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: bars show the image at its usual position")
  public var imageInsets: UIEdgeInsets {
    get { imageInsetsOfItems[self] }
    set { imageInsetsOfItems[self] = newValue }
  }

  /// The insets around the image in bars of landscape height, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: bars show the image at its usual position")
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { landscapeInsets[self] }
    set { landscapeInsets[self] = newValue }
  }

  /// Returns the object that records an appearance, the same one for the same classes in an application.
  fileprivate static func recorder<Item: UIBarItem>(
    in containers: [any UIAppearanceContainer.Type],
    _ make: () -> Item
  ) -> Item {
    let key = ([String(reflecting: Item.self)] + containers.map { String(reflecting: $0) }).joined(
      separator: " in "
    )
    let application = UIApplication.shared
    if let known = recorders[application][key] as? Item { return known }
    let item = make()
    recorders[application][key] = item
    return item
  }
}

extension UIBarButtonItem {
  /// Creates an item with an image; that for bars of landscape height is stored for the app to read.
  @available(*, deprecated, message: "bars of landscape height show the item's image")
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target.map { $0 as AnyObject }, action: action)
    landscapeImages[self] = landscapeImagePhone
  }

  /// Sets the offset of the title, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: bars show the title at its usual position")
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[self][barMetrics] = adjustment
  }

  /// Returns the offset of the title; zero unless it was set for exactly these metrics.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[self][barMetrics] ?? .zero
  }

  /// Sets the offset of the back button's title, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: bars show the title at its usual position")
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffsets[self][barMetrics] = adjustment
  }

  /// Returns the offset of the back button's title; zero unless it was set for exactly these metrics.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[self][barMetrics] ?? .zero
  }

  /// Returns an item that records an appearance. Items don't receive its values.
  @available(*, deprecated, message: "the values are stored: bar items keep their own looks")
  public static func appearance() -> UIBarButtonItem { recorder(in: []) { UIBarButtonItem() } }

  /// Returns an item that records an appearance inside of containers. Items don't receive its values.
  @available(*, deprecated, message: "the values are stored: bar items keep their own looks")
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { recorder(in: containerTypes) { UIBarButtonItem() } }
}

extension UITabBarItem {
  /// The offset of the title, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: tab bars show the title at its usual position")
  public var titlePositionAdjustment: UIOffset {
    get { tabTitleOffsets[self] }
    set { tabTitleOffsets[self] = newValue }
  }

  /// Returns an item that records an appearance. Items don't receive its values.
  @available(*, deprecated, message: "the values are stored: bar items keep their own looks")
  public static func appearance() -> UITabBarItem { recorder(in: []) { UITabBarItem() } }

  /// Returns an item that records an appearance inside of containers. Items don't receive its values.
  @available(*, deprecated, message: "the values are stored: bar items keep their own looks")
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { recorder(in: containerTypes) { UITabBarItem() } }
}

extension UINavigationBarAppearance {
  /// The offset of the title, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: bars show the title at its usual position")
  public var titlePositionAdjustment: UIOffset {
    get { appearanceOffsets[self] }
    set { appearanceOffsets[self] = newValue }
  }
}

extension UISearchBar {
  /// The offset of the text in the field, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: the text has its usual position")
  public var searchTextPositionAdjustment: UIOffset {
    get { searchTextOffsets[self] }
    set { searchTextOffsets[self] = newValue }
  }

  /// The offset of the field's background, stored for the app to read.
  @available(*, deprecated, message: "the value is stored: the background has its usual position")
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { searchFieldOffsets[self] }
    set { searchFieldOffsets[self] = newValue }
  }
}
