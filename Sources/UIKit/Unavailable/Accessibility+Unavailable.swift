// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of accessibility isn't modeled")
extension UIView {
  public var accessibilityIgnoresInvertColors: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityLanguage: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityNavigationStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityHeaderElements: [Any]? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityTextualContext: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityDirectTouchOptions: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityContainerType: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var automationElements: [Any]? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityDropPointDescriptors: [Any]? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var isAccessibilityElementBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityLabelBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityValueBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityHintBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityTraitsBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityIdentifierBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityHeaderElementsBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityAttributedLabelBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityAttributedHintBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityAttributedValueBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityLanguageBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityTextualContextBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityUserInputLabelsBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityAttributedUserInputLabelsBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityElementsHiddenBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityRespondsToUserInteractionBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityViewIsModalBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityShouldGroupAccessibilityChildrenBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityElementsBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var automationElementsBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityContainerTypeBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityActivateBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityIncrementBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityDecrementBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityPerformEscapeBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityMagicTapBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityCustomActionsBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityFrameBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityPathBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityActivationPointBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityNavigationStyleBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var accessibilityCustomRotorsBlock: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "there is no focus engine")
extension UIAccessibility {
  public static func zoomFocusChanged(zoomType type: Any, toFrame frame: CGRect, in view: UIView) {
    unmodeled()
  }
}

@available(*, unavailable, message: "this part of accessibility isn't modeled")
extension UIAccessibility {
  public static func registerGestureConflictWithZoom() { unmodeled() }
  public static func requestGuidedAccessSession(
    enabled enable: Bool,
    completionHandler: @escaping (Bool) -> Void
  ) { unmodeled() }
  public static func configureForGuidedAccess(
    features: Any,
    enabled: Bool,
    completionHandler completion: @escaping (Bool, (any Error)?) -> Void
  ) { unmodeled() }
  public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String) -> Any {
    unmodeled()
  }
  public static var hearingDevicePairedEar: Any { unmodeled() }
  public enum HearingDeviceEar {}
  public enum GuidedAccessRestrictionState {}
}

@available(*, unavailable, message: "this notification isn't posted")
extension UIAccessibility {
  public static var hearingDevicePairedEarDidChangeNotification: NSNotification.Name { unmodeled() }
}

@available(*, unavailable, message: "this part of accessibility isn't modeled")
extension UIAccessibility.Notification {
  public static var pauseAssistiveTechnology: UIAccessibility.Notification { unmodeled() }
  public static var resumeAssistiveTechnology: UIAccessibility.Notification { unmodeled() }
}
