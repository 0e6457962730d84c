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
    let bounds = view.bounds
    switch kind {
    case .safeArea: return bounds.inset(by: view.safeAreaInsets)
    case .layoutMargins: return bounds.inset(by: view.layoutMargins)
    case .readableContent: return Self.readable(in: bounds.inset(by: view.layoutMargins))
    case .scrollFrame: return bounds
    case .scrollContent: return CGRect(origin: .zero, size: (view as? ScrollView)?.contentSize ?? .zero)
    case .controllerTop:
      let height = min(bounds.height, view.lengthBehindBars(atTop: true))
      return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    case .controllerBottom:
      let height = min(bounds.height, view.lengthBehindBars(atTop: false))
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }

  /// What a scroll view's content takes is what constraints say; all else is there already.
  override var boundFrame: CGRect? { kind == .scrollContent ? nil : layoutFrame }

  override var debugName: String { "\(kind.rawValue) of \(owningView?.debugName ?? "a view that is gone")" }

  /// The widest that a column of text should be, in the middle; assumed for the standard size of text.
  private static func readable(in rect: CGRect) -> CGRect {
    let width = min(rect.width, 672)
    return CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
  }
}
