// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UINavigationBar = ViewTree.NavigationBar
public typealias UINavigationBarDelegate = ViewTree.NavigationBarDelegate
public typealias UINavigationItem = ViewTree.NavigationItem
public typealias UITabBar = ViewTree.TabBar
public typealias UITabBarDelegate = ViewTree.TabBarDelegate
public typealias UITabBarItem = ViewTree.TabBarItem
public typealias UITabBarAppearance = ViewTree.TabBarAppearance
public typealias UIToolbar = ViewTree.Toolbar
public typealias UIBarItem = ViewTree.BarItem
public typealias UIBarButtonItem = ViewTree.BarButtonItem
public typealias UIBarButtonItemGroup = ViewTree.BarButtonItemGroup
public typealias UITextInputAssistantItem = ViewTree.TextInputAssistantItem
public typealias UIMenuController = ViewTree.MenuController
public typealias UIMenuItem = ViewTree.MenuItem
public typealias UIBarStyle = ViewTree.BarStyle
public typealias UIBarMetrics = ViewTree.BarMetrics
public typealias UIBarPosition = ViewTree.BarPosition
public typealias UIBarPositioning = ViewTree.BarPositioning
public typealias UIBarPositioningDelegate = ViewTree.BarPositioningDelegate
public typealias UIToolbarDelegate = ViewTree.ToolbarDelegate
public typealias UIBarAppearance = ViewTree.BarAppearance
public typealias UINavigationBarAppearance = ViewTree.NavigationBarAppearance
public typealias UIToolbarAppearance = ViewTree.ToolbarAppearance
public typealias UIStatusBarStyle = ViewTree.StatusBarStyle
public typealias UIStatusBarAnimation = ViewTree.StatusBarAnimation
public typealias UINavigationItemRenameDelegate = ViewTree.NavigationItemRenameDelegate
public typealias UITab = ViewTree.Tab
public typealias UITabGroup = ViewTree.TabGroup
public typealias UISearchTab = ViewTree.SearchTab
