import Foundation
import Simulation

extension View {
  /// A layout guide for the part of the view that no system area or bar covers; the whole view before iOS 11.
  public final var safeAreaLayoutGuide: LayoutGuide { boundGuide(.safeArea) }
  /// A layout guide for the part of the view inside its margins.
  public final var layoutMarginsGuide: LayoutGuide { boundGuide(.layoutMargins) }
  /// A layout guide for the part of the view inside its margins, at most 672 points wide for readable lines
  /// of text.
  public final var readableContentGuide: LayoutGuide { boundGuide(.readableContent) }

  /// Returns the guide of a kind, created at the first access.
  final func boundGuide(_ kind: BoundLayoutGuide.Kind) -> BoundLayoutGuide {
    let state = makeLayoutStateIfNeeded()
    if let guide = state.boundGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = BoundLayoutGuide(kind, of: self)
    state.boundGuides.append(guide)
    node.pointee.layout.insert(.hasBoundGuides)
    return guide
  }

  /// Requests a layout because the visibility of the window determines the length of the guides at bars
  /// (U57).
  final func windowVisibilityDidChange() {
    for guide in layoutState?.boundGuides ?? []
    where guide.kind == .controllerTop || guide.kind == .controllerBottom { guide.spot?.inputDidChange() }
  }
}

/// The area that bars or the system cover at the top or bottom of a view controller's view.
@preconcurrency @MainActor public protocol LayoutSupport: AnyObject {
  /// The height of the covered area, in points.
  var length: CGFloat { get }
  /// The upper edge of the covered area.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The lower edge of the covered area.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The height of the covered area.
  var heightAnchor: LayoutDimension { get }
}

extension BoundLayoutGuide: LayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
