// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this service of the system isn't modeled")
extension NSUserActivity {
  public var supportsContinuationStreams: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) { unmodeled() }
  public static func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) { unmodeled() }
  public static func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    unmodeled()
  }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIPasteboard.DetectionPattern {
  public static var link: UIPasteboard.DetectionPattern { unmodeled() }
  public static var phoneNumber: UIPasteboard.DetectionPattern { unmodeled() }
  public static var emailAddress: UIPasteboard.DetectionPattern { unmodeled() }
  public static var postalAddress: UIPasteboard.DetectionPattern { unmodeled() }
  public static var calendarEvent: UIPasteboard.DetectionPattern { unmodeled() }
  public static var shipmentTrackingNumber: UIPasteboard.DetectionPattern { unmodeled() }
  public static var flightNumber: UIPasteboard.DetectionPattern { unmodeled() }
  public static var moneyAmount: UIPasteboard.DetectionPattern { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIApplicationShortcutItem {
  public var targetContentIdentifier: Any? { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIApplicationShortcutIcon {
  public convenience init(type: Any) { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIWindowScene.Geometry {
  public var isInterfaceOrientationLocked: Bool { unmodeled() }
  public var isInteractivelyResizing: Bool { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UISceneSizeRestrictions {
  public var allowsFullScreen: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIImagePickerController {
  public static func isCameraDeviceAvailable(_ cameraDevice: Any) -> Bool { unmodeled() }
  public static func isFlashAvailable(for cameraDevice: Any) -> Bool { unmodeled() }
  public static func availableCaptureModes(for cameraDevice: Any) -> [NSNumber]? { unmodeled() }
  public var imageExportPreset: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var videoMaximumDuration: TimeInterval {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var videoQuality: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var videoExportPreset: String {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var showsCameraControls: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var cameraOverlayView: UIView? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var cameraViewTransform: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func takePicture() { unmodeled() }
  public func startVideoCapture() -> Bool { unmodeled() }
  public func stopVideoCapture() { unmodeled() }
  public var cameraDevice: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var cameraCaptureMode: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var cameraFlashMode: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIImagePickerController.InfoKey {
  public static var mediaURL: UIImagePickerController.InfoKey { unmodeled() }
  public static var mediaMetadata: UIImagePickerController.InfoKey { unmodeled() }
  public static var livePhoto: UIImagePickerController.InfoKey { unmodeled() }
  public static var phAsset: UIImagePickerController.InfoKey { unmodeled() }
  public static var referenceURL: UIImagePickerController.InfoKey { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIFontPickerViewController.Configuration {
  public var displayUsingSystemFont: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var filteredLanguagesPredicate: NSPredicate? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public static func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
    unmodeled()
  }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
public class UIPrintInteractionController {}

@available(*, unavailable, message: "this service of the system isn't modeled")
public class UIReferenceLibraryViewController {}

@available(*, unavailable, message: "this service of the system isn't modeled")
public class UIDocumentInteractionController {}

@available(*, unavailable, message: "this service of the system isn't modeled")
public class UIPasteControl {}

@available(*, unavailable, message: "this service of the system isn't modeled")
public class UIDocument {}

@available(*, unavailable, message: "this service of the system isn't modeled")
public class PHPickerViewController {}
