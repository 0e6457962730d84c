import Foundation
import ViewTree

/// The keyboard as a whole: the predictive bar, the keys and the dock, one above the other.
///
/// It is what slides in and out of the keyboard's window.
public final class KeyboardHostView: View {
  /// The bar of suggestions; nil if the keyboard has none.
  public private(set) var predictiveBar: View?
  /// The keys.
  public private(set) var keyplane: KeyplaneView?
  /// The part below the keys of phones without a home button; nil if there is none.
  public private(set) var dock: View?

  /// Puts in the parts of a keyboard, in place of those that were there.
  func install(_ height: KeyboardHeight, _ keyplane: KeyplaneView) {
    for view in subviews { view.removeFromSuperview() }
    let width = bounds.width
    predictiveBar = height.barHeight > 0 ? View() : nil
    predictiveBar?.frame = CGRect(x: 0, y: 0, width: width, height: height.barHeight)
    keyplane.frame = CGRect(x: 0, y: height.barHeight, width: width, height: height.keysHeight)
    dock = height.dockHeight > 0 ? View() : nil
    dock?.frame = CGRect(
      x: 0,
      y: height.barHeight + height.keysHeight,
      width: width,
      height: height.dockHeight
    )
    self.keyplane = keyplane
    predictiveBar?.accessibilityIdentifier = "predictive bar"
    dock?.accessibilityIdentifier = "dock"
    for part in [predictiveBar, keyplane, dock].compactMap(\.self) { addSubview(part) }
  }
}
