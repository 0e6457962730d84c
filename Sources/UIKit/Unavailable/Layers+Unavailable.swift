// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of layers isn't modeled")
extension CALayer {
  public static func defaultValue(forKey key: String) -> Any? { unmodeled() }
  public static func needsDisplay(forKey key: String) -> Bool { unmodeled() }
  public func shouldArchiveValue(forKey key: String) -> Bool { unmodeled() }
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { unmodeled() }
  public func hitTest(_ p: CGPoint) -> CALayer? { unmodeled() }
  public func display() { unmodeled() }
  public func needsDisplay() -> Bool { unmodeled() }
  public func displayIfNeeded() { unmodeled() }
  public func preferredFrameSize() -> CGSize { unmodeled() }
  public static func defaultAction(forKey event: String) -> Any? { unmodeled() }
  public func action(forKey event: String) -> Any? { unmodeled() }
  public var style: [AnyHashable: Any]? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func scroll(_ p: CGPoint) { unmodeled() }
  public func scrollRectToVisible(_ r: CGRect) { unmodeled() }
  public var visibleRect: CGRect { unmodeled() }
}

@available(*, unavailable, message: "this part of geometry in three dimensions isn't modeled")
extension CALayer {
  public var anchorPointZ: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func contentsAreFlipped() -> Bool { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension CALayer {
  public var contentsFormat: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var minificationFilter: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var magnificationFilter: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var minificationFilterBias: Float {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var edgeAntialiasingMask: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var filters: [Any]? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var backgroundFilters: [Any]? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of layers isn't modeled")
extension CALayer {
  public var duration: CFTimeInterval {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var repeatCount: Float {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var repeatDuration: CFTimeInterval {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var autoreverses: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { unmodeled() }
    set { unmodeled() }
  }
}
