import Foundation
import ViewTree

/// The conditions under which a navigation controller hides its bars.
private let barConditions = StoredValue<Set<String>>([])

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
    get { barConditions[self].contains("tap") }
    set { set("tap", newValue) }
  }
  /// Whether the bars hide and appear as the user scrolls; false by default. Stored for the app to read.
  @available(*, deprecated, message: "the value is stored: scrolling doesn't hide the bars")
  public var hidesBarsOnSwipe: Bool {
    get { barConditions[self].contains("swipe") }
    set { set("swipe", newValue) }
  }
  /// Whether the bars hide at a compact height; false by default. Stored for the app to read.
  @available(*, deprecated, message: "the value is stored: a compact height doesn't hide the bars")
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { barConditions[self].contains("compact") }
    set { set("compact", newValue) }
  }
  /// Whether the bars hide when the keyboard appears; false by default. Stored for the app to read.
  @available(*, deprecated, message: "the value is stored: the keyboard doesn't hide the bars")
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { barConditions[self].contains("keyboard") }
    set { set("keyboard", newValue) }
  }

  private func set(_ condition: String, _ isOn: Bool) {
    if isOn { barConditions[self].insert(condition) } else { barConditions[self].remove(condition) }
  }
}
