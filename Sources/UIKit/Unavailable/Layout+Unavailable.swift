// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension NSLayoutConstraint {
  public var shouldBeArchived: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this member isn't modeled")
extension NSLayoutConstraint.FormatOptions {
  public static var spacingBaselineToBaseline: NSLayoutConstraint.FormatOptions { unmodeled() }
}

@available(*, unavailable, message: "this member isn't modeled")
extension UILayoutGuide {
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    unmodeled()
  }
}

@available(*, unavailable, message: "this member isn't modeled")
extension UIStackView {
  public var isBaselineRelativeArrangement: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UIGestureRecognizer {
  public var allowedPressTypes: [NSNumber] {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var modifierFlags: UIKeyModifierFlags { unmodeled() }
  public var buttonMask: Any { unmodeled() }
  public func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { unmodeled() }
  public func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { unmodeled() }
  public func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { unmodeled() }
  public func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { unmodeled() }
  public func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { unmodeled() }
}

@available(*, unavailable, message: "this member isn't modeled")
extension UIGestureRecognizer {
  public func shouldReceive(_ event: UIEvent) -> Bool { unmodeled() }
}

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UITapGestureRecognizer {
  public var buttonMaskRequired: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UIPanGestureRecognizer {
  public var allowedScrollTypesMask: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this member isn't modeled")
extension UICubicTimingParameters {
  public convenience init() { unmodeled() }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UICubicTimingParameters {
  public convenience init?(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UISpringTimingParameters {
  public convenience init?(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UITraitCollection {
  public convenience init?(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "this trait isn't modeled")
extension UITraitCollection {
  public convenience init(displayGamut: Any) { unmodeled() }
  public convenience init(userInterfaceLevel: Any) { unmodeled() }
  public convenience init(activeAppearance userInterfaceActiveAppearance: Any) { unmodeled() }
  public var displayGamut: Any { unmodeled() }
  public var userInterfaceLevel: Any { unmodeled() }
  public var activeAppearance: Any { unmodeled() }
  public var toolbarItemPresentationSize: Any { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UITraitCollection {
  public var imageDynamicRange: Any { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UITraitCollection {
  public var sceneCaptureState: Any { unmodeled() }
}

@available(*, unavailable, message: "this configuration isn't modeled")
extension UITraitCollection {
  public var imageConfiguration: Any { unmodeled() }
}

@available(*, unavailable, message: "this part of layers isn't modeled")
extension CADisplayLink {
  public var frameInterval: Int {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of layers isn't modeled")
extension CATransaction {
  public static func lock() { unmodeled() }
  public static func unlock() { unmodeled() }
  public static func value(forKey key: String) -> Any? { unmodeled() }
  public static func setValue(_ anObject: Any?, forKey key: String) { unmodeled() }
}
