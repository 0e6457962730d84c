// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UIColor {
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    unmodeled()
  }
  public convenience init(patternImage image: UIImage) { unmodeled() }
  public convenience init?(named name: String) { unmodeled() }
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { unmodeled() }
  public static var tintColor: UIColor { unmodeled() }
  public func set() { unmodeled() }
  public func setFill() { unmodeled() }
  public func setStroke() { unmodeled() }
  public var ciColor: Any { unmodeled() }
}

@available(*, unavailable, message: "this part of accessibility isn't modeled")
extension UIColor {
  public var accessibilityName: String { unmodeled() }
}
