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
    guard space != keyboardFollowers.space else { return }
    keyboardFollowers.space = space
    if windowList.contains(where: { $0.storedRoot?.presentation != nil }) {
      for window in allWindows where space == keyboardFollowers.space { window.liftForms() }
    }
    for follower in keyboardFollowers.others where space == keyboardFollowers.space {
      follower.keyboardMoves()
    }
    for guide in keyboardFollowers.guides where space == keyboardFollowers.space {
      guide.follow(space, in: self)
    }
  }
}

/// An object that moves a view with the keyboard: a navigation controller with a search bar in its toolbar.
@MainActor protocol KeyboardFollower: AnyObject {
  /// Called when the space of the keyboard has changed, inside the keyboard's animation.
  func keyboardMoves()
}

/// The keyboard's frame as the layout knows it, and the layout guides that follow it.
@MainActor struct KeyboardFollowers {
  private struct Entry {
    weak var guide: KeyboardLayoutGuide?
  }

  /// The part of the screen that the keyboard covers.
  var space = KeyboardSpace.none
  private var entries: [Entry] = []

  /// The guides, in the order in which they were created; they are not retained.
  var guides: [KeyboardLayoutGuide] { entries.compactMap(\.guide) }

  private struct Other {
    weak var follower: (any KeyboardFollower)?
  }

  private var otherEntries: [Other] = []

  /// The other objects that follow the keyboard; they are not retained.
  var others: [any KeyboardFollower] { otherEntries.compactMap(\.follower) }

  /// Adds an object, unless it follows the keyboard already.
  mutating func add(_ follower: any KeyboardFollower) {
    guard !otherEntries.contains(where: { $0.follower === follower }) else { return }
    otherEntries.removeAll { $0.follower == nil }
    otherEntries.append(Other(follower: follower))
  }

  /// Adds a guide.
  mutating func add(_ guide: KeyboardLayoutGuide) {
    entries.removeAll { $0.guide == nil }
    entries.append(Entry(guide: guide))
  }
}
