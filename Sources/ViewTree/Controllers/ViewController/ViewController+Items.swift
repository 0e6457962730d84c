extension ViewController {
  final func madeNavigationItem() -> NavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = NavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  final func madeTabBarItem() -> TabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = TabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  final func replaceTabBarItem(with item: TabBarItem?) {
    storedTabBarItem = item
    (baseParent as? TabBarController)?.itemDidChange(of: self)
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
  }

  /// Shows the controller's toolbar items if it is on top of a navigation controller.
  final func toolbarItemsDidChange() { baseNavigationController?.viewIfLoaded?.setNeedsLayout() }
}
