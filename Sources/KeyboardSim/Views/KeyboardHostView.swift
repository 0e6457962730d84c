import Foundation
import Responder
import ViewTree

/// What slides in and out of one of the keyboard's windows: `UIKeyboard` up to iPhone OS 3.1, then
/// `UIPeripheralHostView`, from iOS 8 `UIInputSetHostView`.
///
/// It is as large as the whole keyboard. From iOS 9 there are two, one in each window: of the one with the keys,
/// nothing above the keys is in front of the accessory view in the other (KW8).
public final class KeyboardHostView: View {
  /// The bar of suggestions, or on pads of shortcuts; nil if the keyboard has none.
  public internal(set) var predictiveBar: View?
  /// The keys; nil if there are none in this view.
  public internal(set) var keyplane: KeyplaneView?
  /// The part below the keys of phones without a home button; nil if there is none.
  public internal(set) var dock: View?
  /// How much of its top is not its own, in points.
  package var openTop: CGFloat = 0
  /// What is free between the halves of a split keyboard; nil if it is in one piece.
  package internal(set) var gap: CGRect?

  /// Whether `point` is in the part that is the view's own.
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

/// A bar above the keys, or what is below them.
package final class KeyboardPartView: View {
  /// What it is called in logs and pictures.
  package let name: String
  /// Whether nothing of the keyboard's own is above it.
  package var standsFirst = false

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  package override var debugName: String { name }
}
