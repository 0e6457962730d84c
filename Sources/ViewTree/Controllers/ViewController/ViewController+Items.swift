extension ViewController {
  final func madeNavigationItem() -> NavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = NavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// Returns the item that was set or created. A navigation controller without an item and a title has that
  /// of its root (RW9).
  final func madeTabBarItem() -> TabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    if title == nil, let root = (self as? NavigationController)?.stack.first { return root.madeTabBarItem() }
    let item = TabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  final func replaceTabBarItem(with item: TabBarItem?) {
    storedTabBarItem = item
    tabBarItemDidChange()
  }

  /// Shows the present item in the tab bar of the controller, or of the navigation controller that has it.
  final func tabBarItemDidChange() {
    (baseParent as? TabBarController)?.itemDidChange(of: self)
    if let navigation = baseParent as? NavigationController, navigation.stack.first === self {
      navigation.tabBarItemDidChange()
    }
  }

  final func madeEditButtonItem() -> BarButtonItem {
    if let editButton { return editButton.item }
    let button = EditButtonItem(of: self)
    editButton = button
    button.show(isEditing: isEditing)
    return button.item
  }

  /// Updates the titles of the controller's items.
  final func titleDidChange() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
    if self is NavigationController, storedTabBarItem == nil { tabBarItemDidChange() }
  }

  /// Shows the controller's toolbar items if it is on top of a navigation controller.
  final func toolbarItemsDidChange() { baseNavigationController?.viewIfLoaded?.setNeedsLayout() }
}
