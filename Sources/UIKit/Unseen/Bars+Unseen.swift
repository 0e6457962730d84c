import Foundation
import ViewTree

private let storedValueNavigationBarBackIndicatorImage = StoredValue<UIImage?>(nil)
private let storedValueNavigationBarBackIndicatorTransitionMaskImage = StoredValue<UIImage?>(nil)
private let storedValueNavigationBarCompactScrollEdgeAppearance = StoredValue<UINavigationBarAppearance?>(nil)
private let storedValueNavigationItemCompactScrollEdgeAppearance = StoredValue<UINavigationBarAppearance?>(
  nil
)
private let storedValueToolbarCompactScrollEdgeAppearance = StoredValue<UIToolbarAppearance?>(nil)
private let storedValueSearchBarBarTintColor = StoredValue<UIColor?>(nil)

// Values that have no visible effect, stored for the app to read.
extension UINavigationBar {
  /// The image beside the back button's title; stored for the app to read.
  public var backIndicatorImage: UIImage? {
    get { storedValueNavigationBarBackIndicatorImage[self] }
    set { storedValueNavigationBarBackIndicatorImage[self] = newValue }
  }

  /// The mask of the back button during transitions; stored for the app to read.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { storedValueNavigationBarBackIndicatorTransitionMaskImage[self] }
    set { storedValueNavigationBarBackIndicatorTransitionMaskImage[self] = newValue }
  }

  /// The appearance of a compact bar at the edge of a scroll view; stored for the app to read.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedValueNavigationBarCompactScrollEdgeAppearance[self] }
    set { storedValueNavigationBarCompactScrollEdgeAppearance[self] = newValue }
  }
}

extension UINavigationItem {
  /// The appearance of a compact bar at the edge of a scroll view; stored for the app to read.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedValueNavigationItemCompactScrollEdgeAppearance[self] }
    set { storedValueNavigationItemCompactScrollEdgeAppearance[self] = newValue }
  }
}

extension UIToolbar {
  /// The appearance of a compact bar at the edge of a scroll view; stored for the app to read.
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { storedValueToolbarCompactScrollEdgeAppearance[self] }
    set { storedValueToolbarCompactScrollEdgeAppearance[self] = newValue }
  }
}

extension UISearchBar {
  /// The color of the bar's background; stored for the app to read.
  public var barTintColor: UIColor? {
    get { storedValueSearchBarBarTintColor[self] }
    set { storedValueSearchBarBarTintColor[self] = newValue }
  }
}
