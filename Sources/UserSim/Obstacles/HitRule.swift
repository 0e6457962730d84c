import Foundation
import ViewTree

/// What of a view keeps a hit test from it and from all in it (C2, C14). ``HitWalk`` looks for them in this order.
enum HitRule: CaseIterable {
  case hidden, transparent, interactionDisabled, animating

  /// Whether the rule keeps a hit test from that view.
  @MainActor func rulesOut(_ view: View) -> Bool {
    switch self {
    case .hidden: view.isHidden
    case .transparent: view.isTransparent
    case .interactionDisabled: !view.isUserInteractionEnabled
    case .animating: view.isBlockedByAnimation
    }
  }
}
