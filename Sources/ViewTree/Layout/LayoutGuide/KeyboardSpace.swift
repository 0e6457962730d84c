import Foundation

/// The part of the screen that the keyboard covers, for content that avoids it.
package struct KeyboardSpace: Hashable, Sendable {
  /// The keyboard's current or final frame in the interface's coordinates; `nil` while it is hidden.
  package var frame: CGRect?
  /// Whether the keyboard is docked at the bottom of the screen.
  package var isDocked: Bool

  /// Creates the space of a keyboard at `frame`.
  package init(frame: CGRect?, isDocked: Bool) {
    self.frame = frame
    self.isDocked = isDocked
  }

  /// The space without a keyboard.
  static let none = KeyboardSpace(frame: nil, isDocked: true)

  /// The frame of a docked keyboard; `nil` if there is none.
  var dockedFrame: CGRect? { isDocked ? frame : nil }
}

extension Application {
  /// Moves forms and layout guides with the keyboard, inside the keyboard's animation if there is one (KG4).
  ///
  /// The layout of one of them may move the keyboard again; the remaining ones follow only the last move.
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

/// A weak reference to a keyboard layout guide.
@MainActor struct WeakKeyboardGuide {
  private(set) weak var guide: KeyboardLayoutGuide?

  init(_ guide: KeyboardLayoutGuide) { self.guide = guide }
}
