import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// What a notification of the keyboard tells, read in the coordinates of the view that it matters to.
public struct KeyboardChange {
  private let info: [AnyHashable: Any]
  /// Whether the keyboard is up afterwards, as far as the notification's name says.
  private let isShown: Bool

  /// Reads a will- or did-notification.
  public init(_ notification: Notification) {
    info = notification.userInfo ?? [:]
    isShown =
      notification.name != Responder.keyboardWillHideNotification
      && notification.name != Responder.keyboardDidHideNotification
  }

  /// The keyboard's size, as the deprecated bounds tell it: always upright, and without its place (KN9).
  public var size: CGSize { (info[Responder.keyboardBoundsUserInfoKey] as? CGRect)?.size ?? .zero }

  /// Where the keyboard begins to move, in the coordinates of the screen; nil before 3.2. Its height need not be the keyboard's
  /// (KN32).
  public var beginFrame: CGRect? { info[Responder.keyboardFrameBeginUserInfoKey] as? CGRect }

  /// Where the keyboard will be, in the coordinates of the screen, which before iOS 8 don't turn with the interface (KN25);
  /// nil before 3.2.
  public var endFrame: CGRect? { info[Responder.keyboardFrameEndUserInfoKey] as? CGRect }

  /// How long the keyboard moves, in seconds; 0 if the notification doesn't say.
  public var duration: Double { info[Responder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0 }

  /// The curve of the keyboard's movement, and that touches are taken meanwhile.
  ///
  /// The curve is a raw value that `View.AnimationCurve` has no case for from iOS 7, so it is shifted into the options (X31).
  public var options: View.AnimationOptions {
    let curve = info[Responder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
    return [View.AnimationOptions(rawValue: curve << 16), .allowUserInteraction]
  }

  /// How much of a view, from its lower edge up, the keyboard will cover; 0 for a view in no window.
  ///
  /// A keyboard that doesn't reach the bottom of the interface, undocked, split or floating, counts as none (X25): the
  /// person can move it away.
  @MainActor public func overlap(with view: View) -> CGFloat { overlap(with: view.bounds, in: view) }

  /// How much of a rectangle in a view's coordinates, from its lower edge up, the keyboard will cover; see ``overlap(with:)``.
  @MainActor public func overlap(with rect: CGRect, in view: View) -> CGFloat {
    guard let window = view.window else { return 0 }
    // What is right below the window turns with the interface on every system; before iOS 8 the window doesn't.
    let root = sequence(first: view) { $0.superview === window ? nil : $0.superview }.reduce(view) { $1 }
    guard let keys = frame(in: root), keys.maxY >= root.bounds.maxY else { return 0 }
    let frame = view.convert(keys, from: root)
    return frame.intersects(rect) ? rect.maxY - max(frame.minY, rect.minY) : 0
  }

  /// Animates changes for as long as the keyboard moves, along its curve; without a duration they are made at once.
  @MainActor public func animate(_ changes: @MainActor () -> Void) {
    View.animate(withDuration: duration, options: options, animations: changes)
  }

  /// Where the keyboard will be, in the coordinates of the view right below the window. Before 3.2 only its size is told, and it stands at
  /// the bottom.
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
