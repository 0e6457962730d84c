// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this member isn't modeled")
extension UIColor {
  public static var tintColor: UIColor { unmodeled() }
  public var accessibilityName: String { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UIColor {
  public var ciColor: Any { unmodeled() }
}
