import Foundation

/// Where a person has put the keyboard: a pure value that says which frames follow.
///
/// All frames are in the interface's coordinates.
struct Docking: Hashable, Sendable {
  /// How large a floating keyboard is (KG9).
  static let floatingSize = CGSize(width: 320, height: 254)

  /// What the person has chosen; it stays when the keyboard goes.
  var mode = Keyboard.Mode.docked
  /// Whether there are keys to place; a bar or a view of the program's alone stands at the bottom.
  var hasKeys = true
  /// The top left corner of a bar of shortcuts that was dragged off the bottom; nil if it is there.
  var barOrigin: CGPoint?
  /// Where the keyboard of each mode was left; in the middle of the screen at first (assumed).
  private var origins: [Keyboard.Mode: CGPoint] = [:]

  /// The mode in which the keyboard stands.
  var effective: Keyboard.Mode { hasKeys ? mode : .docked }
  /// Whether the keyboard is off the bottom, so that shows and hides are told as changes of its frame only (S8a, S8d).
  var isLoose: Bool { effective != .docked }

  /// Whether what is up stands at the bottom.
  var isAtBottom: Bool { !isLoose && (hasKeys || barOrigin == nil) }

  /// How wide a keyboard is.
  func width(in screen: CGRect) -> CGFloat {
    effective == .floating ? Self.floatingSize.width : screen.width
  }

  /// Where a keyboard of that height stands, of which only the upper part may be seen.
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

  /// Where a keyboard of that height is while it is away: below the place where it stands.
  func away(height: CGFloat, in screen: CGRect) -> CGRect {
    var frame = frame(height: height, visible: height, in: screen)
    frame.origin.y = screen.maxY
    frame.size.height = height
    return frame
  }

  /// A person drags the keyboard, or else the bar of shortcuts; only a floating one moves sideways.
  mutating func move(to origin: CGPoint) {
    if isLoose { origins[mode] = origin } else { barOrigin = origin }
  }

  /// The nearest frame of that size on the screen.
  private static func kept(_ frame: CGRect, in screen: CGRect) -> CGRect {
    let x = min(max(frame.minX, screen.minX), screen.maxX - frame.width)
    let y = min(max(frame.minY, screen.minY), screen.maxY - frame.height)
    return CGRect(origin: CGPoint(x: x, y: y), size: frame.size)
  }
}
