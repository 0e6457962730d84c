/// A pure state machine, beside ``KeyboardPresentation``, that decides whether the keyboard follows the first
/// responder.
struct KeyboardFollowing: Hashable, Sendable {
  /// Whether the app was left together with its keyboard; changes of the first responder have no effect until
  /// it returns.
  private(set) var isSuspended = false
  /// Whether the user is dismissing the keyboard. It is then hidden even in a form sheet that would keep it
  /// on the screen (S17).
  private(set) var isDismissing = false
  /// Whether the notifications of a change between keyboards are being posted.
  private(set) var isSwapping = false
  /// Whether the present first responder receives no hardware key presses (A64).
  var ignoresHardware = false
  private var lookup = 0

  // MARK: Lookups

  /// Begins a lookup of a responder's input views and returns its number. Earlier lookups become void.
  mutating func beginLookup() -> Int {
    lookup += 1
    return lookup
  }

  /// Makes all lookups void.
  mutating func invalidateLookups() { lookup += 1 }

  /// Returns whether no other lookup has begun since.
  func isCurrent(_ lookup: Int) -> Bool { lookup == self.lookup }

  // MARK: The app

  /// Suspends following, because the app is left.
  mutating func suspend() { isSuspended = true }

  /// Resumes following, because the app returns; returns whether the keyboard was suspended.
  mutating func resume() -> Bool {
    defer { isSuspended = false }
    return isSuspended
  }

  // MARK: Causes

  /// Begins or ends a dismissal by the user; returns the former value.
  mutating func setDismissing(_ value: Bool) -> Bool {
    defer { isDismissing = value }
    return isDismissing
  }

  /// Sets ``isSwapping``, and returns its previous value.
  mutating func setSwapping(_ value: Bool) -> Bool {
    defer { isSwapping = value }
    return isSwapping
  }
}
