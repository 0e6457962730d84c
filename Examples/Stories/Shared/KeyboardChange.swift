import Foundation
import HeadlessUIKit

/// The content of a keyboard notification, converted to the coordinates of a view on request.
struct KeyboardChange {
  private let info: [AnyHashable: Any]
  /// Whether the keyboard is up afterwards, according to the notification's name.
  private let isShown: Bool

  /// Reads a will- or did-notification.
  init(_ notification: Notification) {
    info = notification.userInfo ?? [:]
    isShown =
      notification.name != Responder.keyboardWillHideNotification
      && notification.name != Responder.keyboardDidHideNotification
  }

  /// The keyboard's size from the deprecated bounds, which are always upright and have no position (KN9).
  var size: CGSize { (info[Responder.keyboardBoundsUserInfoKey] as? CGRect)?.size ?? .zero }

  /// The frame at which the keyboard begins to move, in screen coordinates; nil before 3.2. Its height may
  /// differ from the keyboard's (KN32).
  var beginFrame: CGRect? { info[Responder.keyboardFrameBeginUserInfoKey] as? CGRect }

  /// The keyboard's final frame, in screen coordinates, which before iOS 8 don't rotate with the interface
  /// (KN25); nil before 3.2.
  var endFrame: CGRect? { info[Responder.keyboardFrameEndUserInfoKey] as? CGRect }

  /// The duration of the keyboard's movement, in seconds; 0 if the notification has none.
  var duration: Double { info[Responder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0 }

  /// The curve of the keyboard's movement, with user interaction allowed.
  ///
  /// From iOS 7 the curve is a raw value without a case in `View.AnimationCurve`, so it is shifted into the
  /// options (X31).
  var options: View.AnimationOptions {
    let curve = info[Responder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
    return [View.AnimationOptions(rawValue: curve << 16), .allowUserInteraction]
  }

  /// Returns the height of the part of a view, from its lower edge up, that the keyboard will cover; 0 for a
  /// view in no window.
  ///
  /// A keyboard that doesn't reach the bottom of the interface, undocked, split or floating, counts as none
  /// (X25): the user can move it away.
  @MainActor func overlap(with view: View) -> CGFloat { overlap(with: view.bounds, in: view) }

  /// Returns the height of the part of a rectangle in a view's coordinates, from its lower edge up, that the
  /// keyboard will cover; see ``overlap(with:)``.
  @MainActor func overlap(with rect: CGRect, in view: View) -> CGFloat {
    guard let window = view.window else { return 0 }
    // The subview of the window rotates with the interface on every system; before iOS 8 the window doesn't.
    let root = sequence(first: view) { $0.superview === window ? nil : $0.superview }.reduce(view) { $1 }
    guard let keys = frame(in: root), keys.maxY >= root.bounds.maxY else { return 0 }
    let frame = view.convert(keys, from: root)
    return frame.intersects(rect) ? rect.maxY - max(frame.minY, rect.minY) : 0
  }

  /// Animates changes along with the keyboard's movement, with its duration and curve; without a duration
  /// they are made at once.
  @MainActor func animate(_ changes: @MainActor () -> Void) {
    View.animate(withDuration: duration, options: options, animations: changes)
  }

  /// Returns the keyboard's final frame, in the coordinates of the window's subview. Before 3.2 only the size
  /// is known, and the keyboard is placed at the bottom.
  @MainActor private func frame(in root: View) -> CGRect? {
    if let endFrame, let window = root.window {
      return root.convert(window.convert(endFrame, from: nil as Window?), from: window)
    }
    guard isShown else { return nil }
    return CGRect(
      x: root.bounds.minX,
      y: root.bounds.maxY - size.height,
      width: size.width,
      height: size.height
    )
  }
}
