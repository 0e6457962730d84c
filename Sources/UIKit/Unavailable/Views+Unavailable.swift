// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "there is no focus engine")
extension UIView {
  public var focusGroupIdentifier: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var focusGroupPriority: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var focusEffect: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var focusItemContainer: Any? { unmodeled() }
  public func soundIdentifierForFocusUpdate(in context: Any) -> Any? { unmodeled() }
  public var isTransparentFocusItem: Bool { unmodeled() }
  public func didHintFocusMovement(_ hint: Any) { unmodeled() }
  public func focusItems(in rect: CGRect) -> [Any] { unmodeled() }
  public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<AnyHashable>? { unmodeled() }
}

@available(*, unavailable, message: "this part of geometry in three dimensions isn't modeled")
extension UIView {
  public var collisionBoundsType: Any { unmodeled() }
  public var collisionBoundingPath: Any { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UIView {
  public func draw(_ rect: CGRect, for formatter: Any) { unmodeled() }
}

@available(*, unavailable, message: "this member isn't modeled")
extension UIView {
  public func setNeedsUpdateProperties() { unmodeled() }
  public func updatePropertiesIfNeeded() { unmodeled() }
  public func updateProperties() { unmodeled() }
  public func layoutGuide(for layoutRegion: Any) -> UILayoutGuide { unmodeled() }
  public static func setAnimationDelegate(_ delegate: Any?) { unmodeled() }
  public static func setAnimationStart(_ startDate: Date) { unmodeled() }
  public static func setAnimationTransition(_ transition: Any, for view: UIView, cache: Bool) { unmodeled() }
  public static func perform(
    _ animation: Any,
    on views: [UIView],
    options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { unmodeled() }
  public func forBaselineLayout() -> UIView { unmodeled() }
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    unmodeled()
  }
  public var coordinateSpace: any UICoordinateSpace { unmodeled() }
  public enum AnimationTransition {}
  public enum SystemAnimation {}
  public enum LayoutRegion {}
}

@available(*, unavailable, message: "this configuration isn't modeled")
extension UIView {
  public var cornerConfiguration: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UIView {
  public func exerciseAmbiguityInLayout() { unmodeled() }
}

@available(*, unavailable, message: "this trait isn't modeled")
extension UIView {
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var appliedContentSizeCategoryLimitsDescription: String { unmodeled() }
  public static func appearance(for trait: UITraitCollection) -> Self { unmodeled() }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [Any]
  ) -> Self { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIView {
  public var hoverStyle: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIView {
  public func viewPrintFormatter() -> Any { unmodeled() }
}

@available(*, unavailable, message: "this part of layers isn't modeled")
extension UIView {
  public func display(_ layer: CALayer) { unmodeled() }
  public func layerWillDraw(_ layer: CALayer) { unmodeled() }
  public func action(for layer: CALayer, forKey event: String) -> Any? { unmodeled() }
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UIView {
  public var accessibilityDragSourceDescriptors: [Any]? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this member isn't modeled")
extension UIView.AnimationOptions {
  public static var preferredFramesPerSecond60: UIView.AnimationOptions { unmodeled() }
  public static var preferredFramesPerSecond30: UIView.AnimationOptions { unmodeled() }
  public static var flushUpdates: UIView.AnimationOptions { unmodeled() }
}
