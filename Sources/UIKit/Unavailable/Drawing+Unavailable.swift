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

@available(*, unavailable, message: "this part of layers isn't modeled")
extension CAGradientLayerType {
  public static var conic: CAGradientLayerType { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension CATextLayer {
  public var allowsFontSubpixelQuantization: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
public class UIGraphicsPDFRenderer {}

@available(*, unavailable, message: "nothing is drawn into pixels")
public class UIGraphicsPDFRendererContext {}

@available(*, unavailable, message: "nothing is drawn into pixels")
public class UIGraphicsPDFRendererFormat {}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension CGContext {
  public func clip(to rect: CGRect, mask: CGImage) { unmodeled() }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) { unmodeled() }
  public func replacePathWithStrokedPath() { unmodeled() }
  public func setFlatness(_ flatness: CGFloat) { unmodeled() }
  public func setRenderingIntent(_ intent: Any) { unmodeled() }
  public func setPatternPhase(_ phase: CGSize) { unmodeled() }
  public func setFillPattern(_ pattern: Any, colorComponents components: UnsafePointer<CGFloat>) {
    unmodeled()
  }
  public func setStrokePattern(_ pattern: Any, colorComponents components: UnsafePointer<CGFloat>) {
    unmodeled()
  }
  public func setFillColorSpace(_ space: CGColorSpace) { unmodeled() }
  public func setStrokeColorSpace(_ space: CGColorSpace) { unmodeled() }
  public func drawShading(_ shading: Any) { unmodeled() }
  public func drawPDFPage(_ page: Any) { unmodeled() }
  public func setTextDrawingMode(_ mode: Any) { unmodeled() }
  public func setCharacterSpacing(_ spacing: CGFloat) { unmodeled() }
  public var textMatrix: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var textPosition: CGPoint {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var userSpaceToDeviceSpaceTransform: Any { unmodeled() }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { unmodeled() }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { unmodeled() }
  public var width: Int { unmodeled() }
  public var height: Int { unmodeled() }
}
