// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIControl {
  public func menuAttachmentPoint(for configuration: Any) -> CGPoint { unmodeled() }
  public var toolTip: String? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var toolTipInteraction: Any? { unmodeled() }
}

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UIControl {
  public var isSymbolAnimationEnabled: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIPasteboard {
  public var isPersistent: Bool { unmodeled() }
  public func setPersistent(_ persistent: Bool) { unmodeled() }
  public var itemProviders: [Any] {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func setItemProviders(_ itemProviders: [Any], localOnly: Bool, expirationDate: Date?) { unmodeled() }
  public func setObjects(_ objects: [Any]) { unmodeled() }
  public func setObjects(_ objects: [Any], localOnly: Bool, expirationDate: Date?) { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIDevice {
  public var isMultitaskingSupported: Bool { unmodeled() }
}

@available(*, unavailable, message: "this notification isn't posted")
extension UIDevice {
  public static var batteryStateDidChangeNotification: NSNotification.Name { unmodeled() }
  public static var batteryLevelDidChangeNotification: NSNotification.Name { unmodeled() }
  public static var proximityStateDidChangeNotification: NSNotification.Name { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIScreen {
  public static var screens: [UIScreen] { unmodeled() }
  public var availableModes: [Any] { unmodeled() }
  public var preferredMode: Any? { unmodeled() }
  public var currentMode: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var overscanCompensation: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var overscanCompensationInsets: UIEdgeInsets { unmodeled() }
  public var mirrored: UIScreen? { unmodeled() }
  public var isCaptured: Bool { unmodeled() }
  public var wantsSoftwareDimming: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var nativeBounds: CGRect { unmodeled() }
  public var nativeScale: CGFloat { unmodeled() }
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { unmodeled() }
  public var maximumFramesPerSecond: Int { unmodeled() }
  public var calibratedLatency: Any { unmodeled() }
  public var referenceDisplayModeStatus: Any { unmodeled() }
  public var currentEDRHeadroom: CGFloat { unmodeled() }
  public var potentialEDRHeadroom: CGFloat { unmodeled() }
  public var focusedItem: Any? { unmodeled() }
  public var focusedView: UIView? { unmodeled() }
  public var supportsFocus: Bool { unmodeled() }
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { unmodeled() }
  public static var didConnectNotification: NSNotification.Name { unmodeled() }
  public static var didDisconnectNotification: NSNotification.Name { unmodeled() }
  public static var modeDidChangeNotification: NSNotification.Name { unmodeled() }
  public static var brightnessDidChangeNotification: NSNotification.Name { unmodeled() }
  public static var capturedDidChangeNotification: NSNotification.Name { unmodeled() }
  public static var referenceDisplayModeStatusDidChangeNotification: NSNotification.Name { unmodeled() }
  public enum OverscanCompensation {}
  public enum ReferenceDisplayModeStatus {}
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIWindow {
  public var canResizeToFitContent: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var safeAreaAspectFitLayoutGuide: Any { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIScene {
  public convenience init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    unmodeled()
  }
  public var activationConditions: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var systemProtectionManager: Any? { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIScene {
  public var pointerLockState: Any? { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIWindowScene {
  public var windowingBehaviors: Any? { unmodeled() }
  public var screenshotService: Any? { unmodeled() }
  public enum WindowingControlStyle {}
  public enum ActivationRequestOptions {}
  public enum PresentationStyle {}
}

@available(*, unavailable, message: "this configuration isn't modeled")
extension UIWindowScene {
  public var activityItemsConfigurationSource: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public enum ActivationConfiguration {}
}

@available(*, unavailable, message: "there is no focus engine")
extension UIWindowScene {
  public var focusSystem: Any? { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIWindowScene {
  public enum ActivationAction {}
}
