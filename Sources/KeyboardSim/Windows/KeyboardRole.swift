import Foundation

/// What a view is in the keyboard, which says when it is there, and where.
enum KeyboardRole: Hashable, Sendable {
  /// As large as the screen, around a host.
  case container
  /// What slides; as large as the whole keyboard.
  case host
  /// Behind all that is not the program's.
  case backdrop
  /// In the place of keys that are in another window.
  case placeholder
  /// The bar and the keys.
  case keyboard
  /// As large as the view around it, which is the bar and the keys.
  case inner
  /// The bar above the keys.
  case bar
  /// The area of the keys, around the keyplane.
  case layout
  /// The keys, in the layout or in its place.
  case keyplane(isInLayout: Bool)
  /// What is below the keys.
  case dock
  /// At the screen's lower corners.
  case leftCorner, rightCorner
  /// The program's accessory view.
  case accessory
  /// The program's view in place of the keys.
  case input
}

/// How large the parts of a keyboard are, in points.
struct KeyboardMeasures: Hashable, Sendable {
  /// The screen as the interface stands.
  var screen: CGRect
  /// How wide the keyboard is.
  var width: CGFloat
  var accessory: CGFloat = 0
  var input: CGFloat = 0
  /// Of the keyboard's own; nil if there is nothing but the program's views.
  var height: KeyboardHeight?
  /// Whether there are keys, and not just a bar.
  var hasKeys = false

  /// The side of a corner view (KW4).
  private static let corner: CGFloat = 7

  private var bar: CGFloat { height?.barHeight ?? 0 }
  private var keys: CGFloat { height?.keysHeight ?? 0 }

  /// Whether a view of the keyboard's own is there.
  func has(_ role: KeyboardRole) -> Bool {
    switch role {
    case .container, .host, .accessory, .input: true
    case .backdrop, .placeholder, .keyboard, .inner: height != nil
    case .bar: bar > 0
    case .layout, .keyplane, .leftCorner, .rightCorner: hasKeys
    case .dock: (height?.dockHeight ?? 0) > 0
    }
  }

  /// Where a view is, in the coordinates of the view or window that it is in; nil for a host, which slides.
  func frame(of role: KeyboardRole) -> CGRect? {
    switch role {
    case .host: nil
    case .container: screen
    case .backdrop, .placeholder: row(from: accessory, height?.total ?? 0)
    case .keyboard: row(from: accessory, bar + keys)
    case .inner: row(from: 0, bar + keys)
    case .bar: row(from: 0, bar)
    case .layout: row(from: bar, keys)
    case .keyplane(let isInLayout): row(from: isInLayout ? 0 : bar, keys)
    case .dock: row(from: accessory + bar + keys, height?.dockHeight ?? 0)
    case .leftCorner: corner(at: screen.minX)
    case .rightCorner: corner(at: screen.maxX - Self.corner)
    case .accessory: row(from: 0, accessory)
    case .input: row(from: accessory, input)
    }
  }

  private func row(from top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: width, height: height)
  }

  private func corner(at x: CGFloat) -> CGRect {
    CGRect(x: x, y: screen.maxY - Self.corner, width: Self.corner, height: Self.corner)
  }
}
