// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UISwitch {
  public var onImage: UIImage? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var offImage: UIImage? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var title: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var style: Any { unmodeled() }
  public var preferredStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UISlider {
  public func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { unmodeled() }
  public func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { unmodeled() }
  public var behavioralStyle: Any { unmodeled() }
  public var preferredBehavioralStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIStepper {
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { unmodeled() }
  public func backgroundImage(for state: UIControl.State) -> UIImage? { unmodeled() }
  public func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { unmodeled() }
  public func dividerImage(
    forLeftSegmentState state: UIControl.State,
    rightSegmentState state1: UIControl.State
  ) -> UIImage! { unmodeled() }
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { unmodeled() }
  public func incrementImage(for state: UIControl.State) -> UIImage? { unmodeled() }
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { unmodeled() }
  public func decrementImage(for state: UIControl.State) -> UIImage? { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UISegmentedControl {
  public func setMenu(_ menu: UIMenu?, forSegmentAt segment: Int) { unmodeled() }
  public func menuForSegment(at segment: Int) -> UIMenu? { unmodeled() }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UISegmentedControl {
  public var apportionsSegmentWidthsByContent: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { unmodeled() }
  public func contentOffsetForSegment(at segment: Int) -> CGSize { unmodeled() }
  public func setShowsMenuAsPrimaryAction(_ showsMenuAsPrimaryAction: Bool, forSegmentAt segment: Int) {
    unmodeled()
  }
  public func showsMenuAsPrimaryActionForSegment(at segment: Int) -> Bool { unmodeled() }
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: Any) {
    unmodeled()
  }
  public func backgroundImage(for state: UIControl.State, barMetrics: Any) -> UIImage? { unmodeled() }
  public func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: Any
  ) { unmodeled() }
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: Any
  ) -> UIImage? { unmodeled() }
  public func setContentPositionAdjustment(
    _ adjustment: Any,
    forSegmentType leftCenterRightOrAlone: Any,
    barMetrics: Any
  ) { unmodeled() }
  public func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Any, barMetrics: Any) -> Any {
    unmodeled()
  }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIPageControl {
  public var defersCurrentPageDisplay: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func updateCurrentPageDisplay() { unmodeled() }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIDatePicker {
  public var roundsToMinuteInterval: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIPickerView {
  public var showsSelectionIndicator: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of bars and their items isn't modeled")
extension UISearchBar {
  public var barStyle: UIBarStyle {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var prompt: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var showsSearchResultsButton: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var isSearchResultsButtonSelected: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var isLookToDictateEnabled: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UISearchBar {
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    unmodeled()
  }
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { unmodeled() }
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { unmodeled() }
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UISearchBar {
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { unmodeled() }
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
  { unmodeled() }
}

@available(*, unavailable, message: "this part of text input isn't modeled")
extension UISearchTextField {
  public var allowsCopyingTokens: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var searchSuggestions: [Any]? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIProgressView {
  public var observedProgress: Progress? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UIImageView {
  public var preferredImageDynamicRange: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var imageDynamicRange: Any { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UIVibrancyEffect {
  public convenience init(blurEffect: UIBlurEffect, style: Any) { unmodeled() }
}
