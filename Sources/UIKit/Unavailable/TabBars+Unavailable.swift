// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UITabBar {
  public func beginCustomizingItems(_ items: [UITabBarItem]) { unmodeled() }
  public func endCustomizing(animated: Bool) -> Bool { unmodeled() }
  public var isCustomizing: Bool { unmodeled() }
  public var selectedImageTintColor: UIColor? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UITabBarAppearance {
  public var stackedLayoutAppearance: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var inlineLayoutAppearance: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var compactInlineLayoutAppearance: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var selectionIndicatorTintColor: UIColor? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var selectionIndicatorImage: UIImage? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var stackedItemWidth: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var stackedItemSpacing: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UITabBarItem {
  public var standardAppearance: UITabBarAppearance? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UITabBarItem {
  public var isSpringLoaded: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UITab {
  public var subtitle: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var preferredPlacement: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var allowsHiding: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var isHiddenByDefault: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var managingTabGroup: UITabGroup? { unmodeled() }
  public enum Placement {}
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UITabGroup {
  public var displayOrderIdentifiers: [String] {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var displayOrder: [UITab] { unmodeled() }
  public var allowsReordering: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var managingNavigationController: UINavigationController? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var sidebarActions: [UIAction] {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var sidebarAppearance: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}
