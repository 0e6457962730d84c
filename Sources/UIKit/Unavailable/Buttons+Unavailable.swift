// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "controls have no images and styles of their own")
extension UIButton {
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    unmodeled()
  }
  public var isHeld: Bool { unmodeled() }
  public var role: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var behavioralStyle: Any { unmodeled() }
  public var preferredBehavioralStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { unmodeled() }
  public func titleShadowColor(for state: UIControl.State) -> UIColor? { unmodeled() }
  public var currentTitleShadowColor: UIColor? { unmodeled() }
  public var subtitleLabel: UILabel? { unmodeled() }
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var adjustsImageWhenDisabled: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var showsTouchWhenHighlighted: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func backgroundRect(forBounds bounds: CGRect) -> CGRect { unmodeled() }
  public enum Role {}
}

@available(*, unavailable, message: "menus, previews and pointers aren't modeled")
extension UIButton {
  public var isHovered: Bool { unmodeled() }
  public var isPointerInteractionEnabled: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var preferredMenuElementOrder: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "content configurations and their states aren't modeled")
extension UIButton {
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) { unmodeled() }
  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration?
  { unmodeled() }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { unmodeled() }
}

@available(*, unavailable, message: "controls have no images and styles of their own")
extension UIButton.ButtonType {
  public static var plain: UIButton.ButtonType { unmodeled() }
}

@available(*, unavailable, message: "content configurations and their states aren't modeled")
extension UIButton.Configuration {
  public static func glass() -> UIButton.Configuration { unmodeled() }
  public static func prominentGlass() -> UIButton.Configuration { unmodeled() }
  public static func clearGlass() -> UIButton.Configuration { unmodeled() }
  public static func prominentClearGlass() -> UIButton.Configuration { unmodeled() }
  public func updated(for button: UIButton) -> UIButton.Configuration { unmodeled() }
  public var macIdiomStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var imageColorTransformer: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var showsActivityIndicator: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var activityIndicatorColorTransformer: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var attributedTitle: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var titleTextAttributesTransformer: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var titleLineBreakMode: NSLineBreakMode {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var attributedSubtitle: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var subtitleTextAttributesTransformer: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var indicator: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var indicatorColorTransformer: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func setDefaultContentInsets() { unmodeled() }
  public var automaticallyUpdateForSelection: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}
