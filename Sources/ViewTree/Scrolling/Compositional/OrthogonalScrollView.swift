import Foundation
import Responder
import Simulation

/// The groups of a section that scrolls across the scroll direction of its layout.
final class OrthogonalScrollView: ScrollView {
  private weak var collection: CollectionView?
  let section: Int
  /// Returns the offset along the scrolling at which a drag comes to rest.
  var rest: (_ proposed: CGFloat, _ start: CGFloat, _ velocity: CGFloat) -> CGFloat = { place, _, _ in place }
  var axis = LayoutAxis.horizontal

  init(section: Int, in collection: CollectionView) {
    (self.section, self.collection) = (section, collection)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    clipsToBounds = false
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    collection.effectiveApplication?.identify(self, as: "_UICollectionViewOrthogonalScrollView")
  }

  required init?(coder: NSCoder) { nil }

  override var sizesContentByConstraints: Bool { false }

  /// The safe area along the scrolling doesn't reach the items (RW2).
  override var edgesPropagatingSafeArea: RectEdge {
    super.edgesPropagatingSafeArea.subtracting(axis == .horizontal ? [.left, .right] : [.top, .bottom])
  }

  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    if old.bounds.origin != geometry.bounds.origin { collection?.sectionDidScroll(self) }
  }

  override func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
    let start = drag?.startOffset ?? contentOffset
    if axis == .horizontal {
      return scrollGeometry.clamped(CGPoint(x: rest(target.x, start.x, velocity.x), y: target.y))
    }
    return scrollGeometry.clamped(CGPoint(x: target.x, y: rest(target.y, start.y, velocity.y)))
  }

  // The collection view highlights and selects items.

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    collection?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    collection?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    collection?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    collection?.touchesCancelled(touches, with: event)
  }

  func isOwned(by collection: CollectionView) -> Bool { self.collection === collection }
}

/// A section that scrolls on its own, as its collection view shows it.
struct OrthogonalSection {
  let section: Int
  var frame: CGRect
  var contentSize: CGSize
  var axis: LayoutAxis
  var offset: CGFloat
  var isPaging: Bool
}

extension CollectionViewCompositionalLayout {
  /// Returns the sections that scroll on their own and are in a rectangle.
  final func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] {
    sections.indices.compactMap { number in
      let placed = sections[number]
      guard placed.isOrthogonal, placed.count > 0 else { return nil }
      let axis = placed.run.axis
      let first = flow.start(of: CGRect(origin: placed.origin, size: .zero))
      let extent = placed.run.extentAcross
      let frame = space.pixels(
        CGRect(origin: flow.point(first, 0), size: flow.size(extent, axis.length(of: space.size)))
      )
      guard flow.start(of: frame) < flow.end(of: rect), flow.end(of: frame) > flow.start(of: rect) else {
        return nil
      }
      return OrthogonalSection(
        section: number,
        frame: frame,
        contentSize: axis.size(contentLength(of: placed), flow.length(of: frame.size)),
        axis: axis,
        offset: offsets[number] ?? 0,
        isPaging: placed.section.orthogonalScrollingBehavior == .paging
      )
    }
  }

  private func contentLength(of placed: PlacedSection) -> CGFloat {
    let trail = placed.run.axis.ends(placed.insets).end
    var end = trail
    if placed.section.orthogonalScrollingBehavior == .groupPagingCentered, placed.run.groupCount > 0 {
      let last = placed.run.axis.length(of: placed.run.plan(ofGroup: placed.run.groupCount - 1).size)
      end = max(trail, (placed.run.axis.length(of: space.size) - last) / 2)
    }
    return space.pixels(placed.lead + placed.run.length + end)
  }

  /// Returns the offset at which a drag of a section that scrolls on its own comes to rest.
  final func rest(of number: Int, _ proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard sections.indices.contains(number) else { return proposed }
    let placed = sections[number]
    let (run, behavior) = (placed.run, placed.section.orthogonalScrollingBehavior)
    guard run.groupCount > 0 else { return proposed }
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary:
      return space.pixels(run.start(ofGroup: run.group(nearest: proposed)))
    case .groupPaging, .groupPagingCentered:
      let centered = behavior == .groupPagingCentered
      func offset(_ group: Int) -> CGFloat {
        guard centered else { return run.start(ofGroup: group) }
        let length = run.axis.length(of: run.plan(ofGroup: group).size)
        return placed.lead + run.start(ofGroup: group) + length / 2 - run.axis.length(of: space.size) / 2
      }
      // Offsets of centered groups differ from those of their edges by about the same distance.
      let shift = centered ? offset(0) : 0
      let (first, now) = (
        run.group(nearest: start - shift), run.group(nearest: (offsets[number] ?? 0) - shift)
      )
      let flick: CGFloat = 0.3
      var goal = max(first - 1, min(first + 1, now))
      if velocity > flick { goal = first + 1 } else if velocity < -flick { goal = first - 1 }
      return space.pixels(offset(max(0, min(run.groupCount - 1, goal))))
    }
  }

  // MARK: Visible items

  /// Whether a layout pass must request the attributes again because a handler changes them.
  final var hasHandlers: Bool { sections.contains { $0.section.visibleItemsInvalidationHandler != nil } }

  /// Calls the handlers of sections with their visible elements.
  final func callHandlers(_ visible: [CollectionViewLayoutAttributes]) {
    for (number, placed) in sections.enumerated() {
      guard let handler = placed.section.visibleItemsInvalidationHandler else { continue }
      let items = visible.filter { $0.indexPath.count == 2 && $0.indexPath.section == number }
      guard !items.isEmpty else { continue }
      let offset =
        placed.isOrthogonal ? flow.point(0, offsets[number] ?? 0) : collectionView?.contentOffset ?? .zero
      handler(items.map { VisibleItem($0) }, offset, placed.environment)
      guard sections.indices.contains(number) else { return }
    }
  }
}
