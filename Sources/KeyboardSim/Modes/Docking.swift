import Foundation

/// The position of the keyboard that the user has chosen; a pure value that computes the resulting frames.
///
/// All frames are in the interface's coordinates.
struct Docking: Hashable, Sendable {
  /// The size of a floating keyboard (KG9).
  static let floatingSize = CGSize(width: 320, height: 254)

  /// The mode that the user has chosen; it stays when the keyboard hides.
  var mode = Keyboard.Mode.docked
  /// Whether there are keys to position; a bar or an app's view alone is at the bottom.
  var hasKeys = true
  /// The top left corner of a shortcuts bar that was dragged off the bottom, or `nil` if it is there.
  var barOrigin: CGPoint?
  /// The last origin of the keyboard in each mode; the middle of the screen by default (assumed).
  private var origins: [Keyboard.Mode: CGPoint] = [:]

  /// The mode in effect, which is docked if there are no keys.
  var effective: Keyboard.Mode { hasKeys ? mode : .docked }
  /// Whether the keyboard is off the bottom, so that shows and hides post changes of its frame only (S8a,
  /// S8d).
  var isUndockedOrFloating: Bool { effective != .docked }

  /// Whether the visible keyboard is at the bottom.
  var isAtBottom: Bool { !isUndockedOrFloating && (hasKeys || barOrigin == nil) }

  /// Returns the width of the keyboard.
  func width(in screen: CGRect) -> CGFloat {
    effective == .floating ? Self.floatingSize.width : screen.width
  }

  /// Returns the frame of a keyboard with a height, of which only the upper `visible` part may be on the
  /// screen.
  func frame(height: CGFloat, visible: CGFloat, in screen: CGRect) -> CGRect {
    let size = CGSize(width: width(in: screen), height: height)
    if effective != .docked {
      let middle = CGPoint(
        x: (screen.midX - size.width / 2).rounded(.down),
        y: (screen.midY - height / 2).rounded(.down)
      )
      return Self.kept(CGRect(origin: origins[mode] ?? middle, size: size), in: screen)
    }
    if !hasKeys, let barOrigin {
      return Self.kept(
        CGRect(origin: barOrigin, size: CGSize(width: size.width, height: visible)),
        in: screen
      )
    }
    return CGRect(x: screen.minX, y: screen.maxY - visible, width: size.width, height: height)
  }

  /// Returns the frame of a hidden keyboard with a height, below its place on the screen.
  func away(height: CGFloat, in screen: CGRect) -> CGRect {
    var frame = frame(height: height, visible: height, in: screen)
    frame.origin.y = screen.maxY
    frame.size.height = height
    return frame
  }

  /// Moves the keyboard, or else the shortcuts bar, as a drag of the user does; only a floating keyboard
  /// moves sideways.
  mutating func move(to origin: CGPoint) {
    if isUndockedOrFloating { origins[mode] = origin } else { barOrigin = origin }
  }

  /// Returns the nearest frame of the same size on the screen.
  private static func kept(_ frame: CGRect, in screen: CGRect) -> CGRect {
    let x = min(max(frame.minX, screen.minX), screen.maxX - frame.width)
    let y = min(max(frame.minY, screen.minY), screen.maxY - frame.height)
    return CGRect(origin: CGPoint(x: x, y: y), size: frame.size)
  }
}
