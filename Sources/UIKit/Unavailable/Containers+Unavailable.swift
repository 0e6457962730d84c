// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of accessibility isn't modeled")
extension UIAccessibilityTraits {
  public static var supportsZoom: UIAccessibilityTraits { unmodeled() }
  public static var toggleButton: UIAccessibilityTraits { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIActivity {
  public var activityViewController: UIViewController? { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIActivity.ActivityType {
  public static var sharePlay: UIActivity.ActivityType { unmodeled() }
  public static var collaborationInviteWithLink: UIActivity.ActivityType { unmodeled() }
  public static var collaborationCopyLink: UIActivity.ActivityType { unmodeled() }
  public static var addToHomeScreen: UIActivity.ActivityType { unmodeled() }
}

@available(*, unavailable, message: "this configuration isn't modeled")
extension UIActivityViewController {
  public convenience init(activityItemsConfiguration: Any) { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIActivityViewController {
  public var completionHandler: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var allowsProminentActivity: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UIAlertController {
  public var isSpringLoaded: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UIAlertView {
  public func buttonTitle(at buttonIndex: Int) -> String? { unmodeled() }
  public var numberOfButtons: Int { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIMenuController {
  public var arrowDirection: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public static var menuFrameDidChangeNotification: NSNotification.Name { unmodeled() }
  public enum ArrowDirection {}
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UINavigationController {
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { unmodeled() }
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var hidesBarsOnSwipe: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { unmodeled() }
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { unmodeled() }
}

@available(*, unavailable, message: "this part of geometry in three dimensions isn't modeled")
extension UIPageViewController {
  public var isDoubleSided: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UIPopoverPresentationController {
  public var popoverBackgroundViewClass: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this trait isn't modeled")
extension UIPresentationController {
  public func registerForTraitChanges(_ traits: [Any], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  { unmodeled() }
  public func registerForTraitChanges(_ traits: [Any], action: Selector) -> any UITraitChangeRegistration {
    unmodeled()
  }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unmodeled() }
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UISheetPresentationController {
  public var backgroundEffect: UIVisualEffect? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UIViewController.Transition.ZoomOptions {
  public var dimmingVisualEffect: UIVisualEffect? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of accessibility isn't modeled")
extension UIContentUnavailableConfiguration.ImageProperties {
  public var accessibilityIgnoresInvertColors: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UIContentUnavailableConfiguration.TextProperties {
  public var allowsDefaultTighteningForTruncation: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIContentUnavailableConfiguration.ButtonProperties {
  public var role: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UIContentUnavailableConfiguration {
  public var axesPreservingSuperviewLayoutMargins: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UIContentUnavailableView {
  public var isScrollEnabled: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "there is no focus engine")
extension UIPresentationController {
  public var preferredFocusEnvironments: [Any] { unmodeled() }
  public var parentFocusEnvironment: Any? { unmodeled() }
  public var focusItemContainer: Any? { unmodeled() }
  public var preferredFocusedView: UIView? { unmodeled() }
  public func setNeedsFocusUpdate() { unmodeled() }
  public func updateFocusIfNeeded() { unmodeled() }
  public func shouldUpdateFocus(in context: Any) -> Bool { unmodeled() }
  public func didUpdateFocus(in context: Any, with coordinator: Any) { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIStatusBarStyle {
  public static var blackOpaque: UIStatusBarStyle { unmodeled() }
  public static var blackTranslucent: UIStatusBarStyle { unmodeled() }
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UITabBarController {
  public var moreNavigationController: UINavigationController { unmodeled() }
  public var customizableViewControllers: [UIViewController]? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var mode: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var sidebar: Any { unmodeled() }
  public var customizationIdentifier: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var compactTabIdentifiers: [String]? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var tabBarMinimizeBehavior: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var bottomAccessory: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func setBottomAccessory(_ bottomAccessory: Any?, animated: Bool) { unmodeled() }
  public enum Mode {}
  public enum MinimizeBehavior {}
  public enum Sidebar {}
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UIPageViewController.SpineLocation {
  public static var mid: UIPageViewController.SpineLocation { unmodeled() }
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UISplitViewController {
  public var showsSecondaryOnlyButton: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var primaryBackgroundStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func isShowing(_ column: Column) -> Bool { unmodeled() }
  public var layoutEnvironment: Any { unmodeled() }
  public var preferredInspectorColumnWidth: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var preferredInspectorColumnWidthFraction: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var minimumInspectorColumnWidth: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var maximumInspectorColumnWidth: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var preferredSecondaryColumnWidth: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var minimumSecondaryColumnWidth: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public enum BackgroundStyle {}
}

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UISplitViewController.Column {
  public static var inspector: UISplitViewController.Column { unmodeled() }
}
