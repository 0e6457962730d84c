// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIButton {
  public var subtitleLabel: UILabel? { unmodeled() }
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var adjustsImageWhenDisabled: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func backgroundRect(forBounds bounds: CGRect) -> CGRect { unmodeled() }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIButton.ButtonType {
  public static var plain: UIButton.ButtonType { unmodeled() }
}

@available(*, unavailable, message: "this configuration isn't modeled")
extension UIButton.Configuration {
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { unmodeled() }
    set { unmodeled() }
  }
}
