import Foundation
import Simulation

/// The space in a collection view for a compositional layout.
@MainActor struct LayoutSpace: @preconcurrency Equatable {
  /// The size inside the adjusted insets.
  var size = CGSize(width: -1, height: -1)
  private var references: [ContentInsetsReference: EdgeInsets] = [:]
  private(set) var scale: CGFloat = 2
  private(set) var isMirrored = false
  private(set) var traits = TraitCollection()

  init() {}

  init(of view: CollectionView, in bounds: CGRect? = nil, reference: ContentInsetsReference) {
    let bounds = bounds ?? view.bounds
    let inset = view.baseAdjustedContentInset
    size = CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
    scale = view.effectiveApplication?.screen.scale ?? 2
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    traits = TraitCollection(view.resolvedTraits)
    references[.safeArea] = view.storedSafeAreaInsets.beyond(inset)
    references[.layoutMargins] = view.layoutMargins.beyond(inset)
    let width = min(672, size.width - view.layoutMargins.left - view.layoutMargins.right)
    let side = max(0, (size.width - width) / 2)
    references[.readableContent] = EdgeInsets(
      top: view.layoutMargins.top,
      left: side,
      bottom: view.layoutMargins.bottom,
      right: side
    )
  }

  static func == (one: Self, other: Self) -> Bool {
    one.size == other.size && one.references == other.references && one.scale == other.scale
      && one.isMirrored == other.isMirrored
  }

  /// Returns the insets of an area, across the scroll direction only.
  func insets(_ reference: ContentInsetsReference, across flow: LayoutAxis) -> DirectionalEdgeInsets {
    let insets = references[reference] ?? .zero
    guard flow == .vertical else {
      return DirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    }
    let (left, right) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    return DirectionalEdgeInsets(top: 0, leading: left, bottom: 0, trailing: right)
  }

  func pixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  func pixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: pixels(rect.minX),
      y: pixels(rect.minY),
      width: pixels(rect.width),
      height: pixels(rect.height)
    )
  }
}

extension EdgeInsets {
  /// The insets without those that are in effect anyway.
  fileprivate func beyond(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(0, top - other.top),
      left: max(0, left - other.left),
      bottom: max(0, bottom - other.bottom),
      right: max(0, right - other.right)
    )
  }
}
