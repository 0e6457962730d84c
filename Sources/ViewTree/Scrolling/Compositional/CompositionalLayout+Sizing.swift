import Foundation
import Simulation

/// Sizes that views determine for themselves, and updates.
extension CollectionViewCompositionalLayout {
  private typealias Key = DeterminedSection.Key

  /// Returns the section and the key of a view; those at the layout's boundary have the section -1.
  private func place(of attributes: CollectionViewLayoutAttributes) -> (section: Int, key: Key) {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind
    return path.count == 1
      ? (-1, Key(kind: kind, item: 0)) : (path.section, Key(kind: kind, item: path.item))
  }

  final func wantsMeasure(_ attributes: CollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    guard !attributes.sizingAxes.isEmpty else { return false }
    let (section, key) = place(of: attributes)
    return isNew || !(determined[section]?.measured.contains(key) ?? false)
  }

  final func noteMeasured(
    _ preferred: CollectionViewLayoutAttributes,
    _ original: CollectionViewLayoutAttributes
  ) -> Bool {
    let (section, key) = place(of: original)
    let known = determined[section]?.sizes[key] ?? original.size
    determined[section, default: DeterminedSection()].measured.insert(key)
    let axes = original.sizingAxes
    return axes.width && preferred.size.width != known.width
      || axes.height && preferred.size.height != known.height
  }

  final func adopt(
    _ preferred: CollectionViewLayoutAttributes,
    _ original: CollectionViewLayoutAttributes,
    _ context: CollectionViewLayoutInvalidationContext
  ) {
    let (number, key) = place(of: original)
    checkPreferred(preferred)
    determined[number, default: DeterminedSection()].sizes[key] = preferred.size
    (context.keepsPlaces, needsPlaces) = (true, true)
    if let kind = key.kind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [original.indexPath])
    } else {
      context.invalidateItems(at: [original.indexPath])
    }
    var (start, growth) = (flow.start(of: original.frame), CGFloat(0))
    let isBoundary =
      sections.indices.contains(number)
      ? key.item == 0 && sections[number].boundary.contains { $0.item.elementKind == key.kind } : true
    if isBoundary {
      growth = flow.length(of: preferred.size) - flow.length(of: original.size)
    } else if (0..<sections[number].count).contains(key.item), let sizes = determined[number] {
      let before = groupsLength(number)
      let group = sections[number].run.group(ofItem: key.item)
      // No other reference to the run is alive here, so that its arrays aren't copied.
      sections[number].run.adopt(sizes, groups: [group])
      growth = groupsLength(number) - before
      start =
        sections[number].isOrthogonal
        ? sections[number].start
        : flow.start(of: CGRect(origin: sections[number].origin, size: .zero))
          + sections[number].run.start(ofGroup: sections[number].run.group(ofItem: key.item))
    }
    guard let view = collectionView, growth != 0 else { return }
    let inset = view.baseAdjustedContentInset
    let seen = flow == .vertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
    if start < seen - 0.5, !(isBoundary && isPinned(key.kind, number)) {
      context.contentOffsetAdjustment = flow.point(growth, 0)
    }
  }

  /// Returns the length of a section's groups along the scroll direction of the layout.
  private func groupsLength(_ number: Int) -> CGFloat {
    sections[number].isOrthogonal ? sections[number].run.extentAcross : sections[number].run.length
  }

  private func isPinned(_ kind: String?, _ number: Int) -> Bool {
    let placed = sections.indices.contains(number) ? sections[number].boundary : boundary
    return placed.contains { $0.item.elementKind == kind && $0.item.pinToVisibleBounds }
  }

  final func renumberSizes(_ plan: TablePlan) {
    let (old, oldOffsets) = (determined, offsets)
    (determined, offsets) = ([:], [:])
    for (number, sizes) in old {
      guard number >= 0 else {
        determined[number] = sizes
        continue
      }
      guard plan.sections.indices.contains(number) else { continue }
      for (key, size) in sizes.sizes {
        guard let place = plan.place(of: IndexPath(item: key.item, section: number)) else { continue }
        let new = Key(kind: key.kind, item: place.item)
        determined[place.section, default: DeterminedSection()].sizes[new] = size
        if sizes.measured.contains(key), !plan.isReloaded(IndexPath(item: key.item, section: number)) {
          determined[place.section]?.measured.insert(new)
        }
      }
    }
    for (number, offset) in oldOffsets where plan.sections.indices.contains(number) {
      if let place = plan.sections[number] { offsets[place] = offset }
    }
  }
}
