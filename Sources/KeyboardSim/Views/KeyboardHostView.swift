import Foundation
import Responder
import ViewTree

/// The view that slides in and out of one of the keyboard's windows: `UIKeyboard` up to iPhone OS 3.1, then
/// `UIPeripheralHostView`, from iOS 8 `UIInputSetHostView`.
///
/// It is as large as the whole keyboard. From iOS 9 there are two, one in each window; in the one with the
/// keys, nothing above the keys covers the accessory view in the other (KW8).
public final class KeyboardHostView: View {
  /// The bar of suggestions, or of shortcuts on iPads; `nil` if the keyboard has none.
  public internal(set) var predictiveBar: View?
  /// The keys, or `nil` if there are none in this view.
  public internal(set) var keyplane: KeyplaneView?
  /// The part below the keys of phones without a home button, or `nil` if there is none.
  public internal(set) var dock: View?
  /// The height of the area at the top that isn't the view's own and receives no touches, in points.
  package var openTop: CGFloat = 0
  /// The gap between the halves of a split keyboard, or `nil` if it is in one piece.
  package internal(set) var gap: CGRect?

  /// Returns whether `point` is in the area that is the view's own.
  public override func point(inside point: CGPoint, with event: Event?) -> Bool {
    guard point.y >= bounds.minY + openTop, super.point(inside: point, with: event) else { return false }
    return !(gap?.contains(point) ?? false)
  }
}

/// A view as large as the screen around a host view, which takes no touches itself.
final class KeyboardContainerView: View {
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A bar above the keys, or the dock below them.
package final class KeyboardPartView: View {
  /// The view's name in logs and pictures.
  package let name: String
  /// Whether no other part of the keyboard is above this one.
  package var isTopmostPart = false

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  package override var debugName: String { name }
}
