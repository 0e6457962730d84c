// UIKit's names; what each type does stands with the type.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIViewController = ViewTree.ViewController
public typealias UINavigationController = ViewTree.NavigationController
public typealias UINavigationControllerDelegate = ViewTree.NavigationControllerDelegate
public typealias UITabBarController = ViewTree.TabBarController
public typealias UITabBarControllerDelegate = ViewTree.TabBarControllerDelegate
public typealias UIPageViewController = ViewTree.PageViewController
public typealias UIPageViewControllerDataSource = ViewTree.PageViewControllerDataSource
public typealias UIPageViewControllerDelegate = ViewTree.PageViewControllerDelegate
public typealias UIAlertController = ViewTree.AlertController
public typealias UIAlertAction = ViewTree.AlertAction
public typealias UIPresentationController = ViewTree.PresentationController
public typealias UIAdaptivePresentationControllerDelegate = ViewTree.AdaptivePresentationControllerDelegate
public typealias UIModalPresentationStyle = ViewTree.ModalPresentationStyle
public typealias UIViewControllerTransitionCoordinator = ViewTree.ViewControllerTransitionCoordinator
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewTree.ViewControllerTransitionCoordinatorContext
