import Foundation
import Simulation

/// A guide that follows something of its view: the safe area, the margins, the content of a scroll view.
@MainActor final class BoundLayoutGuide: LayoutGuide {
  /// What is followed.
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
      return CGRect(origin: .zero, size: (view as? ScrollView)?.contentSize ?? .zero)
    }
    let rect = view.bounds.inset(by: binding.insets)
    guard let height = binding.height else { return rect }
    let top = binding.isAtBottom ? rect.maxY - height : rect.minY
    return CGRect(x: rect.minX, y: top, width: rect.width, height: height)
  }

  /// What a scroll view's content takes is what constraints say; all else is there already.
  override var binding: LayoutBinding? {
    guard let view = owningView else { return nil }
    switch kind {
    case .safeArea: return LayoutBinding(insets: view.safeAreaInsets)
    case .layoutMargins: return LayoutBinding(insets: view.layoutMargins)
    case .readableContent: return LayoutBinding(insets: Self.readable(view.layoutMargins, in: view.bounds))
    case .scrollFrame: return LayoutBinding(insets: .zero)
    case .scrollContent: return nil
    case .controllerTop:
      return LayoutBinding(insets: .zero, height: view.lengthBehindBars(atTop: true))
    case .controllerBottom:
      return LayoutBinding(insets: .zero, height: view.lengthBehindBars(atTop: false), isAtBottom: true)
    }
  }

  override var debugName: String { "\(kind.rawValue) of \(owningView?.debugName ?? "a view that is gone")" }

  /// Leaves the widest column of text that is easy to read, in the middle; assumed for the standard size of text.
  private static func readable(_ margins: EdgeInsets, in bounds: CGRect) -> EdgeInsets {
    var insets = margins
    let side = max(0, (bounds.width - margins.left - margins.right - 672) / 2)
    insets.left += side
    insets.right += side
    return insets
  }
}
