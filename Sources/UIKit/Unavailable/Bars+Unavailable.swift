// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UIBarAppearance {
  public convenience init(idiom: UIUserInterfaceIdiom) { unmodeled() }
  public convenience init(barAppearance: UIBarAppearance) { unmodeled() }
  public var idiom: UIUserInterfaceIdiom { unmodeled() }
  public func copy() -> Self { unmodeled() }
  public var backgroundEffect: UIBlurEffect? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var backgroundImage: UIImage? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var backgroundImageContentMode: UIView.ContentMode {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var shadowImage: UIImage? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UIBarAppearance {
  public convenience init(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UIBarButtonItem {
  public var possibleTitles: Set<String>? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var isSymbolAnimationEnabled: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { unmodeled() }
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: Any) {
    unmodeled()
  }
  public func backgroundVerticalPositionAdjustment(for barMetrics: Any) -> CGFloat { unmodeled() }
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: Any) {
    unmodeled()
  }
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: Any) -> CGFloat { unmodeled() }
  public enum Badge {}
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIBarButtonItem {
  public var preferredMenuElementOrder: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIBarButtonItem {
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: Any) {
    unmodeled()
  }
  public func backgroundImage(for state: UIControl.State, barMetrics: Any) -> UIImage? { unmodeled() }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: UIBarButtonItem.Style,
    barMetrics: Any
  ) { unmodeled() }
  public func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: Any)
    -> UIImage?
  { unmodeled() }
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: Any
  ) { unmodeled() }
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: Any) -> UIImage? {
    unmodeled()
  }
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UIBarButtonItem {
  public var isSpringLoaded: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UIBarButtonItem.SystemItem {
  public static var pageCurl: UIBarButtonItem.SystemItem { unmodeled() }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UIBarButtonItemGroup {
  public var alwaysAvailable: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public class func movableGroup(
    customizationIdentifier: String,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { unmodeled() }
  public class func optionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { unmodeled() }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UIBarButtonItemGroup {
  public convenience init?(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "this part of accessibility isn't modeled")
extension UIBarItem {
  public var largeContentSizeImage: UIImage? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UIBarStyle {
  public static var blackTranslucent: UIBarStyle { unmodeled() }
  public static var blackOpaque: UIBarStyle { unmodeled() }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UINavigationBar {
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: Any) { unmodeled() }
  public func titleVerticalPositionAdjustment(for barMetrics: Any) -> CGFloat { unmodeled() }
  public var preferredBehavioralStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var behavioralStyle: Any { unmodeled() }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UINavigationBarAppearance {
  public var buttonAppearance: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var doneButtonAppearance: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var backButtonAppearance: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var backIndicatorImage: UIImage { unmodeled() }
  public var backIndicatorTransitionMaskImage: UIImage { unmodeled() }
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { unmodeled() }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UINavigationItem {
  public convenience init?(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UINavigationItem {
  public var documentProperties: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var customizationIdentifier: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var additionalOverflowItems: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var overflowPresentationSource: Any? { unmodeled() }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UIToolbar {
  public var compactAppearance: UIToolbarAppearance? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UIToolbarAppearance {
  public var buttonAppearance: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var doneButtonAppearance: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UINavigationItem {
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var attributedTitle: AttributedString? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var attributedSubtitle: AttributedString? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var subtitleView: UIView? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var largeTitle: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var largeSubtitle: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var largeAttributedSubtitle: AttributedString? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var largeSubtitleView: UIView? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(
  *,
  unavailable,
  message: "this part of bars and their items isn't modeled"
)
extension UINavigationItem.SearchBarPlacement {
  public static var integratedCentered: UINavigationItem.SearchBarPlacement { unmodeled() }
  public static var integratedButton: UINavigationItem.SearchBarPlacement { unmodeled() }
}
