import HeadlessUIKit

/// A navigation controller whose keyboard is hidden when its first responder resigns, in a form sheet on an
/// iPad, too (X26).
///
/// In a form sheet the keyboard stays by default. UIKit reads the property of the presented controller, which
/// is the navigation controller and not the controller with the field. It reads it from iOS 4.3; before, only
/// the keyboard's own key hides it.
@preconcurrency @MainActor class KeyboardDismissingNavigationController: NavigationController {
  /// Returns false.
  override var disablesAutomaticKeyboardDismissal: Bool { false }
}
