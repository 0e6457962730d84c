// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewTree

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UIGraphicsImageRenderer {
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { unmodeled() }
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UIGraphicsImageRendererFormat {
  public var prefersExtendedRange: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var supportsHighDynamicRange: Bool { unmodeled() }
  public var preferredRange: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension CGContext {
  public func clear(_ rect: CGRect) { unmodeled() }
  public func makeImage() -> CGImage? { unmodeled() }
}
