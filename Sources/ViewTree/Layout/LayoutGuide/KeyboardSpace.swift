import Foundation

/// What the keyboard takes of the screen, for all that keeps out of its way.
package struct KeyboardSpace: Hashable, Sendable {
  /// Where the keyboard stands or is moving to, in the interface's coordinates; nil while it is away.
  package var frame: CGRect?
  /// Whether it is at the bottom of the screen.
  package var isDocked: Bool

  /// A keyboard at `frame`.
  package init(frame: CGRect?, isDocked: Bool) {
    self.frame = frame
    self.isDocked = isDocked
  }

  /// No keyboard.
  static let none = KeyboardSpace(frame: nil, isDocked: true)

  /// Where a keyboard at the bottom stands; nil if there is none.
  var dockedFrame: CGRect? { isDocked ? frame : nil }
}

extension Application {
  /// Lets forms and layout guides follow the keyboard; called inside the keyboard's animation, if there is one (KG4).
  ///
  /// The layout of one may move the keyboard again; the rest then follow only that.
  package func keyboardMoves(to space: KeyboardSpace) {
    guard space != keyboardSpace else { return }
    keyboardSpace = space
    if allWindows.contains(where: { $0.takeUnretainedValue().storedRoot?.presentation != nil }) {
      for window in heldWindows where space == keyboardSpace { window.liftForms() }
    }
    for guide in keyboardGuides where space == keyboardSpace { guide.guide?.follow(space, in: self) }
  }

  func add(_ guide: KeyboardLayoutGuide) {
    keyboardGuides.removeAll { $0.guide == nil }
    keyboardGuides.append(WeakKeyboardGuide(guide))
  }
}

/// A layout guide, held weakly.
@MainActor struct WeakKeyboardGuide {
  private(set) weak var guide: KeyboardLayoutGuide?

  init(_ guide: KeyboardLayoutGuide) { self.guide = guide }
}
