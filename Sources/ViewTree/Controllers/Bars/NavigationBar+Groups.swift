import Foundation
import Responder
import Simulation

/// Groups of items.
extension NavigationBar {
  /// Determines the items in the middle, or the button with their menu where the width is compact.
  final func updateCenter() {
    let groups = topItem.map { $0.style == .navigator ? [] : $0.centerItemGroups } ?? []
    guard !groups.isEmpty else {
      (centerItems, overflowItem) = ([], nil)
      return
    }
    guard traitCollection.horizontalSizeClass == .compact else {
      (centerItems, overflowItem) = (groups.flatMap(\.shownItems), nil)
      return
    }
    centerItems = []
    let elements = groups.flatMap { group in group.visibleItems.compactMap(\.menuRepresentation) }
    let item =
      overflowItem ?? BarButtonItem(title: nil, image: Image(systemName: "ellipsis"), primaryAction: nil)
    item.accessibilityLabel = "More"
    item.menu = Menu(children: elements)
    overflowItem = elements.isEmpty ? nil : item
  }

  /// Places the items in the middle of the bar, or as near to it as the others permit.
  final func placeCenter(from start: CGFloat, to end: CGFloat, in strip: CGRect) {
    guard !centerItems.isEmpty else { return }
    let width = width(of: centerItems)
    place(centerItems, from: max(start, min(bounds.midX - width / 2, end - width)), in: strip)
  }

  /// Collapses groups with a representative item, the last one first, until the items fit a width; a layout
  /// shows the change.
  final func collapseGroups(fitting room: CGFloat) {
    let groups = topItem?.allGroups.filter { $0.representativeItem != nil && !$0.isHidden } ?? []
    let isTight = groups.contains { !$0.isCollapsed } && widthOfItems > room
    guard !groups.isEmpty, collapsedRoom != room || isTight else { return }
    collapsedRoom = room
    let before = groups.map(\.isCollapsed)
    for group in groups where group.isCollapsed { group.isCollapsed = false }
    show(groups, changedFrom: before)
    for group in groups.reversed() where widthOfItems > room {
      group.isCollapsed = true
      itemDidChange()
    }
  }

  private func show(_ groups: [BarButtonItemGroup], changedFrom before: [Bool]) {
    if before != groups.map(\.isCollapsed) { itemDidChange() }
  }
}
