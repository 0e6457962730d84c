// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Foundation
import ViewTree

@available(*, unavailable, message: "this service of the system isn't modeled")
public class UITextChecker {
  public init() { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
public class UIPrintInfo {
  public init(dictionary: [AnyHashable: Any]?) { unmodeled() }
  public static func printInfo() -> UIPrintInfo { unmodeled() }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
public class UILocalizedIndexedCollation {
  public static func current() -> UILocalizedIndexedCollation { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
public class UICollectionViewTransitionLayout {
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    unmodeled()
  }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { unmodeled() }

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIImagePickerController {
  public enum CameraDevice {}
}

@available(*, unavailable, message: "this part of typography isn't modeled")
public class CGFont {
  public init?(_ provider: Any) { unmodeled() }
}
