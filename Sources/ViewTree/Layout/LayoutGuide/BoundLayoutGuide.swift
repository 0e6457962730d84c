import Foundation
import Simulation

/// A layout guide that follows the safe area, the margins or another rectangle of its view.
@MainActor final class BoundLayoutGuide: LayoutGuide {
  /// The rectangle that the guide follows.
  enum Kind: String {
    case safeArea, layoutMargins, readableContent, scrollFrame, scrollContent, controllerTop, controllerBottom
  }

  let kind: Kind

  init(_ kind: Kind, of view: View) {
    self.kind = kind
    super.init(of: view)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    guard let binding else {
      return CGRect(origin: .zero, size: view.layoutContent?.contentSize ?? .zero)
    }
    let rect = view.bounds.inset(by: binding.insets)
    guard let height = binding.height else { return rect }
    let top = binding.isAtBottom ? rect.maxY - height : rect.minY
    return CGRect(x: rect.minX, y: top, width: rect.width, height: height)
  }

  /// The guide's position in the view's bounds; `nil` if constraints determine it, as for a scroll view's
  /// content.
  override var binding: LayoutBinding? {
    guard let view = owningView else { return nil }
    switch kind {
    case .safeArea: return LayoutBinding(insets: view.storedSafeAreaInsets)
    case .layoutMargins: return LayoutBinding(insets: view.baseLayoutMargins)
    case .readableContent:
      return LayoutBinding(insets: Self.readable(view.baseLayoutMargins, in: view.bounds))
    case .scrollFrame: return LayoutBinding(insets: .zero)
    case .scrollContent: return nil
    case .controllerTop, .controllerBottom:
      let isAtBottom = kind == .controllerBottom
      // In a hidden window, the guides have no length (U57).
      let isShown = view.baseWindow?.showsViews ?? false
      let height = isShown ? view.lengthBehindBars(atTop: !isAtBottom) : 0
      return LayoutBinding(insets: .zero, height: height, isAtBottom: isAtBottom)
    }
  }

  override var debugName: String { "\(kind.rawValue) of \(owningView?.debugName ?? "a view that is gone")" }

  /// Returns the insets of a centered column of at most 672 points inside the margins, the readable width
  /// assumed for the standard text size.
  private static func readable(_ margins: EdgeInsets, in bounds: CGRect) -> EdgeInsets {
    var insets = margins
    let side = max(0, (bounds.width - margins.left - margins.right - 672) / 2)
    insets.left += side
    insets.right += side
    return insets
  }
}
