// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of view controllers isn't modeled")
extension UIViewController {
  public func updateProperties() { unmodeled() }
  public func setNeedsUpdateProperties() { unmodeled() }
  public func updatePropertiesIfNeeded() { unmodeled() }
  public var providesPresentationContextTransitionStyle: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    unmodeled()
  }
  public func rotatingHeaderView() -> UIView? { unmodeled() }
  public func rotatingFooterView() -> UIView? { unmodeled() }
  public var searchDisplayController: Any? { unmodeled() }
  public func shouldAutomaticallyForwardRotationMethods() -> Bool { unmodeled() }
  public func viewLayoutMarginsDidChange() { unmodeled() }
  public var performsActionsWhilePresentingModally: Bool { unmodeled() }
  public var isModalInPopover: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var interactionActivityTrackingBaseName: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UIViewController {
  public func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any
  ) -> Bool { unmodeled() }
  public func allowedChildrenForUnwinding(from source: Any) -> [UIViewController] { unmodeled() }
  public func childContaining(_ source: Any) -> UIViewController? { unmodeled() }
  public func forUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    withSender sender: Any?
  ) -> UIViewController? { unmodeled() }
  public func unwind(for unwindSegue: Any, towards subsequentVC: UIViewController) { unmodeled() }
  public func segueForUnwinding(
    to toViewController: UIViewController,
    from fromViewController: UIViewController,
    identifier: String?
  ) -> Any? { unmodeled() }
}

@available(*, unavailable, message: "there is no focus engine")
extension UIViewController {
  public var restoresFocusAfterTransition: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var focusGroupIdentifier: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var focusItemContainer: Any? { unmodeled() }
}

@available(*, unavailable, message: "this trait isn't modeled")
extension UIViewController {
  public var preferredUserInterfaceStyle: UIUserInterfaceStyle { unmodeled() }
  public func setNeedsUserInterfaceAppearanceUpdate() { unmodeled() }
  public var childViewControllerForUserInterfaceStyle: UIViewController? { unmodeled() }
}

@available(*, unavailable, message: "this notification isn't posted")
extension UIViewController {
  public static var showDetailTargetDidChangeNotification: NSNotification.Name { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIViewController {
  public var extensionContext: Any? { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIViewController {
  public var previewActionItems: [Any] { unmodeled() }
}
