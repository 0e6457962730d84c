import Foundation
import Responder
import ViewTree

/// The keyboard as a whole: the accessory view, the predictive bar, the keys and the dock, one above the other.
///
/// It is what slides in and out of the keyboard's window. A view of the program's may stand in place of the keys.
public final class KeyboardHostView: View {
  /// What it is made of.
  struct Parts {
    var accessory: View?
    /// How high the bar, the keys and the dock are; nil if there are none of them.
    var height: KeyboardHeight?
    var keyplane: KeyplaneView?
    var inputView: View?
  }

  /// The bar of suggestions, or on pads of shortcuts; nil if the keyboard has none.
  public private(set) var predictiveBar: View?
  /// The keys; nil if there are none on the screen.
  public private(set) var keyplane: KeyplaneView?
  /// The part below the keys of phones without a home button; nil if there is none.
  public private(set) var dock: View?
  /// What is free between the halves of a split keyboard, from its left edge; nil if it is in one piece.
  var gap: Range<CGFloat>?

  /// Puts in the parts of a keyboard, in place of those that were there; what is in both stays.
  func install(_ parts: Parts) {
    let height = parts.height
    keyplane = parts.keyplane
    predictiveBar = part("predictive bar", predictiveBar, height?.barHeight)
    dock = part("dock", dock, height?.dockHeight)
    let stack: [(view: View?, height: CGFloat)] = [
      (parts.accessory, parts.accessory?.frame.height ?? 0), (predictiveBar, height?.barHeight ?? 0),
      (keyplane, height?.keysHeight ?? 0), (dock, height?.dockHeight ?? 0),
      (parts.inputView, parts.inputView?.frame.height ?? 0),
    ]
    let wanted = stack.compactMap(\.view)
    for view in subviews where !wanted.contains(view) { view.removeFromSuperview() }
    var top: CGFloat = 0
    for case (let view?, let height) in stack {
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
      addSubview(view)
    }
  }

  /// Lets touches through between the halves of a split keyboard.
  public override func point(inside point: CGPoint, with event: Event?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    guard let gap, gap.contains(point.x) else { return true }
    return point.y < (predictiveBar ?? keyplane)?.frame.minY ?? 0
  }

  /// Returns the present view of a part, or a new one; nil if the part has no height.
  private func part(_ name: String, _ present: View?, _ height: CGFloat?) -> View? {
    guard let height, height > 0 else { return nil }
    if let present { return present }
    let view = View()
    view.accessibilityIdentifier = name
    return view
  }
}
