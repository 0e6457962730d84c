import ViewTree

/// A navigation controller whose keyboard goes when nobody wants it any more, in a form on an iPad too (X26).
///
/// There the system asks the presented controller, which is the navigation controller and not the one inside that has the
/// field, and by default the keyboard stays. Asked from iOS 4.3; before, nothing makes it go but its own key.
@preconcurrency @MainActor open class KeyboardDismissingNavigationController: NavigationController {
  /// No.
  open override var disablesAutomaticKeyboardDismissal: Bool { false }
}
