import Foundation
import Simulation

/// Sections that scroll on their own. Their cells, and the views attached to these, are in scroll views.
extension CollectionView {
  private var compositionalLayout: CollectionViewCompositionalLayout? {
    collectionViewLayout as? CollectionViewCompositionalLayout
  }

  /// Returns the view that contains an element's view.
  final func container(of attributes: CollectionViewLayoutAttributes) -> View {
    attributes.scrollingSection.flatMap { orthogonalViews[$0] } ?? self
  }

  /// Whether a view is a cell or another element of this collection view, directly or in a section's scroll
  /// view.
  final func contains(_ view: View) -> Bool {
    view.superview === self || (view.superview as? OrthogonalScrollView)?.isOwned(by: self) ?? false
  }

  /// Returns the frame at which an element is visible now.
  final func shownFrame(of attributes: CollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.scrollingSection, let layout = compositionalLayout else {
      return attributes.frame
    }
    let way = layout.flow.point(0, layout.offsets[section] ?? 0)
    return attributes.frame.offsetBy(dx: -way.x, dy: -way.y)
  }

  /// Returns the frame of an element's view in the collection view's coordinates.
  final func shownFrame(of view: View) -> CGRect {
    guard let scroller = view.superview as? OrthogonalScrollView else { return view.frame }
    return scroller.convert(view.frame, to: self)
  }

  /// Creates and places the scroll views of the sections that are visible.
  final func placeOrthogonalViews() {
    guard let layout = compositionalLayout else { return }
    for section in layout.orthogonalSections(in: bounds) {
      let view = orthogonalViews[section.section] ?? makeOrthogonalView(section)
      if view.frame != section.frame { view.frame = section.frame }
      (view.axis, view.isPagingEnabled) = (section.axis, section.isPaging)
      if view.contentSize != section.contentSize { view.contentSize = section.contentSize }
      let offset = section.axis.point(section.offset, 0)
      if section.axis.start(of: view.bounds) != section.offset, !view.baseIsDragging, view.animation == nil {
        view.contentOffset = offset
      }
    }
  }

  private func makeOrthogonalView(_ section: OrthogonalSection) -> OrthogonalScrollView {
    let view = OrthogonalScrollView(section: section.section, in: self)
    view.rest = { [weak self] proposed, start, velocity in
      self?.compositionalLayout?.rest(of: section.section, proposed, from: start, velocity: velocity)
        ?? proposed
    }
    view.frame = section.frame
    view.axis = section.axis
    view.contentSize = section.contentSize
    view.contentOffset = section.axis.point(section.offset, 0)
    orthogonalViews[section.section] = view
    withoutAnimation { addSubview(view) }
    sendCellsToBack([view], before: backgroundView)
    return view
  }

  /// Removes the scroll views of sections that aren't visible, unless a cell in one contains the first
  /// responder.
  final func removeOrthogonalViews() {
    guard !orthogonalViews.isEmpty else { return }
    let seen = Set(compositionalLayout?.orthogonalSections(in: bounds).map(\.section) ?? [])
    for (section, view) in orthogonalViews.sorted(by: { $0.key < $1.key })
    where !seen.contains(section) && !shownItems.contains(where: { $0.cell.superview === view }) {
      orthogonalViews[section] = nil
      view.removeFromSuperview()
    }
  }

  /// Called after a section has scrolled.
  final func sectionDidScroll(_ view: OrthogonalScrollView) {
    guard orthogonalViews[view.section] === view, let layout = compositionalLayout else { return }
    layout.offsets[view.section] = view.axis.start(of: view.bounds)
    elements = nil
    baseSetNeedsLayout()
  }

  /// Calls the handlers of sections with the visible elements.
  final func callSectionHandlers(_ all: [CollectionViewLayoutAttributes]) {
    guard let layout = compositionalLayout, layout.hasHandlers else { return }
    layout.callHandlers(all.filter { !shownFrame(of: $0).intersection(bounds).isEmpty })
  }

  /// Whether the attributes must be requested in each layout pass.
  final var refreshesElements: Bool { compositionalLayout?.hasHandlers ?? false }

  /// Scrolls the section of an item along its own axis.
  final func scrollSection(
    to attributes: CollectionViewLayoutAttributes,
    at position: ScrollPosition,
    animated: Bool
  ) {
    guard let section = attributes.scrollingSection, let layout = compositionalLayout,
      layout.sections.indices.contains(section)
    else { return }
    let axis = layout.flow.other
    let (size, rect) = (axis.length(of: layout.space.size), attributes.frame)
    let (low, high) = (axis.start(of: rect), axis.end(of: rect))
    let (start, middle, end): (ScrollPosition, ScrollPosition, ScrollPosition) =
      axis == .horizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    var goal = layout.offsets[section] ?? 0
    if position.contains(start) {
      goal = low
    } else if position.contains(end) {
      goal = high - size
    } else if position.contains(middle) {
      goal = (low + high - size) / 2
    } else if low < goal {
      goal = low
    } else if high > goal + size {
      goal = high - size
    }
    let length = layout.orthogonalSections(in: layout.sectionRect(section)).first { $0.section == section }
    let most = max(0, (length.map { axis.length(of: $0.contentSize) } ?? size) - size)
    goal = layout.space.pixels(min(max(0, goal), most))
    if let view = orthogonalViews[section] {
      view.setContentOffset(axis.point(goal, 0), animated: animated)
    } else {
      layout.offsets[section] = goal
      elements = nil
      baseSetNeedsLayout()
    }
  }

  final func withoutAnimation(_ change: () -> Void) {
    guard let application = baseWindow?.application else { return change() }
    application.animator.withoutAnimation(change)
  }
}

extension CollectionViewCompositionalLayout {
  /// Returns the part of the content with a section.
  final func sectionRect(_ number: Int) -> CGRect {
    let placed = sections[number]
    return CGRect(
      origin: flow.point(placed.start, 0),
      size: flow.size(placed.end - placed.start, flow.other.length(of: space.size))
    )
  }
}
