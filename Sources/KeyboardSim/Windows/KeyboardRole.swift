import Foundation

/// The role of a view in the keyboard, which determines when it is present, and its frame.
enum KeyboardRole: Hashable, Sendable {
  /// The view around a host, as large as the screen.
  case container
  /// The sliding view, as large as the whole keyboard.
  case host
  /// The view behind all of the keyboard's own views.
  case backdrop
  /// The view in place of keys that are in another window.
  case placeholder
  /// The bar and the keys.
  case keyboard
  /// The view inside the bar and the keys, as large as its superview.
  case inner
  /// The bar above the keys.
  case bar
  /// The area of the keys, around the keyplane.
  case layout
  /// The keys, in the layout or in its place.
  case keyplane(isInLayout: Bool)
  /// The view below the keys.
  case dock
  /// The views at the screen's lower corners.
  case leftCorner, rightCorner
  /// The app's accessory view.
  case accessory
  /// The app's view in place of the keys.
  case input
}

/// The sizes of a keyboard's parts, in points.
struct KeyboardMeasures: Hashable, Sendable {
  /// The screen's bounds in the interface's orientation.
  var screen: CGRect
  /// The width of the keyboard.
  var width: CGFloat
  var accessory: CGFloat = 0
  var input: CGFloat = 0
  /// The height of the keyboard's own parts, or `nil` if there are only the app's views.
  var height: KeyboardHeight?
  /// Whether there are keys, and not just a bar.
  var hasKeys = false
  /// The distance of the placeholder from the sides, and the number of pixels per point to which its edges
  /// are rounded (KI35).
  var placeholderInset: CGFloat = 0
  var scale: CGFloat = 1

  /// The side of a corner view (KW4).
  private static let corner: CGFloat = 7

  private var bar: CGFloat { height?.barHeight ?? 0 }
  private var top: CGFloat { height?.topHeight ?? 0 }
  private var keys: CGFloat { height?.keysHeight ?? 0 }

  /// Returns whether a view of the role is present.
  func has(_ role: KeyboardRole) -> Bool {
    switch role {
    case .container, .host, .accessory, .input: true
    case .backdrop, .placeholder, .keyboard, .inner: height != nil
    case .bar: bar > 0
    case .layout, .keyplane, .leftCorner, .rightCorner: hasKeys
    case .dock: (height?.dockHeight ?? 0) > 0
    }
  }

  /// Returns the frame of a view in the coordinates of its superview or window, or `nil` for a host, which
  /// slides.
  func frame(of role: KeyboardRole) -> CGRect? {
    switch role {
    case .host: nil
    case .container: screen
    case .backdrop: row(from: accessory, height?.total ?? 0)
    case .placeholder: placeholder
    case .keyboard: row(from: accessory, top + keys)
    case .inner: row(from: 0, top + keys)
    case .bar: row(from: 0, bar)
    case .layout: row(from: top, keys)
    case .keyplane(let isInLayout): row(from: isInLayout ? 0 : top, keys)
    case .dock: row(from: accessory + top + keys, height?.dockHeight ?? 0)
    case .leftCorner: corner(at: screen.minX)
    case .rightCorner: corner(at: screen.maxX - Self.corner)
    case .accessory: row(from: 0, accessory)
    case .input: row(from: accessory, input)
    }
  }

  private var placeholder: CGRect {
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let left = pixel(placeholderInset)
    return CGRect(
      x: left,
      y: accessory,
      width: pixel(width - placeholderInset) - left,
      height: height?.total ?? 0
    )
  }

  private func row(from top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: width, height: height)
  }

  private func corner(at x: CGFloat) -> CGRect {
    CGRect(x: x, y: screen.maxY - Self.corner, width: Self.corner, height: Self.corner)
  }
}
