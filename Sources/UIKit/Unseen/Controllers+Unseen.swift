import Foundation
import ViewTree

private let barsHideOnTap = StoredValue(false)
private let storedValueViewControllerModalPresentationCapturesStatusBarAppearance = StoredValue<Bool>(false)

// Values that have no visible effect, stored for the app to read.
extension UIViewController {
  /// Whether a presentation that isn't full screen decides about the status bar. Only those of the full
  /// screen do here; stored for the app to read.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { storedValueViewControllerModalPresentationCapturesStatusBarAppearance[self] }
    set { storedValueViewControllerModalPresentationCapturesStatusBarAppearance[self] = newValue }
  }
}

extension UINavigationController {
  /// The duration of the animation that hides or shows the bar, in seconds.
  public nonisolated static var hideShowBarDuration: CGFloat { 0.2 }

  /// Whether the bars hide and appear at taps; false by default. Stored for the app to read.
  @available(*, deprecated, message: "the value is stored: taps don't hide the bars")
  public var hidesBarsOnTap: Bool {
    get { barsHideOnTap[self] }
    set { barsHideOnTap[self] = newValue }
  }
}
