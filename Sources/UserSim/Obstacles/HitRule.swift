import Foundation
import ViewTree

/// A property of a view that excludes the view and its subtree from hit testing (C2, C14). ``HitWalk`` checks
/// the rules in this order.
enum HitRule: CaseIterable {
  case hidden, transparent, interactionDisabled, animating

  /// Whether the rule excludes `view` from hit testing.
  @MainActor func rulesOut(_ view: View) -> Bool {
    switch self {
    case .hidden: view.isHidden
    case .transparent: view.isTransparent
    case .interactionDisabled: !view.isUserInteractionEnabled
    case .animating: view.isBlockedByAnimation
    }
  }
}
