// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "images have no pixels, and only the headers of their files are read")
extension UIImage {
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    unmodeled()
  }
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Any? = nil) {
    unmodeled()
  }
  public convenience init(ciImage: Any) { unmodeled() }
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { unmodeled() }
  public static var add: UIImage { unmodeled() }
  public static var remove: UIImage { unmodeled() }
  public static var actions: UIImage { unmodeled() }
  public static var checkmark: UIImage { unmodeled() }
  public static var strokedCheckmark: UIImage { unmodeled() }
  public var ciImage: Any? { unmodeled() }
  public func drawAsPattern(in rect: CGRect) { unmodeled() }
  public var imageAsset: Any? { unmodeled() }
  public var traitCollection: UITraitCollection { unmodeled() }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { unmodeled() }
  public var baselineOffsetFromBottom: CGFloat? { unmodeled() }
  public func imageWithoutBaseline() -> UIImage { unmodeled() }
  public var configuration: Any? { unmodeled() }
  public var symbolConfiguration: UIImage.SymbolConfiguration? { unmodeled() }
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    unmodeled()
  }
  public func heicData() -> Data? { unmodeled() }
  public var isHighDynamicRange: Bool { unmodeled() }
}
